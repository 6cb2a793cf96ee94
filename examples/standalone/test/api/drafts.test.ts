import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { chosenAt, enter, makeQuiz, reset, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { ActionBody } from './wire';

type Attempt = ActionBody['data']['attempt'];
interface DraftBody {
  data: Attempt & { message: string };
  message: string;
  errors: ActionBody['errors'];
  submitted?: { answers: unknown[]; receipt: object };
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
const save = (answers: object[], revision = 0, who = 'rita') =>
  school.call<DraftBody>(who, 'PUT', 'quiz/answers/quiz', { answers, revision });
const attemptOf = async (studentId: string) =>
  (await school.database.select().from(attempts).where(eq(attempts.studentId, studentId)))[0]!;

describe('saving answers', () => {
  beforeEach(() => paper());

  test('returns the attempt with its new revision, which the paper has from then on', async () => {
    school.now = minutes(1);
    const { status, body } = await save(chosenAt(minutes(0.9), 'B', 'C'));
    expect(status).toBe(200);
    const kept = {
      started_at: monday.toISOString(),
      ends_at: minutes(30).toISOString(),
      server_now: minutes(1).toISOString(),
      revision: 1,
      answers: chosenAt(minutes(0.9), 'B', 'C'),
    };
    expect(body.data).toEqual({ ...kept, message: 'Answers saved' });
    expect((await paper()).body.data.attempt).toEqual({ ...kept, spread: 1 });
  });

  test('leaves questions unchanged that it does not name', async () => {
    await save(chosenAt(minutes(1), 'B', 'C'));
    const { body } = await save(chosenAt(minutes(2), undefined, 'D', 'A'), 1);
    expect(body.data).toMatchObject({
      revision: 2,
      answers: chosenAt(minutes(2), undefined, 'D', 'A'),
    });
    expect((await attemptOf('rita')).answers).toEqual({ q1: 'B', q2: 'D', q3: 'A' });
  });

  test('clears an answer; the other device learns of it, and can answer again', async () => {
    await save(chosenAt(minutes(1), 'B', 'C'));
    expect((await save(chosenAt(minutes(2), null), 1)).body.data.answers).toEqual(
      chosenAt(minutes(2), null),
    );
    expect(await attemptOf('rita')).toMatchObject({ answers: { q2: 'C' }, revision: 2 });
    expect((await paper()).body.data.attempt.answers).toEqual([
      ...chosenAt(minutes(2), null),
      ...chosenAt(minutes(1), undefined, 'C'),
    ]);
    await save(chosenAt(minutes(1.5), 'A'), 2);
    expect((await attemptOf('rita')).answers).toEqual({ q2: 'C' });
    await save(chosenAt(minutes(3), 'A'), 2);
    expect((await attemptOf('rita')).answers).toEqual({ q1: 'A', q2: 'C' });
  });

  test('changes nothing for an older choice, and returns the newer one', async () => {
    await save(chosenAt(minutes(2), 'B'));
    const before = await attemptOf('rita');
    for (const answers of [chosenAt(minutes(1), 'A'), chosenAt(minutes(2), 'A')]) {
      expect((await save(answers)).body.data).toMatchObject({
        revision: 1,
        answers: chosenAt(minutes(2), 'B'),
      });
    }
    expect(await attemptOf('rita')).toEqual(before);
  });

  test('changes nothing when it is repeated after a lost reply', async () => {
    const draft = chosenAt(minutes(1), 'B', null);
    const first = await save(draft);
    const before = await attemptOf('rita');
    const second = await save(draft);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await attemptOf('rita')).toEqual(before);
  });

  test("returns the times and other devices' changes for an empty draft", async () => {
    await save(chosenAt(minutes(1), 'B'));
    await save(chosenAt(minutes(2), undefined, 'C'), 1);
    school.now = minutes(3);
    const answersAfter = async (revision: number) => (await save([], revision)).body.data.answers;
    expect(await answersAfter(2)).toEqual([]);
    expect(await answersAfter(1)).toEqual(chosenAt(minutes(2), undefined, 'C'));
    expect(await answersAfter(0)).toHaveLength(2);
    expect((await save([], 2)).body.data).toMatchObject({
      server_now: minutes(3).toISOString(),
      revision: 2,
    });
    expect((await attemptOf('rita')).revision).toBe(2);
  });

  test('keeps what each of ten simultaneous devices brings', async () => {
    const letters = ['A', 'B', 'C', 'D', 'A'] as const;
    // Every question twice; the later choice is not always in the later request.
    const drafts = Array.from({ length: 10 }, (_, index) => {
      const answer = index % 2 === 0 ? letters[index % 5]! : 'D';
      const at = minutes(index % 2 === 0 ? 2 : 1);
      return [{ question: `q${(index % 5) + 1}`, answer, chosen_at: at.toISOString() }];
    });
    const replies = await Promise.all(drafts.map((draft) => save(draft)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await attemptOf('rita')).answers).toEqual({
      ...{ q1: 'A', q2: 'B', q3: 'C', q4: 'D', q5: 'A' },
    });
  });

  test('names entries that are foreign, repeated or chosen never, and keeps nothing', async () => {
    const { status, body } = await save([
      ...chosenAt(minutes(1), 'B'),
      ...chosenAt(minutes(2), 'C'),
      { question: 'q9', answer: 'A', chosen_at: monday.toISOString() },
      { question: '__proto__', answer: 'A', chosen_at: monday.toISOString() },
      { question: 'q2', answer: 'A', chosen_at: '2026-06-30T23:59:60Z' },
    ]);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'answers.1.question', message: 'Question of entry 2 is answered twice.' },
      { field: 'answers.2.question', message: 'Question of entry 3 is not in this quiz.' },
      { field: 'answers.3.question', message: 'Question of entry 4 is not in this quiz.' },
      {
        field: 'answers.4.chosen_at',
        message: 'Chosen at of entry 5 must be a real date and time.',
      },
    ]);
    expect((await attemptOf('rita')).revision).toBe(0);
  });

  test.each([
    ['9999-12-31T23:59:59-23:59', '2026-05-05T09:00:00.000Z'],
    ['0000-01-01T00:00:00+23:59', '1970-01-01T00:00:00.000Z'],
  ])('stores a choice at %s as chosen at %s, and lets it be changed', async (absurd, chosen_at) => {
    const { body } = await save([{ question: 'q1', answer: 'B', chosen_at: absurd }]);
    expect(body.data.answers).toEqual([{ question: 'q1', answer: 'B', chosen_at }]);
    school.now = minutes(1);
    await save(chosenAt(new Date(Date.parse(chosen_at) + 1), 'C'), 1);
    expect((await attemptOf('rita')).answers).toEqual({ q1: 'C' });
  });
});

