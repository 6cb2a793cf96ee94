import { describe, expect, it } from 'vitest';
import type { SubmittedAnswer } from '../../src/api/entities';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { listenTo, sentenceOf } from './school';

const { school, as, ask } = listenTo();
const { open, upcoming, closed, fullGroup } = mockQuizzes;
const katherine = 'katherine@school.example';
const minute = 60_000;

const save = (
  answers: SubmittedAnswer[],
  revision: number,
  who = katherine,
  id: string = open.id,
) => ask(who, 'saveAnswers', { id, body: { answers, revision } });

async function answersOf(letter: SubmittedAnswer['answer']): Promise<SubmittedAnswer[]> {
  const { questions } = await as(katherine).paper(open.id);
  return questions.map(({ _id }) => ({ question: _id, answer: letter }));
}

describe('drafts', () => {
  it('are kept whole, counted, and read with the paper', async () => {
    const answers = await answersOf('A');
    const { status, body } = await save(answers, 2);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { revision: 3, answers, message: replies.attempts.saved } },
    });
    await save(answers.slice(0, 1), 3);
    const { attempt } = await as(katherine).paper(open.id);
    expect(attempt).toMatchObject({ revision: 4, answers: answers.slice(0, 1) });
  });

  it('are what is graded when the quiz closes', async () => {
    await save([], 2);
    school.clock.advance(36 * minute);
    const [result] = await as(katherine).results();
    expect(result?.participants).toMatchObject([{ score: 0 }]);
  });

  it('that were graded at the end are receipted as such when they are submitted after it', async () => {
    const { attempt } = await as(katherine).paper(open.id);
    school.clock.advance(40 * minute);
    const { receipt } = await as(katherine).submit(open.id, attempt?.answers ?? []);
    expect(receipt).toMatchObject({ answered: 2, late: false, submitted_at: attempt?.ends_at });
    const [result] = await as('instructor').results();
    expect(result?.participants.some(({ late }) => late)).toBe(false);
  });

  it.each([1, 3])('made from revision %d are refused with the newer one', async (revision) => {
    const { attempt } = await as(katherine).paper(open.id);
    const refused = await save([], revision);
    expect(sentenceOf(refused, 409)).toBe(replies.attempts.staleDraft);
    expect(refused.body).toMatchObject({ attempt: { revision: 2, answers: attempt?.answers } });
  });

  it('name the entries whose question is foreign or answered twice', async () => {
    const [first] = await answersOf('A');
    if (first === undefined) throw new Error('the paper is empty');
    const refused = await save([first, { question: 'question-99', answer: 'A' }, first], 2);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: replies.attempts.notInQuiz(2),
        errors: [
          { field: 'answers.1.question', message: replies.attempts.notInQuiz(2) },
          { field: 'answers.2.question', message: replies.attempts.answeredTwice(3) },
        ],
      },
    });
  });

  it('have no grace', async () => {
    school.clock.advance(35 * minute);
    const refused = await save([], 2);
    expect(sentenceOf(refused, 409)).toBe(replies.attempts.closed);
    expect(refused.body).not.toHaveProperty('attempt');
  });

  it('need an attempt that runs', async () => {
    await as('student').join(open.code);
    await as('student').join(upcoming.code);
    const refusals: [string, string, number, string][] = [
      ['student', open.id, 409, replies.attempts.notBegun],
      ['student', upcoming.id, 409, replies.attempts.waitForStart],
      ['hedy@school.example', open.id, 409, replies.attempts.alreadySubmitted],
      ['mary@school.example', closed.id, 409, replies.attempts.closed],
      ['mary@school.example', open.id, 403, replies.attempts.notJoined],
      ['mary@school.example', fullGroup.id, 404, replies.quizzes.notYours],
    ];
    for (const [who, id, status, sentence] of refusals) {
      expect(sentenceOf(await save([], 0, who, id), status)).toBe(sentence);
    }
  });
});
