import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { chosenAt, enter, makeQuiz, reset, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { ActionBody, Result } from './wire';

interface AcceptanceBody {
  data: { score: number; message: string };
  message: string;
  errors: ActionBody['errors'];
}

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await reset(school);
  await makeQuiz(school, { id: 'quiz' });
  await enter(school, 'quiz', 'rita', { q1: 'B' });
  school.now = afterGrace;
});
afterAll(() => school.close());

const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
const afterGrace = new Date(minutes(30).getTime() + 30_001);
const alreadySubmitted = 'You have already submitted this quiz. The answers you submitted count.';

const closed = 'This quiz is closed. You can no longer answer it.';

const submit = (body: object = submissionOf('B', 'B', 'A'), who = 'rita') =>
  school.call(who, 'POST', 'quiz/submit/quiz', body);
const accept = (participation: string, who = 'ines', quiz = 'quiz') =>
  school.call<AcceptanceBody>(who, 'PUT', `quiz/late/${quiz}`, { participation });
const rowOf = async (who: string) =>
  (await school.call<Result[]>(who, 'GET', 'quiz/result')).body[0]?.participants[0];
const attemptOf = async (studentId: string) =>
  (await school.database.select().from(attempts).where(eq(attempts.studentId, studentId)))[0]!;

describe.each(['before', 'after'])('a submission after the grace, %s the sweep', (order) => {
  beforeEach(async () => {
    if (order === 'after') await sweep(school.database, afterGrace);
  });

  test('with only the saved answers is not late: these were graded at the end', async () => {
    const saved = { answers: [{ question: 'q1', answer: 'B' }] };
    const { status, body } = await submit(saved);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        receipt: { submitted_at: minutes(30).toISOString(), answered: 1, late: false },
        message: 'Quiz submitted',
      },
    });
    expect(await attemptOf('rita')).toMatchObject({ lateAt: null, submittedAt: null });
    await sweep(school.database, minutes(60));
    expect((await rowOf('rita'))?.late).toBeUndefined();
  });

  test('is kept, ungraded, and its receipt says so', async () => {
    const { status, body } = await submit();
    expect(status).toBe(200);
    expect(body.data).toEqual({
      receipt: {
        _id: (await attemptOf('rita')).id,
        submitted_at: afterGrace.toISOString(),
        answered: 3,
        questions: 5,
        late: true,
      },
      message:
        'This submission arrived too late to be graded. It is kept, and your instructor can accept it.',
    });
    await sweep(school.database, minutes(60));
    expect(await attemptOf('rita')).toMatchObject({
      score: 2,
      answers: { q1: 'B' },
      finishedAt: minutes(30),
      submittedAt: null,
      lateAt: afterGrace,
      lateAnswers: { q1: 'B', q2: 'B', q3: 'A' },
    });
  });

  test('gets the same receipt again for the same answers, and for others the kept ones', async () => {
    const first = await submit();
    school.now = minutes(60);
    expect(await submit()).toMatchObject({ status: 200, body: first.body });
    expect(await submit(submissionOf('B', 'C'))).toMatchObject({
      status: 409,
      body: {
        message: closed,
        submitted: {
          answers: [
            { question: 'q1', answer: 'B' },
            { question: 'q2', answer: 'B' },
            { question: 'q3', answer: 'A' },
          ],
          receipt: { submitted_at: afterGrace.toISOString(), answered: 3, late: true },
        },
      },
    });
    expect((await attemptOf('rita')).lateAnswers).toEqual({ q1: 'B', q2: 'B', q3: 'A' });
  });

  test('with only answers saved last or before is not late, though a late one is kept', async () => {
    await submit({ answers: chosenAt(minutes(29), 'C', 'C') });
    const stale = { answers: [...chosenAt(minutes(28), undefined, 'A')] };
    expect((await submit(stale)).body.data).toMatchObject({ receipt: { late: true } });
    expect((await submit(submissionOf('B'))).body.data).toMatchObject({
      receipt: { submitted_at: minutes(30).toISOString(), answered: 1, late: false },
    });
    expect(await attemptOf('rita')).toMatchObject({ lateAnswers: { q1: 'C', q2: 'C' } });
  });

  test('is kept with the saved answers, so that accepting it removes none', async () => {
    await submit({ answers: chosenAt(minutes(29), undefined, 'B', null) });
    expect((await rowOf('ines'))?.late).toMatchObject({ answered: 2 });
    await accept((await attemptOf('rita')).id);
    expect(await attemptOf('rita')).toMatchObject({ answers: { q1: 'B', q2: 'B' }, score: 4 });
  });

  test('of ten different simultaneous ones keeps one', async () => {
    const letters = ['A', 'B', 'C', 'D'] as const;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        submit(submissionOf(letters[index % 4]!, letters[Math.floor(index / 4)]!)),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  test('without an answer is not late', async () => {
    const { status, body } = await submit(submissionOf());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ receipt: { answered: 1, late: false } });
    expect((await rowOf('ines'))?.late).toBeUndefined();
  });
});