test.each([
  ['ruth', 403],
  ['bela', 404],
  ['ines', 403],
])('saving is refused to %s, who has not joined', async (who, status) => {
  expect((await save([], 0, who)).status).toBe(status);
});

test('500 answers with their instants fit into a request, however they are escaped', async () => {
  await paper();
  const answers = Array.from({ length: 500 }, (_, index) => ({
    question: `${index}`.padStart(64, '_'),
    answer: null,
    chosen_at: '2026-05-04T09:00:00.123456+00:00',
  }));
  const escaped = JSON.stringify({ answers, revision: 0 }).replace(
    /"([^"]*)"/g,
    (_text, inside: string) =>
      `"${[...inside].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`,
  );
  const session = await school.call(null, 'POST', 'auth/login', {
    ...{ email: 'rita@school.example', password: 'correct horse 1' },
  });
  for (const [method, path] of [
    ['PUT', 'answers'],
    ['POST', 'submit'],
  ] as const) {
    const { status, body } = await school.inject({
      method,
      url: `/api/quiz/${path}/quiz`,
      headers: {
        authorization: `Bearer ${session.body.data.accessToken}`,
        'content-type': 'application/json',
      },
      payload: escaped,
    });
    expect([status, body.message]).toEqual([400, 'Question of entry 1 is not in this quiz.']);
  }
});

