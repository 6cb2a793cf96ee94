import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { enter, makeQuiz, reset, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { ActionBody } from './wire';

type Attempt = ActionBody['data']['attempt'];
interface DraftBody {
  data: Attempt & { message: string };
  message: string;
  errors: ActionBody['errors'];
  attempt?: Attempt;
}

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await reset(school);
  await makeQuiz(school, { id: 'quiz' });
  await enter(school, 'quiz', 'rita');
});
afterAll(() => school.close());

const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
const paper = (who = 'rita') => school.call(who, 'GET', 'quiz/without-answers/quiz');
const save = (draft: object, who = 'rita') =>
  school.call<DraftBody>(who, 'PUT', 'quiz/answers/quiz', draft);
const attemptOf = async (studentId: string) =>
  (await school.database.select().from(attempts).where(eq(attempts.studentId, studentId)))[0]!;

describe('saving a draft', () => {
  test('answers the attempt with its new revision, which the paper has from then on', async () => {
    await paper();
    school.now = minutes(1);
    const { status, body } = await save({ ...submissionOf('B', 'C'), revision: 0 });
    expect(status).toBe(200);
    const kept = {
      started_at: monday.toISOString(),
      ends_at: minutes(30).toISOString(),
      server_now: minutes(1).toISOString(),
      revision: 1,
      answers: submissionOf('B', 'C').answers,
    };
    expect(body.data).toEqual({ ...kept, message: 'Answers saved' });
    expect((await paper()).body.data.attempt).toEqual(kept);
  });

  test('replaces the whole list', async () => {
    await paper();
    await save({ ...submissionOf('B', 'C', 'D'), revision: 0 });
    const q2 = [{ question: 'q2', answer: 'A' }];
    expect((await save({ answers: q2, revision: 1 })).body.data).toMatchObject({
      revision: 2,
      answers: q2,
    });
    expect((await save({ answers: [], revision: 2 })).body.data.answers).toEqual([]);
    expect(await attemptOf('rita')).toMatchObject({ answers: {}, revision: 3, score: null });
  });

  test.each([
    ['older', 0],
    ['never given', 7],
  ])('made from a revision that is %s gets the kept one instead', async (_which, revision) => {
    await paper();
    await save({ ...submissionOf('B'), revision: 0 });
    const { status, body } = await save({ ...submissionOf('A', 'A'), revision });
    expect(status).toBe(409);
    expect(body).toEqual({
      message:
        'These answers were changed elsewhere since. Look at the newer ones before you save again.',
      attempt: {
        started_at: monday.toISOString(),
        ends_at: minutes(30).toISOString(),
        server_now: monday.toISOString(),
        revision: 1,
        answers: submissionOf('B').answers,
      },
    });
    expect(await attemptOf('rita')).toMatchObject({ answers: { q1: 'B' }, revision: 1 });
  });

  test('of ten from the same revision at once keeps one, and shows it to the others', async () => {
    await paper();
    const letters = ['A', 'B', 'C', 'D'] as const;
    const drafts = Array.from({ length: 10 }, (_, index) =>
      submissionOf(letters[index % 4]!, letters[Math.floor(index / 4)]!),
    );
    const answers = await Promise.all(drafts.map((draft) => save({ ...draft, revision: 0 })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    const winner = drafts[statuses.indexOf(200)]!;
    for (const { body } of answers) {
      expect(body.attempt ?? body.data).toMatchObject({ revision: 1, ...winner });
    }
  });

  test('names entries that are foreign or twice, and keeps nothing', async () => {
    await paper();
    const answers = [...submissionOf('B').answers, ...submissionOf('C').answers];
    const { status, body } = await save({
      answers: [...answers, { question: 'q9', answer: 'A' }],
      revision: 0,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'answers.1.question', message: 'Question of entry 2 is answered twice.' },
      { field: 'answers.2.question', message: 'Question of entry 3 is not in this quiz.' },
    ]);
    expect((await attemptOf('rita')).revision).toBe(0);
  });

  test.each([
    ['ruth', 403],
    ['bela', 404],
    ['ines', 403],
  ])('is refused to %s, who has not joined', async (who, status) => {
    expect((await save({ answers: [], revision: 0 }, who)).status).toBe(status);
  });
});

describe('an attempt that does not run takes no draft', () => {
  const draft = { ...submissionOf('B'), revision: 0 };
  const refused = async (message: string) => {
    const { status, body } = await save(draft);
    expect(status).toBe(409);
    expect(body).toEqual({ message });
    expect(await attemptOf('rita')).toMatchObject({ revision: 0 });
  };

  test('before the start', async () => {
    school.now = new Date(monday.getTime() - 1);
    await paper();
    await refused('This quiz has not started yet. Wait for its start.');
  });

  test('before its paper was read', () =>
    refused('You have not begun this quiz yet. Open its questions first.'));

  test('after submitting', async () => {
    await paper();
    await school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf('A'));
    await refused('You have already submitted this quiz. See your results.');
    expect((await attemptOf('rita')).answers).toEqual({ q1: 'A' });
  });

  test('from its very end on, for drafts have no grace', async () => {
    await paper();
    school.now = minutes(30);
    await refused('This quiz is closed. Its questions can no longer be answered.');
    school.now = new Date(school.now.getTime() - 1);
    expect((await save(draft)).status).toBe(200);
  });

  test('once closing has graded it, whatever the clock of this server says', async () => {
    await paper();
    await sweep(school.database, minutes(31));
    await refused('This quiz is closed. Its questions can no longer be answered.');
  });
});

test('closing grades the last draft', async () => {
  await paper();
  await save({ ...submissionOf('B', 'B', 'C'), revision: 0 });
  await save({ ...submissionOf('B', 'B', 'B'), revision: 1 });
  await save({ ...submissionOf('D'), revision: 1 });
  await sweep(school.database, minutes(31));
  expect(await attemptOf('rita')).toMatchObject({ score: 6, finishedAt: minutes(30) });
});

test('drafts and a submission at once end with what was submitted', async () => {
  for (let round = 0; round < 10; round += 1) {
    await reset(school);
    await makeQuiz(school, { id: 'quiz' });
    await enter(school, 'quiz', 'rita');
    await paper();
    await Promise.all([
      school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf('B', 'B')),
      ...Array.from({ length: 9 }, () => save({ ...submissionOf('D'), revision: 0 })),
    ]);
    expect(await attemptOf('rita')).toMatchObject({ score: 4, answers: { q1: 'B', q2: 'B' } });
  }
});