test('other answers after the grace are refused if the student submitted in time', async () => {
  school.now = minutes(10);
  await submit();
  school.now = afterGrace;
  expect((await submit(submissionOf('B'))).body.data).toMatchObject({ receipt: { late: false } });
  expect(await submit(submissionOf('C'))).toMatchObject({
    status: 409,
    body: {
      message: alreadySubmitted,
      submitted: {
        answers: submissionOf('B', 'B', 'A').answers,
        receipt: { submitted_at: minutes(10).toISOString(), answered: 3, late: false },
      },
    },
  });
  expect(await attemptOf('rita')).toMatchObject({ lateAt: null, score: 4 });
});

test('a late submission names entries that are not in the quiz', async () => {
  const { status, body } = await submit({ answers: [{ question: 'q9', answer: 'A' }] });
  expect(status).toBe(400);
  expect(body.errors.map(({ field }) => field)).toEqual(['answers.0.question']);
  expect((await attemptOf('rita')).lateAt).toBeNull();
});

describe('the result', () => {
  test('shows a late submission to the instructor until it is accepted, never to the student', async () => {
    await submit();
    await sweep(school.database, afterGrace);
    const row = await rowOf('ines');
    expect(row).toMatchObject({
      participant: { _id: 'rita' },
      score: 2,
      finished_at: minutes(30).toISOString(),
      late: { received_at: afterGrace.toISOString(), answered: 3 },
    });
    expect(await rowOf('rita')).not.toHaveProperty('late');

    school.now = minutes(90);
    await accept(row!._id);
    const accepted = await rowOf('ines');
    expect(accepted).toMatchObject({ score: 4, finished_at: afterGrace.toISOString() });
    expect(accepted).not.toHaveProperty('late');
    expect(await rowOf('rita')).toMatchObject({ score: 4 });
  });

  test('shows it even while others continue', async () => {
    await enter(school, 'quiz', 'ruth');
    school.now = minutes(10);
    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 20, student: 'ruth' });
    school.now = afterGrace;
    await submit();
    const [result] = (await school.call<Result[]>('ines', 'GET', 'quiz/result')).body;
    expect(result?.quiz.closed_at).toBeNull();
    expect(result?.participants).toMatchObject([
      { participant: { _id: 'rita' }, score: 2, late: { answered: 3 } },
    ]);
  });
});

