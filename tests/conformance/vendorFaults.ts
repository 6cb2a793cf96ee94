import { isJsonObject } from '../../src/api/shape';
import { asksForPage, restatused, rewritten, without, type Json } from './breaks';
import { idOf, inThe, type Fault, type Tamper } from './faults';
import type { Passing } from './schoolFetch';

const bodyOf = async ({ request }: Passing): Promise<Json> =>
  (await request.clone().json()) as Json;

const resendingOf =
  (change: (body: Json) => Json): Tamper =>
  async (call) =>
    call.forward(new Request(call.request, { body: JSON.stringify(change(await bodyOf(call))) }));

const inWholeList =
  (change: (row: Json) => Json): Tamper =>
  (call, school) =>
    asksForPage(call)
      ? call.forward()
      : rewritten<Json[]>((rows) => rows.map(change))(call, school);

/** Takes the last of the times that a student got for all of them. */
function replacing(): Tamper {
  const own = new Map<string, number[]>();
  return async (call, school) => {
    const minutes = own.get(idOf(call)) ?? [];
    if (call.operation === 'extendTime') {
      const body = await bodyOf(call);
      const isOwn = body['student'] !== undefined;
      if (isOwn) own.set(idOf(call), [...minutes, Number(body['minutes'])]);
    }
    const lost = minutes.slice(0, -1).reduce((sum, one) => sum + one, 0);
    if (call.operation !== 'quizPaper' || lost === 0) return call.forward();
    return rewritten<{ data: { attempt: { ends_at: string } } }>(({ data }) => {
      const end = Date.parse(data.attempt.ends_at) - lost * 60_000;
      return {
        data: { ...data, attempt: { ...data.attempt, ends_at: new Date(end).toISOString() } },
      };
    })(call, school);
  };
}

/** Sends a next wherever a page is full. */
const alwaysNext: Tamper = (call, school) => {
  if (!asksForPage(call)) return call.forward();
  const limit = Number(new URL(call.request.url).searchParams.get('limit'));
  return rewritten<Json & { items: Json[] }>((page) => ({
    ...page,
    next: page['next'] ?? (page.items.length === limit ? 'next' : null),
  }))(call, school);
};

/** Writes the time of each call into the receipt. */
function reissuing(): Tamper {
  let count = 0;
  return rewritten<{ data: { receipt?: Json } }>(({ data }) => ({
    data: {
      ...data,
      ...(data.receipt && {
        receipt: {
          ...data.receipt,
          submitted_at: new Date(Date.now() + (count += 1)).toISOString(),
        },
      }),
    },
  }));
}

/** Answers what it has answered first to the same token. */
function caching(): Tamper {
  const known = new Map<string | null, string>();
  return async ({ request, forward }) => {
    const token = request.headers.get('authorization');
    const response = await forward();
    if (!response.ok) return response;
    if (!known.has(token)) known.set(token, await response.clone().text());
    return Response.json(JSON.parse(known.get(token) ?? ''));
  };
}

/** Takes the codes of all mails to an account. */
const takingOldCodes: Tamper = async (call, { mails }) => {
  const { email, otp } = await bodyOf(call);
  const response = await call.forward();
  const isOld = mails.some(({ to, text }) => to === email && text.includes(String(otp)));
  return response.status === 400 && isOld
    ? Response.json({ data: { message: 'Password set' } })
    : response;
};

/** Drops the unknown field of what is within a body. */
const droppingWithin = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(droppingWithin);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) =>
      name === 'Z' ? [] : [[name, droppingWithin(inside)]],
    ),
  );
};

/** Counts a text in units of UTF-16. */
const countingUnits =
  (field: string, most: number): Tamper =>
  async (call) => {
    const text = (await bodyOf(call))[field];
    if (typeof text !== 'string' || text.length <= most) return call.forward();
    const errors = [{ field, message: `At most ${most} characters.` }];
    return Response.json({ message: 'Too long.', errors }, { status: 400 });
  };

const eachField = 'has another revision after each field that has changed, if it has revisions';
const emoji = 'counts characters, of which an emoji is one, up to the longest text of a field';
const within = 'names an unknown field of an object or entry within the body';

