// @vitest-environment node
import { expect, it } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import type { SavedAnswer, QuizPaper } from '../../src/api/entities';
import { runConformance } from '../../src/conformance/run/run';
import { createMockSchool } from '../../src/testing';
import { restatused, resent, without, type Json } from './breaks';
import { accounts, baseUrl, schoolFetch, type Passing, type Tampering } from './schoolFetch';

type Answers = readonly SavedAnswer[];
type Sent = Json & { answers: Answers };

/** Changes the answers in requests to the school. */
const answering = (change: (answers: Answers, body: Json) => unknown): Tampering => {
  const tamper = resent((body) => {
    const { answers } = body as Partial<Sent>;
    return Array.isArray(answers) ? { ...body, answers: change(answers, body) } : body;
  });
  return (call) => tamper(call, createMockSchool());
};

/** Changes bodies of replies, including refusals. */
const diverging =
  (change: (body: Json, call: Passing) => Json): Tampering =>
  async (call) => {
    const response = await call.forward();
    const body = (await response.json()) as Json;
    return Response.json(change(body, call), { status: response.status });
  };

const inData = (change: (data: Json) => Json): Tampering =>
  diverging((body) => ('data' in body ? { ...body, data: change(body['data'] as Json) } : body));

/** Clears the answers that a request does not name, before the school reads it. */
const replacing: Tampering = async ({ request, forward }) => {
  const sent = (await request.clone().json()) as Partial<Sent>;
  const { headers, url } = request;
  const at = (path: string): string => url.replace(/quiz\/(answers|submit)/, path);
  const read = await forward(new Request(at('quiz/without-answers'), { headers }));
  if (!read.ok || !Array.isArray(sent.answers)) return forward();
  const { questions, attempt } = ((await read.json()) as { data: QuizPaper }).data;
  // A stale request, or one with "time_up", is refused and replaces nothing.
  const isStale = (sent['revision'] as number) < (attempt?.revision ?? 0);
  if (url.includes('submit') && (isStale || sent['time_up'] === true)) return forward();
  const named = new Set((sent.answers as Answers).map(({ question }) => question));
  const chosen_at = new Date(Date.now() + 60_000).toISOString();
  const cleared = questions
    .filter(({ _id }) => !named.has(_id))
    .map(({ _id }) => ({ question: _id, answer: null, chosen_at }));
  const draft = JSON.stringify({ answers: cleared, revision: 0 });
  await forward(new Request(at('quiz/answers'), { method: 'PUT', headers, body: draft }));
  const body = JSON.stringify(url.includes('submit') ? without('revision')(sent) : sent);
  return forward(new Request(request, { body }));
};

/** Turns refusals with the answers that count into successes with a receipt. */
const agreeable: Tampering = async ({ forward }) => {
  const response = await forward();
  if (response.status !== 409) return response;
  const { submitted, ...refusal } = (await response.json()) as Json & { submitted?: Json };
  return submitted === undefined
    ? Response.json(refusal, { status: 409 })
    : Response.json({ data: { receipt: submitted['receipt'], message: 'Quiz submitted' } });
};

/** Accepts again only exactly the answers that were submitted first. */
function pedantic(): Tampering {
  const first = new Map<string, string>();
  return async ({ request, forward }) => {
    const { answers } = (await request.clone().json()) as Partial<Sent>;
    if (!Array.isArray(answers)) return forward();
    const letters = (answers as Answers)
      .map(({ question, answer }) => `${question}: ${answer}`)
      .sort();
    const response = await forward();
    if (!response.ok) return response;
    const known = first.get(request.url) ?? letters.join();
    first.set(request.url, known);
    return known === letters.join()
      ? response
      : Response.json({ message: 'Other answers count.' }, { status: 409 });
  };
}

/** Each save counts as a change. */
function restless(): Tampering {
  let saves = 0;
  return inData((data) => ({ ...data, revision: (data['revision'] as number) + (saves += 1) }));
}

/** Compares choices by when they arrive, not by when they were made. */
function byArrival(): Tampering {
  let arrivals = 0;
  return answering((answers) =>
    answers.map((answer) => ({
      ...answer,
      chosen_at: new Date(Date.now() + (arrivals += 1)).toISOString(),
    })),
  );
}

const hasTime = ({ chosen_at }: Partial<SavedAnswer>): boolean => chosen_at !== undefined;