describe('accepting', () => {
  test('grades the late answers in place of the saved ones, once', async () => {
    await submit();
    await sweep(school.database, afterGrace);
    const { id } = await attemptOf('rita');
    school.now = minutes(90);
    const replies = await Promise.all([accept(id), accept(id), accept(id)]);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body.data).toEqual({ score: 4, message: 'Late submission accepted' });
    }
    school.now = minutes(120);
    expect((await accept(id)).body.data.score).toBe(4);
    expect(await attemptOf('rita')).toMatchObject({ score: 4, lateAcceptedAt: minutes(90) });
  });

  test('before the sweep is not changed by it', async () => {
    await submit();
    const { id } = await attemptOf('rita');
    await accept(id);
    await sweep(school.database, minutes(60));
    expect(await attemptOf('rita')).toMatchObject({ score: 4, finishedAt: afterGrace });
  });

  test("leaves the student's receipt unchanged", async () => {
    const first = await submit();
    await accept((await attemptOf('rita')).id);
    expect(await submit()).toMatchObject({ status: 200, body: first.body });
    const { receipt } = first.body.data as unknown as { receipt: object };
    expect(await submit(submissionOf('C'))).toMatchObject({
      status: 409,
      body: { message: alreadySubmitted, submitted: { receipt } },
    });
  });

  test('counts in the statistics', async () => {
    await submit();
    await accept((await attemptOf('rita')).id);
    const { body } = await school.call<{ items: { choices: unknown }[] }>(
      'ines',
      'GET',
      'quiz/evidence/quiz',
    );
    expect(body.items[2]?.choices).toEqual({ A: 1, B: 0, C: 0, D: 0 });
  });

  test('is a 404 where nothing arrived late, or for a participant of another quiz', async () => {
    await makeQuiz(school, { id: 'other' });
    await submit();
    const { id } = await attemptOf('rita');
    await enter(school, 'quiz', 'ruth');
    const message = 'This participant has no late submission.';
    for (const [participation, quiz] of [
      [(await attemptOf('ruth')).id, 'quiz'],
      [id, 'other'],
      ['nobody', 'quiz'],
    ] as const) {
      expect(await accept(participation, 'ines', quiz)).toMatchObject({
        status: 404,
        body: { message },
      });
    }
    expect((await attemptOf('rita')).lateAcceptedAt).toBeNull();
  });

  test("is only for the quiz's instructor", async () => {
    await submit();
    const { id } = await attemptOf('rita');
    expect((await accept(id, 'otto')).status).toBe(404);
    expect((await accept(id, 'rita')).status).toBe(403);
    expect((await attemptOf('rita')).lateAcceptedAt).toBeNull();
  });
});

describe('undoing an acceptance', () => {
  const undoAcceptance = (participation: string, who = 'ines') =>
    school.call<AcceptanceBody>(who, 'PUT', 'quiz/late/quiz', { participation, accept: false });

  test('restores the answers graded in time, and can itself be undone', async () => {
    await submit();
    await sweep(school.database, afterGrace);
    const before = await attemptOf('rita');
    const row = await rowOf('ines');
    await accept(before.id);
    expect(await rowOf('ines')).toMatchObject({
      score: 4,
      accepted_late: { received_at: afterGrace.toISOString(), replaced_score: 2 },
    });
    const replies = await Promise.all([1, 2, 3].map(() => undoAcceptance(before.id)));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body.data).toEqual({ score: 2, message: 'Acceptance undone' });
    }
    expect(await attemptOf('rita')).toEqual(before);
    expect(await rowOf('ines')).toEqual(row);
    expect((await accept(before.id)).body.data.score).toBe(4);
  });

  test('before the sweep leaves grading to it', async () => {
    await submit();
    const before = await attemptOf('rita');
    await accept(before.id);
    await undoAcceptance(before.id);
    expect(await attemptOf('rita')).toEqual(before);
    await sweep(school.database, minutes(60));
    expect(await attemptOf('rita')).toMatchObject({ score: 2, finishedAt: minutes(30) });
  });

  test('after a sweep in between grades the earlier answers', async () => {
    await submit();
    const { id } = await attemptOf('rita');
    await accept(id);
    await sweep(school.database, minutes(60));
    expect((await undoAcceptance(id)).body.data.score).toBe(2);
    expect(await attemptOf('rita')).toMatchObject({ score: 2, finishedAt: minutes(30) });
  });

  test('changes nothing where nothing was accepted, and is a 404 where nothing arrived late', async () => {
    await enter(school, 'quiz', 'ruth');
    expect((await undoAcceptance((await attemptOf('ruth')).id)).status).toBe(404);
    await submit();
    const before = await attemptOf('rita');
    expect((await undoAcceptance(before.id)).body.data.score).toBe(2);
    expect(await attemptOf('rita')).toEqual(before);
  });

  test("is only for the quiz's instructor, and only they see that it is possible", async () => {
    await submit();
    const { id } = await attemptOf('rita');
    await accept(id);
    expect((await undoAcceptance(id, 'otto')).status).toBe(404);
    expect((await undoAcceptance(id, 'rita')).status).toBe(403);
    school.now = minutes(60);
    expect(await rowOf('rita')).not.toHaveProperty('accepted_late');
  });
});

