import { describe, expect, it } from 'vitest';
import { replies, type Refusing } from '../../../src/rules/replies';
import type { HeldAttempt } from '../../../src/rules/ruling/attempt';
import { ruleOnSubmission, type SentSubmission } from '../../../src/rules/ruling/submission';
import { answer, at, choices, heldAttempt, questions } from './heldAttempt';

const heldAnswer = answer('q1', 'A', '09:05:00');
const newAnswer = answer('q2', 'B', '09:06:00');
const { attempts: said } = replies;

function rule(time: string, changes: Partial<HeldAttempt>, sent: SentSubmission) {
  return ruleOnSubmission(heldAttempt(changes), sent, { questions, now: at(time) });
}

const submitted = { submittedAt: at('09:10:00') };
const late = {
  late: {
    choices: choices({ q1: ['A', '09:05:00'], q2: ['B', '09:06:00'] }),
    receivedAt: at('09:20:00'),
  },
};
const acceptedLate = {
  ...{ submittedAt: at('09:20:00'), isAcceptedLate: true },
  record: { ...late.late, revision: 2, changedAt: { q1: 1, q2: 2 } },
};

/** What is written, and the time on the receipt. */
type Receipt = readonly [write: string | null, since: string, answered: number, isLate: boolean];

describe('a submission gets a receipt', () => {
  it.each<[string, string, Partial<HeldAttempt>, SentSubmission, Receipt]>([
    [
      'of now when it submits an open attempt',
      '09:00:00.000',
      {},
      { answers: [newAnswer] },
      ['submit', '09:00:00.000', 2, false],
    ],
    [
      'at the last moment of the own time',
      '09:14:59.999',
      {},
      { answers: [] },
      ['submit', '09:14:59.999', 1, false],
    ],
    [
      'when it names the newest revision',
      '09:10:00',
      {},
      { answers: [newAnswer], revision: 1 },
      ['submit', '09:10:00', 2, false],
    ],
    [
      'when it names an older revision, but has what came since',
      '09:10:00',
      {},
      { answers: [heldAnswer, newAnswer], revision: 0 },
      ['submit', '09:10:00', 2, false],
    ],
    [
      'when the paper was never opened',
      '09:10:00',
      { startedAt: null },
      { answers: [newAnswer] },
      ['submit', '09:10:00', 2, false],
    ],
    [
      'of the end in the grace, which it adds to',
      '09:15:00.000',
      {},
      { answers: [newAnswer], time_up: true },
      ['merge', '09:15:00', 2, false],
    ],
    [
      'of the end at the last moment of the grace',
      '09:15:30.000',
      {},
      { answers: [newAnswer] },
      ['merge', '09:15:00', 2, false],
    ],
    [
      'in the grace whatever its revision',
      '09:15:10',
      {},
      { answers: [newAnswer], revision: 0 },
      ['merge', '09:15:00', 2, false],
    ],
    [
      'in the grace, and is submitted, with nothing new',
      '09:15:10',
      {},
      { answers: [heldAnswer] },
      ['merge', '09:15:00', 1, false],
    ],
    [
      'again in the grace for the same answers, and nothing is written',
      '09:15:10',
      { hasSubmitted: true },
      { answers: [heldAnswer] },
      [null, '09:15:00', 1, false],
    ],
    [
      'in the grace of an attempt that a faster clock graded',
      '09:14:59',
      { isGraded: true },
      { answers: [newAnswer] },
      ['merge', '09:15:00', 2, false],
    ],
    [
      'of the end after the grace, for answers that are held',
      '09:15:30.001',
      {},
      { answers: [heldAnswer] },
      [null, '09:15:00', 1, false],
    ],
    [
      'of the end after the grace, for an answer followed by a later one',
      '09:20:00',
      {},
      { answers: [answer('q1', 'D', '09:04:00')] },
      [null, '09:15:00', 1, false],
    ],
    [
      'that is late after the grace, for an answer that is not held',
      '09:15:30.001',
      {},
      { answers: [newAnswer] },
      ['late', '09:15:30.001', 2, true],
    ],
    [
      'of the first late submission, for its answers again',
      '09:25:00',
      late,
      { answers: [newAnswer] },
      [null, '09:20:00', 2, true],
    ],
    [
      'of the end beside a late submission, for what was held at the end',
      '09:25:00',
      late,
      { answers: [heldAnswer] },
      [null, '09:15:00', 1, false],
    ],
    [
      'of the submission again for the same answers',
      '09:12:00',
      submitted,
      { answers: [heldAnswer] },
      [null, '09:10:00', 1, false],
    ],
    [
      'of an accepted late submission again for its answers',
      '09:40:00',
      acceptedLate,
      { answers: [newAnswer] },
      [null, '09:20:00', 2, true],
    ],
    [
      'by the own time of who has more of it',
      '09:20:00',
      { extraMinutes: 10 },
      { answers: [newAnswer] },
      ['submit', '09:20:00', 2, false],
    ],
  ])('%s', (_, time, changes, sent, [write, since, answered, isLate]) => {
    const ruling = rule(time, changes, sent);
    expect(ruling.write?.kind ?? null).toBe(write);
    expect(ruling.answer).toEqual({
      status: 200,
      body: {
        receipt: {
          ...{ _id: 'attempt', submitted_at: at(since).toISOString() },
          ...{ answered, questions: 3, late: isLate },
        },
        message: isLate ? said.late : said.submitted,
      },
    });
  });
});