/** Names wrong fields by JSON pointers, as many validators do. */
export const pointing: Tamper = async ({ forward }) => {
  const response = await forward();
  if (response.status !== 400) return response;
  const { errors = [], ...body } = (await response.json()) as Json & { errors?: Json[] };
  const pointed = errors.map((error) => ({
    ...error,
    field: `/${String(error['field']).replaceAll('.', '/')}`,
  }));
  return Response.json({ ...body, errors: pointed }, { status: 400 });
};

/** Faults of servers as real ones have them, written without a look at the checks. */
export const vendorFaults: readonly Fault[] = [
  [
    'replaces the time that a student got before',
    'extendTime',
    'adds up the times that one student gets',
    replacing(),
  ],
  ...(['questions', 'students', 'results'] as const).map((operation): Fault => [
    'sends a next wherever a page is full',
    operation,
    'has no "next" on a last page that is full',
    inThe([operation], alwaysNext),
  ]),
  [
    'leaves the options out of the revision',
    'updateQuestion',
    eachField,
    inThe(
      ['questions'],
      inWholeList((row) => ({
        ...row,
        revision: JSON.stringify({ ...row, options: 0, revision: 0 }),
      })),
    ),
  ],
  [
    'leaves the size out of the revision',
    'updateGroup',
    eachField,
    inThe(
      ['groups'],
      inWholeList((row) => ({ ...row, revision: row['name'] })),
    ),
  ],
  [
    'leaves the description out of the revision',
    'updateQuiz',
    eachField,
    inThe(
      ['quiz'],
      rewritten<Json>((quiz) => ({
        ...quiz,
        revision: JSON.stringify({ ...quiz, description: 0, revision: 0 }),
      })),
    ),
  ],
  [
    'leaves the status out of the revision',
    'updateStudent',
    eachField,
    inThe(
      ['student'],
      rewritten<Json>((one) => ({
        ...one,
        revision: JSON.stringify({ ...one, status: 0, revision: 0 }),
      })),
    ),
  ],
  [
    'writes a new time into the receipt',
    'submitQuiz',
    'returns the same receipt for the same answers',
    inThe(['submitQuiz'], reissuing()),
  ],
  [
    'takes points of other questions for wrong options',
    'submitQuiz',
    'takes no points of other questions for wrong options, with "partial"',
    inThe(
      ['results'],
      inWholeList((result) => ({
        ...result,
        participants: (result['participants'] as { score: number }[]).map((row) => ({
          ...row,
          score: row.score === 3 ? 0 : row.score,
        })),
      })),
    ),
  ],
  [
    'caches who is signed in',
    'me',
    'names the group that a student is in by now',
    inThe(['me'], caching()),
  ],
  [
    'takes an invitation after another code has set a password',
    'resetPassword',
    'ends an invitation when another code sets a password',
    inThe(['resetPassword'], takingOldCodes),
  ],
  ...(['createQuestion', 'importQuestions', 'submitQuiz', 'saveAnswers'] as const).map(
    (operation): Fault => [
      'drops an unknown field within a body',
      operation,
      within,
      inThe(
        [operation],
        resendingOf((body) => droppingWithin(body) as Json),
      ),
    ],
  ),
  [
    'counts the units of a name in UTF-16',
    'updateGroup',
    emoji,
    inThe(['updateGroup'], countingUnits('name', 100)),
  ],
  [
    'counts the units of a question in UTF-16',
    'updateQuestion',
    emoji,
    inThe(['updateQuestion'], countingUnits('title', 4000)),
  ],
  [
    'counts the units of a title in UTF-16',
    'updateQuiz',
    emoji,
    inThe(['updateQuiz'], countingUnits('title', 300)),
  ],
  [
    'names fields by JSON pointers',
    'createGroup',
    'names wrong fields by paths with dots',
    inThe(['createGroup'], pointing),
  ],
  [
    'grades all or nothing where a change does not say it',
    'updateQuiz',
    'keeps the grading if it is not sent',
    inThe(
      ['updateQuiz'],
      resendingOf((body) => ({ grading: 'all_or_nothing', ...body })),
    ),
  ],
  [
    'forgets another grading',
    'updateQuiz',
    'changes the grading of a quiz that has not opened',
    inThe(['updateQuiz'], resendingOf(without('grading'))),
  ],
  [
    'changes the grading of an open quiz',
    'updateQuiz',
    'refuses another grading once the quiz has opened with 409',
    inThe(['updateQuiz'], restatused(409, 200)),
  ],
];
