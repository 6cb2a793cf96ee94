import { describe, expect, it } from 'vitest';
import type { SavedAnswer } from '../../src/api/entities';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { firstDay, listenTo, sentenceOf } from './school';

const { school, as, ask } = listenTo();
const { open, upcoming, closed, fullGroup } = mockQuizzes;
const katherine = 'katherine@school.example';
const minute = 60_000;

const paper = async () => as(katherine).paper(open.id);

async function heldAnswers() {
  const { attempt } = await paper();
  return attempt?.answers ?? [];
}

/** An answer to a question of the open quiz, by its position from 1. */
async function chosen(
  place: number,
  answer: SavedAnswer['answer'],
  seconds: number,
): Promise<SavedAnswer> {
  const question = (await paper()).questions[place - 1]?._id ?? '';
  return {
    question,
    answer,
    chosen_at: new Date(firstDay.getTime() + seconds * 1000).toISOString(),
  };
}

const save = (answers: SavedAnswer[], revision: number, who = katherine, id: string = open.id) =>
  ask(who, 'saveAnswers', { id, body: { answers, revision } });

const savedBy = async (...sent: Parameters<typeof save>) => {
  const { status, body } = await save(...sent);
  expect(status).toBe(200);
  return (body as { data: { revision: number; answers: SavedAnswer[]; message: string } }).data;
};

describe('saved answers', () => {
  it('are merged with the existing ones, counted, and returned with the paper', async () => {
    const before = await heldAnswers();
    const third = await chosen(3, 'A', 1);
    await expect(savedBy([third], 2)).resolves.toMatchObject({
      revision: 3,
      answers: [third],
      message: replies.attempts.saved,
    });
    expect((await paper()).attempt).toMatchObject({ revision: 3, answers: [...before, third] });
  });

  it('count by when they were chosen, in whatever order they arrive', async () => {
    const [early, late] = [await chosen(3, 'A', 1), await chosen(3, 'B', 2)];
    await save([late], 2);
    await expect(savedBy([early], 2)).resolves.toMatchObject({ revision: 3, answers: [late] });
    const last = await chosen(3, 'C', 3);
    await expect(savedBy([last], 3)).resolves.toMatchObject({ revision: 4, answers: [last] });
    expect(await heldAnswers()).toContainEqual(last);
  });

  it('stay if another one of the same instant arrives', async () => {
    const first = await chosen(3, 'A', 1);
    await save([first], 2);
    await save([{ ...first, answer: 'D' }], 3);
    expect(await heldAnswers()).toContainEqual(first);
  });

  it('change nothing when they arrive again', async () => {
    const answers = [await chosen(3, 'A', 1), await chosen(4, 'B', 2)];
    await save(answers, 2);
    const held = await heldAnswers();
    await expect(savedBy(answers, 3)).resolves.toMatchObject({ revision: 3, answers: [] });
    expect(await heldAnswers()).toEqual(held);
  });

  it('get a reply with what has changed since on any device', async () => {
    const [third, fourth] = [await chosen(3, 'A', 1), await chosen(4, 'B', 2)];
    await save([third], 2);
    await save([fourth], 3);
    await expect(savedBy([], 2)).resolves.toMatchObject({ revision: 4, answers: [third, fourth] });
    await expect(savedBy([], 3)).resolves.toMatchObject({ revision: 4, answers: [fourth] });
    await expect(savedBy([], 4)).resolves.toMatchObject({ revision: 4, answers: [] });
  });

  it('can be cleared, which is a choice like any other', async () => {
    const cleared = await chosen(1, null, 2);
    await save([cleared], 2);
    await save([await chosen(1, 'A', 1)], 3);
    expect(await heldAnswers()).toContainEqual(cleared);
  });

  it('are what is graded when the quiz closes', async () => {
    const right = (await as('instructor').questions()).find(({ _id }) => _id === 'question-3');
    await save([await chosen(1, null, 1), await chosen(3, right?.answer ?? null, 1)], 2);
    school.clock.advance(36 * minute);
    const [result] = await as(katherine).results();
    expect(result?.participants).toMatchObject([{ score: 4 }]);
  });

  it('name the entries whose question is foreign or answered twice', async () => {
    const first = await chosen(1, 'A', 1);
    const refused = await save([first, { ...first, question: 'question-99' }, first], 2);
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

  it('have no grace, and are refused with what counts', async () => {
    const { attempt } = await paper();
    const third = await chosen(3, 'A', 1);
    school.clock.advance(35 * minute);
    const refused = await save([third], 2);
    expect(sentenceOf(refused, 409)).toBe(replies.attempts.closed.message);
    expect(refused.body).toMatchObject({
      submitted: {
        answers: attempt?.answers,
        receipt: { submitted_at: attempt?.ends_at, answered: 2, questions: 5, late: false },
      },
    });
  });

  it('need a running attempt', async () => {
    await as('student').join(open.code);
    await as('student').join(upcoming.code);
    const refusals: [string, string, number, string][] = [
      ['student', open.id, 409, replies.attempts.notBegun.message],
      ['student', upcoming.id, 409, replies.attempts.waitForStart.message],
      ['hedy@school.example', open.id, 409, replies.attempts.alreadySubmitted.message],
      ['mary@school.example', closed.id, 409, replies.attempts.closed.message],
      ['mary@school.example', open.id, 403, replies.attempts.notJoined.message],
      ['mary@school.example', fullGroup.id, 404, replies.quizzes.notYours.message],
    ];
    for (const [who, id, status, sentence] of refusals) {
      expect(sentenceOf(await save([], 0, who, id), status)).toBe(sentence);
    }
  });
});

describe('another device', () => {
  it('answers by the position of a question, and clears', async () => {
    school.failNext('saveAnswers', 'network');
    school.otherDevice(katherine).answer(open.id, { 3: 'D', 1: null });
    expect((await paper()).attempt?.revision).toBe(3);
    expect(await heldAnswers()).toEqual([
      { ...(await chosen(1, null, 0)), chosen_at: expect.any(String) as string },
      expect.objectContaining({ question: (await chosen(2, null, 0)).question }),
      { ...(await chosen(3, 'D', 0)), chosen_at: expect.any(String) as string },
    ]);
  });

  it('yields to later choices', async () => {
    const here = await chosen(3, 'A', 5);
    await save([here], 2);
    school.otherDevice(katherine).answer(open.id, { 3: 'D' }, firstDay);
    expect(await heldAnswers()).toContainEqual(here);
  });

  it('submits the saved answers', async () => {
    school.otherDevice(katherine).submit(open.id);
    const refused = await save([], 2);
    expect(sentenceOf(refused, 409)).toBe(replies.attempts.alreadySubmitted.message);
    expect(refused.body).toMatchObject({ submitted: { receipt: { answered: 2 } } });
  });

  it("throws the school's message when it is refused", () => {
    const phone = school.otherDevice('student');
    expect(() => phone.answer(open.id, { 1: 'A' })).toThrow(replies.attempts.notJoined.message);
    expect(() => phone.submit(open.id)).toThrow(replies.attempts.notJoined.message);
    expect(() => school.otherDevice('nobody@school.example')).toThrow('the mock school has nobody');
  });
});
