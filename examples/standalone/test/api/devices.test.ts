import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import {
  gradeAttempt,
  latestChoices,
  letters,
  answersOf,
  type Choices,
  type Letter,
} from 'quizwright/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { attempts } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { chosenAt, enter, makeQuiz, reset, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Result, UpcomingQuiz } from './wire';

type Schemas = components['schemas'];
type Kept = Schemas['SavedAnswer'];
/** The body of any reply to a device. */
interface Body {
  message: string;
  data: Schemas['Attempt'] & { receipt: Schemas['Receipt']; attempt: Schemas['Attempt'] };
  attempt?: Schemas['Attempt'];
  submitted?: Schemas['SubmittedAttempt'];
}

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => beginAnew());
afterAll(() => school.close());

const seconds = (count: number) => new Date(monday.getTime() + count * 1000);
const closing = 30 * 60;
const paper = () => school.call<Body>('rita', 'GET', 'quiz/without-answers/quiz');
const save = (answers: object[], revision = 0) =>
  school.call<Body>('rita', 'PUT', 'quiz/answers/quiz', { answers, revision });
const submit = (answers: object[], more: { revision?: number; time_up?: boolean } = {}) =>
  school.call<Body>('rita', 'POST', 'quiz/submit/quiz', { answers, ...more });
const attemptOf = async (studentId: string) =>
  (await school.database.select().from(attempts).where(eq(attempts.studentId, studentId)))[0]!;

async function beginAnew() {
  await reset(school);
  await makeQuiz(school, { id: 'quiz' });
  await enter(school, 'quiz', 'rita');
  await paper();
}

describe('a submission while the attempt runs', () => {
  test('never removes an answer that it does not name', async () => {
    await save(chosenAt(seconds(1), 'B', 'B', 'B', 'B', 'B'));
    const { status, body } = await submit(chosenAt(seconds(0), 'A'), { revision: 1 });
    expect(status).toBe(200);
    expect(body.data.receipt).toMatchObject({ answered: 5 });
    expect(await attemptOf('rita')).toMatchObject({ score: 10 });
  });

  test('by a device that has not seen the newest answers is kept, and submits nothing', async () => {
    await save(chosenAt(seconds(1), 'A', 'A', 'A'));
    await save(chosenAt(seconds(3), undefined, 'B', 'B'), 1);
    school.now = seconds(5);
    const stale = { answers: chosenAt(seconds(4), undefined, undefined, 'C', 'C'), revision: 1 };
    const refused = await submit(stale.answers, stale);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      message:
        'Your answers have changed since this device last loaded them, so nothing was submitted. They are saved. Check them and submit again.',
      attempt: {
        started_at: monday.toISOString(),
        ends_at: seconds(closing).toISOString(),
        server_now: seconds(5).toISOString(),
        revision: 3,
        answers: [
          ...chosenAt(seconds(3), undefined, 'B'),
          ...chosenAt(seconds(4), undefined, undefined, 'C', 'C'),
        ],
      },
    });
    expect(await attemptOf('rita')).toMatchObject({
      answers: { q1: 'A', q2: 'B', q3: 'C', q4: 'C' },
      submittedAt: null,
      score: null,
    });
    // Sent again, because the reply may have been lost, it gets the same reply.
    expect((await submit(stale.answers, stale)).body).toEqual(refused.body);
    expect((await submit([], { revision: 3 })).status).toBe(200);
    expect(await attemptOf('rita')).toMatchObject({ score: 2, submittedAt: seconds(5) });
  });

  test('because the time was over on the device is kept, and submits nothing', async () => {
    const { status, body } = await submit(chosenAt(seconds(1), 'B'), {
      revision: 0,
      time_up: true,
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'You still have time, so nothing was submitted. Your answers are saved.',
      attempt: { revision: 1, answers: chosenAt(seconds(1), 'B') },
    });
    expect(await attemptOf('rita')).toMatchObject({ answers: { q1: 'B' }, submittedAt: null });
    const again = await submit([], { time_up: true });
    expect(again.body.attempt?.answers).toEqual(chosenAt(seconds(1), 'B'));
  });

  test('with only its revision, after the time is over, begins the attempt', async () => {
    await enter(school, 'quiz', 'ruth');
    school.now = seconds(7);
    const body = { answers: [], time_up: true };
    const refused = await school.call<Body>('ruth', 'POST', 'quiz/submit/quiz', body);
    expect(refused.body.attempt).toMatchObject({ started_at: seconds(7).toISOString() });
    expect(await attemptOf('ruth')).toMatchObject({ startedAt: seconds(7) });
  });

  test('whose reply was lost gets the same receipt again, though it changed something', async () => {
    const sent = { answers: chosenAt(seconds(1), 'B', null), revision: 0 };
    school.now = seconds(2);
    const first = await submit(sent.answers, sent);
    school.now = seconds(60);
    expect(await submit(sent.answers, sent)).toMatchObject({ status: 200, body: first.body });
  });

  test('closes it for the other device, which learns what counts', async () => {
    await save(chosenAt(seconds(1), 'B', 'B'));
    school.now = seconds(2);
    const { body } = await submit(chosenAt(seconds(2), 'C'), { revision: 1 });
    const held = [...chosenAt(seconds(2), 'C'), ...chosenAt(seconds(1), undefined, 'B')];
    const submitted = { answers: held, receipt: body.data.receipt };
    school.now = seconds(3);
    const message = 'You have already submitted this quiz. The answers you submitted count.';
    const changed = chosenAt(seconds(3), 'D');
    for (const answer of [
      await save(changed, 1),
      await submit(changed, { revision: 1 }),
      await submit(changed, { time_up: true }),
      await paper(),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { message, submitted } });
    }
    // A submitted choice that a later one follows is no reason to refuse.
    expect((await submit(chosenAt(seconds(1), 'A', 'B'))).body.data.receipt).toEqual(
      body.data.receipt,
    );
    expect(await attemptOf('rita')).toMatchObject({ score: 2, answers: { q1: 'C', q2: 'B' } });
  });
});