const broken: readonly [fault: string, operation: OperationId, caught: string, Tampering][] = [
  ['keeps nothing', 'saveAnswers', 'keeps answers, and counts the change', answering(() => [])],
  [
    'counts no change',
    'saveAnswers',
    'keeps answers, and counts the change',
    inData((data) => ({ ...data, revision: 0 })),
  ],
  [
    'replaces what was saved',
    'saveAnswers',
    'keeps answers that the list does not name',
    replacing,
  ],
  [
    'lets the last to arrive win',
    'saveAnswers',
    'keeps the later choice, whichever device sends it first',
    byArrival(),
  ],
  [
    'takes another choice of the same instant',
    'saveAnswers',
    'keeps the answer it holds if another has the same instant',
    answering((answers) =>
      answers.map((answer) =>
        answer.answer === 'A' && hasTime(answer)
          ? { ...answer, chosen_at: new Date(Date.parse(answer.chosen_at) + 1).toISOString() }
          : answer,
      ),
    ),
  ],
  [
    'counts what comes again as a change',
    'saveAnswers',
    'changes nothing when the same answers arrive again',
    restless(),
  ],
  [
    'tells a device its own answers alone',
    'saveAnswers',
    'replies with what has changed after the revision',
    async (call) => {
      const sent = (await call.request.clone().json()) as Partial<Sent>;
      const isOwn = ({ question }: SavedAnswer): boolean =>
        sent.answers?.some((answer) => answer.question === question) ?? false;
      return inData((data) => ({
        ...data,
        ...('answers' in data && { answers: (data['answers'] as Answers).filter(isOwn) }),
      }))(call);
    },
  ],
  [
    'drops what is cleared',
    'saveAnswers',
    'keeps a cleared answer as null',
    answering((answers) => answers.filter(({ answer }) => answer !== null)),
  ],
  [
    'submits over changes that the student has not seen',
    'submitQuiz',
    'keeps answers based on an older revision, and submits nothing',
    (call) => resent(without('revision'))(call, createMockSchool()),
  ],
  [
    'refuses a stale submission without what has changed',
    'submitQuiz',
    'keeps answers based on an older revision, and submits nothing',
    diverging(without('attempt')),
  ],
  [
    'drops what it refuses',
    'submitQuiz',
    'keeps answers based on an older revision, and submits nothing',
    answering((answers, { time_up }) => (time_up === true ? answers : [])),
  ],
  [
    'submits when the time is up on the device alone',
    'submitQuiz',
    'keeps answers sent with "time_up" before the end, and submits nothing',
    (call) => resent(without('time_up'))(call, createMockSchool()),
  ],
  [
    'replaces what was saved when it is submitted',
    'submitQuiz',
    'adds to what another device has sent, and grades both',
    replacing,
  ],
  [
    'takes the very same submission alone',
    'submitQuiz',
    'returns the same receipt for fewer answers or an older choice',
    pedantic(),
  ],
  [
    'takes a later choice for submitted',
    'submitQuiz',
    'refuses a later choice, and sends the answers that count',
    agreeable,
  ],
  [
    'refuses a later choice without what counts',
    'submitQuiz',
    'refuses a later choice, and sends the answers that count',
    diverging(without('submitted')),
  ],
  [
    'takes bare answers for the oldest',
    'submitQuiz',
    'counts answers without "chosen_at" as chosen when they arrive',
    answering((answers) =>
      answers.map((answer) =>
        hasTime(answer) ? answer : { ...answer, chosen_at: '2020-01-01T00:00:00.000Z' },
      ),
    ),
  ],
  [
    'has attempts and gives no receipts',
    'submitQuiz',
    'gives a receipt that counts the answers',
    inData(without('receipt')),
  ],
  [
    'does not tell with the paper what counts',
    'quizPaper',
    'sends the answers that count after the quiz was submitted',
    diverging(without('submitted')),
  ],
  [
    'does not tell with a refused save what counts',
    'saveAnswers',
    'refuses answers after submission, with those that count',
    diverging(without('submitted')),
  ],
  [
    'makes who is taking a quiz inactive',
    'updateStudent',
    'deactivates no student who is taking a quiz',
    (call) => restatused(409, 200)(call, createMockSchool()),
  ],
  [
    'deletes who is taking a quiz',
    'deleteStudent',
    'refuses a student who is taking a quiz with 409',
    (call) => restatused(409, 200)(call, createMockSchool()),
  ],
];

/** Titles of the checks that fail when a school changes an operation like this. */
async function failuresOf(operation: OperationId, tamper: Tampering): Promise<string[]> {
  const report = await runConformance({
    baseUrl,
    ...accounts,
    only: [operation],
    fetch: schoolFetch(createMockSchool(), (call) =>
      call.operation === operation ? tamper(call) : call.forward(),
    ),
  });
  const checks = report.operations.flatMap((entry) => entry.checks);
  return checks
    .filter(({ state, expected }) => state === 'failed' && expected !== undefined)
    .map(({ title }) => title);
}

it.each(broken)(
  'fails a school that %s (%s): %s',
  { timeout: 60_000 },
  async (_, operation, caught, tamper) => {
    expect(await failuresOf(operation, tamper)).toContain(caught);
  },
);

it.each(['saveAnswers', 'submitQuiz', 'quizPaper', 'updateStudent', 'deleteStudent'] as const)(
  'passes a school that keeps its promises: %s',
  { timeout: 60_000 },
  async (operation) => {
    expect(await failuresOf(operation, ({ forward }) => forward())).toEqual([]);
  },
);

it('passes a school with attempts that saves nothing before they are submitted', async () => {
  const report = await runConformance({
    baseUrl,
    ...accounts,
    only: ['quizPaper', 'submitQuiz', 'saveAnswers'],
    fetch: schoolFetch(createMockSchool(), ({ operation, forward }) =>
      operation === 'saveAnswers'
        ? Promise.resolve(Response.json({ message: 'Not found.' }, { status: 404 }))
        : forward(),
    ),
  });
  expect(report.passed).toBe(report.total);
  const absent = report.operations.filter(({ state }) => state === 'absent');
  expect(absent.map(({ operation }) => operation)).toEqual(['saveAnswers']);
}, 60_000);