describe('an attempt that does not run refuses drafts', () => {
  const draft = chosenAt(monday, 'B');
  const refused = async (message: string) => {
    const { status, body } = await save(draft);
    expect(status).toBe(409);
    expect(body.message).toBe(message);
    expect(await attemptOf('rita')).toMatchObject({ revision: 0 });
    return body.submitted;
  };
  const closed = 'This quiz is closed. You can no longer answer it.';
  const receiptOf = async (at: Date, answered: number) => ({
    _id: (await attemptOf('rita')).id,
    submitted_at: at.toISOString(),
    answered,
    questions: 5,
    late: false,
  });

  test('before the start', async () => {
    school.now = new Date(monday.getTime() - 1);
    await paper();
    const sentence = 'This quiz has not started yet. Wait for it to start.';
    expect(await refused(sentence)).toBeUndefined();
  });

  test('before its paper is read', async () => {
    const sentence = 'You have not started this quiz yet. Open its questions first.';
    expect(await refused(sentence)).toBeUndefined();
  });

  test('after submitting, with the submitted answers', async () => {
    await paper();
    await save(chosenAt(monday, 'A'));
    school.now = minutes(1);
    await school.call('rita', 'POST', 'quiz/submit/quiz', { answers: [], revision: 1 });
    school.now = minutes(2);
    const { status, body } = await save(chosenAt(minutes(2), 'B'), 1);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'You have already submitted this quiz. The answers you submitted count.',
      submitted: {
        answers: chosenAt(monday, 'A'),
        receipt: await receiptOf(minutes(1), 1),
      },
    });
    expect((await attemptOf('rita')).answers).toEqual({ q1: 'A' });
  });

  test('from its exact end, because drafts have no grace', async () => {
    await paper();
    school.now = minutes(30);
    expect(await refused(closed)).toEqual({
      answers: [],
      receipt: await receiptOf(minutes(30), 0),
    });
    school.now = new Date(school.now.getTime() - 1);
    expect((await save(draft)).status).toBe(200);
  });

  test("once closing has graded it, whatever this server's clock says", async () => {
    await paper();
    await sweep(school.database, minutes(31));
    expect(await refused(closed)).toMatchObject({ answers: [] });
  });
});

test('closing grades the latest choice of each question', async () => {
  await paper();
  await save(chosenAt(minutes(1), 'B', 'B', 'C'));
  await save(chosenAt(minutes(3), undefined, undefined, 'B'), 1);
  await save(chosenAt(minutes(2), 'D', undefined, 'D'), 1);
  await sweep(school.database, minutes(31));
  expect(await attemptOf('rita')).toMatchObject({
    score: 4,
    answers: { q1: 'D', q2: 'B', q3: 'B' },
    finishedAt: minutes(30),
  });
});

test('simultaneous drafts and a submission are graded once, with everything that was acknowledged', async () => {
  for (let round = 0; round < 10; round += 1) {
    await reset(school);
    await makeQuiz(school, { id: 'quiz' });
    await enter(school, 'quiz', 'rita');
    await paper();
    school.now = minutes(1);
    const [submitted, ...saved] = await Promise.all([
      school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf('B', 'B')),
      ...['q3', 'q4', 'q5'].map((question) =>
        save([{ question, answer: 'B', chosen_at: monday.toISOString() }]),
      ),
    ]);
    expect(submitted.status).toBe(200);
    const acknowledged = saved.filter(({ status }) => status === 200);
    const attempt = await attemptOf('rita');
    expect(Object.keys(attempt.answers)).toHaveLength(2 + acknowledged.length);
    expect(attempt.score).toBe(2 * (2 + acknowledged.length));
  }
});