test('time added after a late submission includes it', async () => {
  await enter(school, 'quiz', 'ruth');
  school.now = minutes(10);
  await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 20, student: 'ruth' });
  school.now = afterGrace;
  await submit();
  await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 10, student: 'rita' });
  const { attempt } = (await school.call('rita', 'GET', 'quiz/without-answers/quiz')).body.data;
  expect(attempt).toMatchObject({ revision: 2, answers: submissionOf('B', 'B', 'A').answers });
  const reply = await submit({ answers: [{ question: 'q3', answer: 'B' }], revision: 2 });
  expect(reply.body.data).toMatchObject({ receipt: { late: false, answered: 3 } });
  expect(await rowOf('ines')).not.toHaveProperty('late');
  expect((await accept((await attemptOf('rita')).id)).status).toBe(404);
  expect((await attemptOf('rita')).score).toBe(6);
});

describe('time added after a late submission whose device has seen everything', () => {
  const giveTime = () =>
    school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 10, student: 'rita' });
  const paper = () => school.call('rita', 'GET', 'quiz/without-answers/quiz');

  beforeEach(async () => {
    await enter(school, 'quiz', 'ruth');
    school.now = minutes(10);
    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 20, student: 'ruth' });
  });

  test('counts the submission if nothing else arrives', async () => {
    school.now = afterGrace;
    await submit(submissionOf('B', 'B', 'B'));
    await giveTime();
    expect((await paper()).body.data.attempt.answers).toHaveLength(3);
    await sweep(school.database, minutes(60));
    expect(await attemptOf('rita')).toMatchObject({ score: 6, lateAt: null });
  });

  test('counts the submission if the device has nothing to add at the new end', async () => {
    school.now = minutes(30);
    await submit({ answers: [], time_up: true });
    school.now = afterGrace;
    await submit(submissionOf('B', 'B', 'B'));
    await giveTime();
    school.now = minutes(41);
    const { body } = await submit({ answers: [], time_up: true });
    expect(body.data).toMatchObject({ receipt: { late: false, answered: 3 } });
    await sweep(school.database, minutes(60));
    expect(await attemptOf('rita')).toMatchObject({ score: 6, lateAt: null });
  });

  test('leaves nothing to accept while the attempt continues', async () => {
    school.now = afterGrace;
    await submit(submissionOf('B', 'B', 'B'));
    await giveTime();
    expect((await accept((await attemptOf('rita')).id)).status).toBe(404);
    expect((await paper()).status).toBe(200);
  });

  test('includes even submissions from longer ago than the added time', async () => {
    school.now = minutes(45);
    await submit(submissionOf('B', 'B', 'B'));
    await giveTime();
    const taken = { answers: { q1: 'B', q2: 'B', q3: 'B' }, lateAt: null };
    expect(await attemptOf('rita')).toMatchObject(taken);
    expect((await paper()).body.data.attempt.ends_at).toBe(minutes(55).toISOString());
  });
});
