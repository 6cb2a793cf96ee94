import { expect, it } from 'vitest';
import type { QuizChanges, QuizInput, QuizPaper } from '../../src/api/entities';
import { optionTexts } from '../../src/items/itemRules';
import { listenTo } from './school';

const { school, as, ask } = listenTo();
const draft: QuizInput = {
  ...{ title: 'Shuffled', description: 'A quiz.', group: 'group-web1', questions_number: 5 },
  ...{ difficulty: 'easy', type: 'DO', schadule: '2026-05-04T10:00:00.000Z', duration: 30 },
  score_per_question: 2,
};
const students = ['student', 'katherine@school.example'];

async function setUp(order: Partial<QuizInput>) {
  const [group] = await as('instructor').groups();
  const body = { ...draft, group: group?._id ?? '', ...order };
  const { _id = '', code } = await as('instructor').createQuiz(body);
  return { id: _id, code };
}

/** The papers of two students, once the quiz has opened. */
async function papersOf({ id, code }: { id: string; code: string }): Promise<QuizPaper[]> {
  for (const who of students) await as(who).join(code);
  school.clock.set(new Date('2026-05-04T10:05:00.000Z'));
  return Promise.all(students.map((who) => as(who).paper(id)));
}

const idsOf = ({ questions }: QuizPaper): string[] => questions.map(({ _id }) => _id);

it('students of a shuffled quiz get the same questions, each in an order of their own', async () => {
  const quiz = await setUp({ shuffle_questions: true, shuffle_options: true });
  const [one, other] = (await papersOf(quiz)) as [QuizPaper, QuizPaper];
  expect(idsOf(one)).not.toEqual(idsOf(other));
  expect(idsOf(one).sort()).toEqual(idsOf(other).sort());
  const textsOf = ({ questions }: QuizPaper) =>
    Object.fromEntries(questions.map(({ _id, options }) => [_id, optionTexts({ options })]));
  const [first, second] = [textsOf(one), textsOf(other)];
  expect(first).not.toEqual(second);
  for (const [id, texts] of Object.entries(first)) {
    expect([...texts].sort()).toEqual([...(second[id] ?? [])].sort());
  }
  await expect(as('student').paper(quiz.id)).resolves.toMatchObject({ questions: one.questions });
});

it('answers and drafts have the letters of the paper, and the right options earn all points', async () => {
  const quiz = await setUp({ shuffle_questions: true, shuffle_options: true });
  const papers = await papersOf(quiz);
  const { questions: keyed = [] } = await as('instructor').quiz(quiz.id);
  for (const [index, who] of students.entries()) {
    const answers = papers[index]!.questions.map(({ _id, options }) => {
      const { options: own, answer } = keyed.find((question) => question._id === _id)!;
      const right = own[answer as 'A'];
      const [letter] = Object.entries(options).find(([, text]) => text === right)!;
      return { question: _id, answer: letter };
    });
    const chosen = answers.map((answer) => ({ ...answer, chosen_at: '2026-05-04T10:05:00.000Z' }));
    await ask(who, 'saveAnswers', { id: quiz.id, body: { answers: chosen, revision: 0 } });
    const { attempt } = await as(who).paper(quiz.id);
    expect(attempt?.answers).toEqual(chosen);
    await as(who).submit(quiz.id, answers);
  }
  const results = await as('instructor').results();
  const found = results.find((result) => result.quiz._id === quiz.id);
  expect(found?.participants.map(({ score }) => score)).toEqual([10, 10]);
});

it('a quiz that shuffles nothing mentions none of it', async () => {
  const quiz = await setUp({ shuffle_questions: false, shuffle_options: false });
  const [one, other] = (await papersOf(quiz)) as [QuizPaper, QuizPaper];
  expect(one.questions).toEqual(other.questions);
  const read = await as('instructor').quiz(quiz.id);
  expect(JSON.stringify([read, one])).not.toMatch(/shuffle/);
});

it('what is shuffled changes until the quiz opens, and is a part of its history', async () => {
  const { id } = await setUp({ shuffle_questions: true });
  const { title, description } = draft;
  const change = (order: object) =>
    ask('instructor', 'updateQuiz', { id, body: { title, description, ...order } });
  await change({ shuffle_questions: false, shuffle_options: true });
  await expect(as('instructor').quiz(id)).resolves.toMatchObject({ shuffle_options: true });
  await expect(as('instructor').quiz(id)).resolves.not.toHaveProperty('shuffle_questions');
  const { body } = await ask('instructor', 'quizChanges', { id });
  expect((body as QuizChanges).changes[0]).toMatchObject({
    before: { shuffle_questions: true, shuffle_options: false },
    after: { shuffle_questions: false, shuffle_options: true },
  });

  school.clock.set(new Date('2026-05-04T10:00:00.000Z'));
  await expect(change({ shuffle_options: false })).resolves.toMatchObject({
    status: 409,
    body: { code: 'quiz.hasOpened' },
  });
  await expect(change({ shuffle_options: true })).resolves.toMatchObject({ status: 200 });
  await expect(change({})).resolves.toMatchObject({ status: 200 });
  await expect(as('instructor').quiz(id)).resolves.toMatchObject({ shuffle_options: true });
});