describe('in the grace', () => {
  test('every device adds its answers, and all are graded once, after it', async () => {
    await save(chosenAt(seconds(1), 'A', 'A'));
    school.now = seconds(closing);
    const phone = await submit(chosenAt(seconds(20), 'B', undefined, 'B'), {
      revision: 0,
      time_up: true,
    });
    school.now = seconds(closing + 29);
    const laptop = await submit(chosenAt(seconds(10), 'D', 'B', 'D'), { revision: 1 });
    const receipt = { submitted_at: seconds(closing).toISOString(), answered: 3, late: false };
    for (const { status, body } of [phone, laptop]) {
      expect(status).toBe(200);
      expect(body.data.receipt).toMatchObject(receipt);
    }
    expect(await attemptOf('rita')).toMatchObject({
      answers: { q1: 'B', q2: 'B', q3: 'B' },
      submittedAt: null,
      finishedAt: null,
      score: null,
    });
    expect(await sweep(school.database, seconds(closing + 31))).toBe(1);
    expect(await attemptOf('rita')).toMatchObject({
      score: 6,
      submittedAt: null,
      finishedAt: seconds(closing),
    });
  });

  test('saves are refused with the answers that count', async () => {
    await save(chosenAt(seconds(1), 'A'));
    school.now = seconds(closing + 1);
    expect(await save(chosenAt(seconds(2), 'B'))).toMatchObject({
      status: 409,
      body: {
        submitted: {
          answers: chosenAt(seconds(1), 'A'),
          receipt: { submitted_at: seconds(closing).toISOString(), answered: 1, late: false },
        },
      },
    });
    expect((await attemptOf('rita')).answers).toEqual({ q1: 'A' });
  });

  test('a student who has submitted counts as such, though others continue', async () => {
    await enter(school, 'quiz', 'ruth');
    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 20, student: 'ruth' });
    const isListed = async () => {
      const { body } = await school.call<UpcomingQuiz[]>('rita', 'GET', 'quiz/incomming');
      return body[0]?.submitted;
    };
    const rows = async () =>
      (await school.call<Result[]>('ines', 'GET', 'quiz/result')).body[0]?.participants;
    await save(chosenAt(seconds(1), 'B'));
    school.now = seconds(closing + 5);
    expect([await isListed(), await rows()]).toEqual([false, undefined]);
    await submit([], { revision: 1, time_up: true });
    expect(await isListed()).toBe(true);
    expect(await rows()).toMatchObject([
      {
        participant: { _id: 'rita' },
        score: 2,
        started_at: monday.toISOString(),
        finished_at: seconds(closing).toISOString(),
      },
    ]);

    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 10, student: 'rita' });
    expect([await isListed(), await rows()]).toEqual([false, undefined]);
    expect((await paper()).status).toBe(200);
  });

  test('a student appears in results, statistics and ranking like one who submitted before it', async () => {
    await enter(school, 'quiz', 'ruth');
    await school.call('ruth', 'POST', 'quiz/submit/quiz', submissionOf('B'));
    school.now = seconds(closing + 5);
    await submit(chosenAt(seconds(3), 'B'), { time_up: true });
    school.now = seconds(closing + 31);
    await sweep(school.database, school.now);
    const [result] = (await school.call<Result[]>('ines', 'GET', 'quiz/result')).body;
    expect(result?.participants.map(({ score }) => score)).toEqual([2, 2]);
    const evidence = await school.call<{ items: { choices: object }[] }>(
      'ines',
      'GET',
      'quiz/evidence/quiz',
    );
    expect(evidence.body.items[0]?.choices).toMatchObject({ B: 2 });
    const ranking = await school.call<{ _id: string; avg_score: number }[]>(
      'ines',
      'GET',
      'student/top-five',
    );
    expect(ranking.body).toMatchObject([
      { _id: 'rita', avg_score: 20 },
      { _id: 'ruth', avg_score: 20 },
    ]);
  });
});