/** What is written, why it is refused, and which parts of the attempt the refusal carries. */
type Refusal = readonly [
  write: string | null,
  status: number,
  why: Refusing,
  carries?: 'attempt' | 'submitted',
];

describe('a submission is refused', () => {
  it.each<[string, string, Partial<HeldAttempt>, SentSubmission, Refusal]>([
    [
      'before the start',
      '08:59:59.999',
      {},
      { answers: [newAnswer] },
      [null, 409, said.waitForStart],
    ],
    [
      'and its answers kept, when another device has changed some since',
      '09:10:00',
      {},
      { answers: [newAnswer], revision: 0 },
      ['keep', 409, said.changedSince, 'attempt'],
    ],
    [
      'and its answers kept, when time is left',
      '09:10:00',
      {},
      { answers: [newAnswer], time_up: true },
      ['keep', 409, said.stillTime, 'attempt'],
    ],
    [
      'with nothing to write, when it brings nothing new and time is left',
      '09:10:00',
      {},
      { answers: [heldAnswer], time_up: true },
      [null, 409, said.stillTime, 'attempt'],
    ],
    [
      'and the attempt begun, when the paper was never opened and time is left',
      '09:10:00',
      { startedAt: null },
      { answers: [], time_up: true },
      ['keep', 409, said.stillTime, 'attempt'],
    ],
    [
      'for other answers after it was submitted',
      '09:12:00',
      submitted,
      { answers: [newAnswer] },
      [null, 409, said.alreadySubmitted, 'submitted'],
    ],
    [
      'for other answers after a late submission',
      '09:25:00',
      late,
      { answers: [answer('q3', 'C', '09:07:00')] },
      [null, 409, said.closed, 'submitted'],
    ],
    [
      'for a question that is not in the quiz',
      '09:10:00',
      {},
      { answers: [answer('q9', 'A')] },
      [null, 400, { code: 'request.invalid', message: said.notInQuiz(1) }],
    ],
  ])('%s', (_, time, changes, sent, [write, status, why, carries]) => {
    const ruling = rule(time, changes, sent);
    expect(ruling.write?.kind ?? null).toBe(write);
    expect(ruling.answer).toMatchObject({ status, body: why });
    const details = Object.keys(ruling.answer.body).filter((key) => /^(attempt|submi)/.test(key));
    expect(details).toEqual(carries === undefined ? [] : [carries]);
  });
});

it('includes what has changed since the revision that the student has seen', () => {
  expect(rule('09:10:00', {}, { answers: [newAnswer], revision: 0 }).answer.body).toMatchObject({
    attempt: {
      started_at: at('09:00:30').toISOString(),
      ends_at: at('09:15:00').toISOString(),
      server_now: at('09:10:00').toISOString(),
      revision: 2,
      answers: [heldAnswer, newAnswer],
    },
  });
});

it('includes the late submission and its receipt if the instructor may accept it', () => {
  const { answer: refusal } = rule('09:25:00', late, { answers: [answer('q1', 'C', '09:07:00')] });
  expect(refusal.body).toMatchObject({
    submitted: {
      answers: [heldAnswer, newAnswer],
      receipt: { submitted_at: at('09:20:00').toISOString(), answered: 2, late: true },
    },
  });
});

it('keeps as late what was held at the end too, so accepting it removes no answer', () => {
  const { write } = rule('09:20:00', {}, { answers: [newAnswer] });
  expect(write).toEqual({
    kind: 'late',
    record: {
      choices: choices({ q1: ['A', '09:05:00'], q2: ['B', '09:06:00'] }),
      revision: 2,
      changedAt: { q1: 1, q2: 2 },
    },
  });
});

it('continues with late answers after time was added', () => {
  const { write } = rule('09:21:00', { ...late, extraMinutes: 10 }, { answers: [] });
  expect(write).toMatchObject({
    kind: 'submit',
    record: { choices: late.late.choices, revision: 2 },
  });
});

it('never removes an answer that it does not name', () => {
  const { write } = rule('09:10:00', {}, { answers: [newAnswer] });
  expect(write?.record.choices).toHaveProperty('q1');
});

describe('an answer that does not fit its question', () => {
  const misfit = answer('q3', 'F', '09:06:00');
  const fits = (_question: string, given: string) => given !== 'F';
  const ruled = (time: string, changes: Partial<HeldAttempt>, answers = [newAnswer, misfit]) =>
    ruleOnSubmission(heldAttempt(changes), { answers }, { questions, fits, now: at(time) });

  it.each(['09:10:00', '09:15:10', '09:20:00'])('is refused and never kept, at %s', (time) => {
    expect(ruled(time, {})).toMatchObject({
      write: null,
      answer: { status: 400, body: { errors: [{ field: 'answers.1.answer' }] } },
    });
  });

  const held = { ...choices({ q3: ['F', '09:06:00'] }), ...heldAttempt().record.choices };
  const record = { choices: held, revision: 2, changedAt: { q1: 1, q3: 2 } };
  it.each([
    ['while it is open', '09:10:00', { record }],
    ['in the grace', '09:15:10', { record }],
    ['after that', '09:20:00', { record }],
    ['sent late again', '09:25:00', { late: { choices: held, receivedAt: at('09:20:00') } }],
  ])('does not hold up the others if it is held already, %s', (_when, time, changes) => {
    expect(ruled(time, changes, [heldAnswer, misfit]).answer.status).toBe(200);
  });
});