test('of two simultaneous submissions, one closes the attempt, and the other loses nothing', async () => {
  for (let round = 0; round < 10; round += 1) {
    await beginAnew();
    school.now = seconds(9);
    const replies = await Promise.all([
      submit(chosenAt(seconds(1), 'B', 'B')),
      submit(chosenAt(seconds(2), undefined, 'B')),
      submit(chosenAt(seconds(3), undefined, 'C', 'C')),
    ]);
    const held = (await attemptOf('rita')).answers;
    for (const { status, body } of replies) {
      if (status === 200) expect(body.data.receipt.submitted_at).toBe(seconds(9).toISOString());
      else expect(lettersIn(body.submitted?.answers)).toEqual(held);
    }
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const right = Object.values(held).filter((letter) => letter === 'B').length;
    expect((await attemptOf('rita')).score).toBe(2 * right);
  }
});

function lettersIn(answers: readonly Kept[] = []) {
  return Object.fromEntries(
    answers.flatMap(({ question, answer }) => (answer === null ? [] : [[question, answer]])),
  );
}

/**
 * The choices of two or three devices, each question on any of them, no two at the same instant.
 */
const choices = fc.uniqueArray(
  fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    question: fc.constantFrom('q1', 'q2', 'q3'),
    answer: fc.constantFrom<Letter | null>(...letters.slice(0, 4), null),
    at: fc.integer({ min: 1, max: 1000 }),
  }),
  { selector: ({ at }) => at, minLength: 1, maxLength: 12 },
);
/** The order in which they arrive, how many per call, some twice, and some only in the grace. */
const deliveries = choices.chain((made) =>
  fc.record({
    made: fc.constant(made),
    order: fc.shuffledSubarray(made, { minLength: made.length }),
    twice: fc.subarray(made),
    together: fc.integer({ min: 1, max: 4 }),
    inTheGrace: fc.integer({ min: 0, max: made.length }),
    atOnce: fc.boolean(),
  }),
);

test('in any order and however often devices send, the latest choice of each question is graded, once', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, async ({ made, order, twice, together, inTheGrace, atOnce }) => {
      await beginAnew();
      const latest = made.reduce<Choices>(
        (held, { question, answer, at }) => latestChoices(held, { [question]: { answer, at } }),
        {},
      );
      const sent = [...order, ...twice];
      const calls: Kept[][] = [];
      for (let index = 0; index < sent.length; index += together) {
        const newest: Choices = sent
          .slice(index, index + together)
          .reduce<Choices>(
            (all, { question, answer, at }) => latestChoices(all, { [question]: { answer, at } }),
            {},
          );
        calls.push(
          Object.entries(newest).map(([question, { answer, at }]) => ({
            question,
            answer,
            chosen_at: new Date(monday.getTime() + at).toISOString(),
          })),
        );
      }
      const boundary = Math.max(calls.length - inTheGrace, 0);
      const deliver = async (some: Kept[][], send: (answers: Kept[]) => Promise<unknown>) => {
        if (atOnce) await Promise.all(some.map(send));
        else for (const answers of some) await send(answers);
      };
      await deliver(calls.slice(0, boundary), async (answers) => {
        const { status, body } = await save(answers);
        expect(status).toBe(200);
        expect(body.data.revision).toBeGreaterThan(0);
      });
      school.now = seconds(closing + 1);
      await deliver(calls.slice(boundary), async (answers) => {
        expect((await submit(answers, { revision: 0, time_up: true })).status).toBe(200);
      });
      const finalised = await Promise.all([
        sweep(school.database, seconds(closing + 31)),
        sweep(school.database, seconds(closing + 31)),
      ]);
      expect(finalised.sort()).toEqual([0, 1]);
      const key = ['q1', 'q2', 'q3'].map((id) => ({ id, answer: 'B' as const }));
      expect(await attemptOf('rita')).toMatchObject({
        answers: answersOf(latest),
        score: gradeAttempt(key, answersOf(latest), { scorePerQuestion: 2 }),
      });
      expect((await attemptOf('rita')).answers).toEqual(answersOf(latest));
    }),
    { numRuns: 40 },
  );
});
