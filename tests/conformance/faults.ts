import type { OperationId } from '../../src/api/createQuizClient';
import type { MockSchool } from '../../src/testing';
import { inWholeLists, resent, restatused, rewritten, without, type Json } from './breaks';
import type { Passing } from './schoolFetch';

/** The header in which the run tells the school the time. */
export const clockHeader = 'x-test-clock';

/** Changes calls between the checks and the school. */
export type Tamper = (call: Passing, school: MockSchool) => Promise<Response>;

/** What a server does wrong, and the operation and the rule by which the full check names it. */
export type Fault = [does: string, operation: OperationId, rule: string, Tamper];

type Question = Json & { _id: string; title: string };
type Answers = { question: string }[];

/** Changes only some operations. */
export const inThe =
  (operations: readonly OperationId[], tamper: Tamper): Tamper =>
  (call, school) =>
    operations.includes(call.operation) ? tamper(call, school) : call.forward();

/** Changes the whole list of results. */
const inResults = (tamper: Tamper): Tamper => inThe(['results'], inWholeLists(tamper));

/** Changes the scores in the results. */
const inScores = (change: (score: number) => number): Tamper =>
  inResults(
    rewritten<{ participants: { score: number }[] }[]>((results) =>
      results.map(({ participants, ...result }) => ({
        ...result,
        participants: participants.map((row) => ({ ...row, score: change(row.score) })),
      })),
    ),
  );

/** Answers as if it were earlier, to callers that name the time. */
const behindBy =
  (ms: number): Tamper =>
  ({ request, forward }) => {
    const header = request.headers.get(clockHeader);
    if (header === null) return forward();
    const changed = new Request(request);
    changed.headers.set(clockHeader, new Date(Date.parse(header) - ms).toISOString());
    return forward(changed);
  };

/** Changes each question of a paper. */
const onPapers = (change: (question: Question) => Json): Tamper =>
  inThe(
    ['quizPaper'],
    rewritten<{ data: { questions: Question[] } }>(({ data }) => ({
      data: { ...data, questions: data.questions.map(change) },
    })),
  );

type Options = Record<string, string>;

/** Remembers questions as they are written, and applies them to papers. */
function rewriting(change: (options: Options, written: Json) => Options): Tamper {
  const written = new Map<unknown, Json>();
  const rewrite = onPapers((question) => {
    const known = written.get(question.title);
    return known
      ? { ...question, options: change(question['options'] as Options, known) }
      : question;
  });
  return async (call, school) => {
    if (call.operation === 'createQuestion') {
      const sent = (await call.request.clone().json()) as Json;
      written.set(sent['title'], sent);
    }
    return rewrite(call, school);
  };
}

/** Options whose texts have moved by some letters. */
const turned = (options: Options, by: number): Options => {
  const texts = Object.values(options);
  return Object.fromEntries(
    Object.keys(options).map((letter, place) => [letter, texts[(place + by) % texts.length] ?? '']),
  );
};

/** Changes only submissions of shuffled quizzes. */
function inShuffled(tamper: Tamper): Tamper {
  const ids = new Set<string>();
  return async (call, school) => {
    const { operation, request, forward } = call;
    if (operation === 'createQuiz') {
      const isShuffled = (await request.clone().text()).includes('"shuffle_options":true');
      const response = await forward();
      const { data } = (await response.clone().json()) as { data?: { _id?: string } };
      if (isShuffled && data?._id) ids.add(data._id);
      return response;
    }
    const isMeant = operation === 'submitQuiz' && ids.has(request.url.split('/').at(-1) ?? '');
    return isMeant ? tamper(call, school) : forward();
  };
}

/** Takes the letters of papers for the next ones. */
const byNextLetters: Tamper = resent((body) =>
  withAnswers((answer) => answer && ('ABCD'['ABCD'.indexOf(answer) + 1] ?? 'A'))(body),
);

/** Exchanges the right option and the first. */
const rightFirst = (options: Options, written: Json): Options => {
  const own = written['options'] as Options;
  const key = String(written['answer']);
  return { ...options, A: own[key] ?? '', [key]: own['A'] ?? '' };
};

/** Changes each answer of a body. */
const withAnswers =
  (change: (answer: string | null) => string | null) =>
  (body: Json): Json => ({
    ...body,
    answers: (body['answers'] as { answer: string | null }[]).map((each) => ({
      ...each,
      answer: change(each.answer),
    })),
  });

/** Reads something else with the token of a call. */
export async function readAs({ request, forward }: Passing, path: string): Promise<unknown> {
  const { headers } = request;
  const url = request.url.replace(/\/api\/.*$/, `/api/${path}`);
  return (await forward(new Request(url, { headers: new Headers(headers) }))).json();
}

/**
 * Remembers which questions of the bank were changed or deleted, and applies that to papers.
 *
 * @param reach what a paper's question becomes; undefined removes it
 */
function reaching(
  edits: 'updateQuestion' | 'deleteQuestion',
  reach: (question: Question, edit: Json) => Question | undefined,
): Tamper {
  const changed = new Map<string, Json>();
  return async (call) => {
    const { operation, request, forward } = call;
    if (operation === edits) {
      const sent = edits === 'updateQuestion' ? ((await request.clone().json()) as Json) : {};
      const bank = await readAs(call, 'question');
      const old = (Array.isArray(bank) ? (bank as Question[]) : []).find(({ _id }) =>
        request.url.endsWith(`/${_id}`),
      );
      const response = await forward();
      if (response.ok && old !== undefined) changed.set(old.title, sent);
      return response;
    }
    if (operation !== 'quizPaper') return forward();
    const response = await forward();
    if (!response.ok) return response;
    const { data } = (await response.json()) as { data: { questions: Question[] } };
    const questions = data.questions.flatMap((question) => {
      const edit = changed.get(question.title);
      return (edit === undefined ? question : reach(question, edit)) ?? [];
    });
    return Response.json({ data: { ...data, questions } });
  };
}

/** Drops answers to questions that the quiz does not ask, where the contract refuses them. */
const forgiving: Tamper = async (call) => {
  const { request, forward } = call;
  const sent = (await request.clone().json()) as { answers?: Answers };
  const quiz = request.url.split('/').at(-1);
  const paper = (await readAs(call, `quiz/without-answers/${quiz}`)) as {
    data?: { questions: Question[] };
  };
  if (paper.data === undefined || !Array.isArray(sent.answers)) return forward();
  const known = new Set(paper.data.questions.map(({ _id }) => _id));
  const answers = sent.answers.filter(({ question }) => known.has(question));
  return forward(new Request(request, { body: JSON.stringify({ ...sent, answers }) }));
};

/** Keeps the sessions of an account whose password was reset. */
const unending: Tamper = async ({ request, forward }, school) => {
  const { email = '' } = (await request.clone().json()) as { email?: string };
  const response = await forward();
  if (response.ok) school.as(email);
  return response;
};

const now = (): string => new Date().toISOString();

/** The last part of a path, which is an id. */
export const idOf = ({ request }: Passing): string => request.url.split('/').at(-1) ?? '';

/** Changes the `data` of a success, with what the call says. */
export function inData(change: (data: Json, call: Passing) => Json | Promise<Json>): Tamper {
  return async (call) => {
    const response = await call.forward();
    if (!response.ok) return response;
    const { data } = (await response.json()) as { data: Json };
    return Response.json({ data: await change(data, call) }, { status: response.status });
  };
}

/** Changes the attempt on a paper. */
const inAttempts = (change: (attempt: Json, call: Passing) => Json): Tamper =>
  inThe(
    ['quizPaper'],
    inData((data, call) =>
      data['attempt'] === undefined
        ? data
        : { ...data, attempt: change(data['attempt'] as Json, call) },
    ),
  );

const later = (instant: unknown, ms: number): string =>
  new Date(Date.parse(instant as string) + ms).toISOString();

/** Gives every quiz the code of the first. */
function oneCode(): Tamper {
  let first: unknown;
  return inThe(
    ['createQuiz'],
    inData((data) => ({ ...data, code: (first ??= data['code']) })),
  );
}

/** Shows what a student has saved to whoever has saved nothing in the same quiz. */
function oneAttempt(): Tamper {
  const saved = new Map<string, unknown>();
  return async (call) => {
    if (call.operation === 'saveAnswers') {
      const { answers } = (await call.request.clone().json()) as Json;
      if (Array.isArray(answers) && answers.length > 0) saved.set(idOf(call), answers);
      return call.forward();
    }
    return inAttempts((attempt) => {
      const isEmpty = (attempt['answers'] as unknown[]).length === 0;
      return { ...attempt, ...(isEmpty && { answers: saved.get(idOf(call)) ?? [] }) };
    })(call, undefined as never);
  };
}

/** Changes the texts of requests. */
const respelled = (pattern: RegExp, by: string): Tamper =>
  resent((body) => JSON.parse(JSON.stringify(body).replace(pattern, by)) as Json);

/** Takes a student's own time away when everyone gets some. */
function replacingTime(): Tamper {
  const own = new Map<string, number>();
  const lost = new Map<string, number>();
  return async (call, school) => {
    if (call.operation !== 'extendTime') {
      return inAttempts((attempt) => ({
        ...attempt,
        ends_at: later(attempt['ends_at'], -(lost.get(idOf(call)) ?? 0) * 60_000),
      }))(call, school);
    }
    const { minutes, student } = (await call.request.clone().json()) as Json;
    const response = await call.forward();
    const sum = own.get(idOf(call)) ?? 0;
    if (response.ok && student !== undefined) own.set(idOf(call), sum + Number(minutes));
    if (response.ok && student === undefined) lost.set(idOf(call), sum);
    return response;
  };
}

/** Accepts the one-time code of any account. */
const unbound: Tamper = async ({ request, forward }, { mails }) => {
  const { email, otp } = (await request.clone().json()) as Json;
  const response = await forward();
  const isOfAnother = mails.some(({ to, text }) => to !== email && text.includes(String(otp)));
  return response.status === 400 && isOfAnother
    ? Response.json({ data: { message: 'Password set' } })
    : response;
};

/** Renames the tags of another bank when its questions are read. */
function renamingAll(): Tamper {
  const renamed = new Map<unknown, unknown>();
  return async (call, school) => {
    if (call.operation === 'renameTags') {
      const { tags, to } = (await call.request.clone().json()) as Json & { tags: unknown[] };
      for (const tag of tags) renamed.set(tag, to);
      return call.forward();
    }
    const read = rewritten<(Json & { tags?: unknown[] })[]>((bank) =>
      bank.map(({ tags, ...question }) => ({
        ...question,
        ...(tags && { tags: tags.map((tag) => renamed.get(tag) ?? tag) }),
      })),
    );
    return call.operation === 'questions' ? inWholeLists(read)(call, school) : call.forward();
  };
}

type Submitted = Json & { submitted?: { answers: { answer: string | null }[] } };

/** Names other letters among the answers that count. */
const otherLetters: Tamper = async ({ forward }) => {
  const response = await forward();
  const body = (await response.json()) as Submitted;
  for (const each of body.submitted?.answers ?? []) each.answer = each.answer === 'A' ? 'B' : 'A';
  return Response.json(body, { status: response.status });
};

/** Takes another order for the papers of quizzes that got time. */
function reorderingByTime(): Tamper {
  const extended = new Set<string>();
  return async (call, school) => {
    if (call.operation === 'extendTime') extended.add(idOf(call));
    if (call.operation !== 'quizPaper' || !extended.has(idOf(call))) return call.forward();
    return inData((data) => ({
      ...data,
      questions: (data['questions'] as []).toReversed(),
    }))(call, school);
  };
}

/** Counts the calls so far. */
function counted(change: (count: number) => Tamper): Tamper {
  let count = 0;
  return (call, school) => change((count += 1))(call, school);
}

/** Refuses a paper to all once somebody has submitted. */
function closing(): Tamper {
  const submitted = new Set<string>();
  return async (call) => {
    const response = await call.forward();
    if (call.operation === 'submitQuiz' && response.ok) submitted.add(idOf(call));
    return call.operation === 'quizPaper' && submitted.has(idOf(call))
      ? Response.json({ message: 'The quiz is over.' }, { status: 409 })
      : response;
  };
}

/** Changes the results of a quiz that several submissions have reached. */
function doubling(): Tamper {
  const submissions = new Map<string, number>();
  return async (call) => {
    if (call.operation === 'submitQuiz') {
      const response = await call.forward();
      if (response.ok) submissions.set(idOf(call), (submissions.get(idOf(call)) ?? 0) + 1);
      return response;
    }
    return inResults(
      rewritten<{ quiz: Json; participants: Json[] }[]>((results) =>
        results.map(({ participants, ...result }) => {
          const isTwice = (submissions.get(result.quiz['_id'] as string) ?? 0) > 1;
          const again = isTwice ? participants : [];
          return { ...result, participants: [...participants, ...again] };
        }),
      ),
    )(call, undefined as never);
  };
}

/** Treats a call otherwise while another of its kind is on its way. */
function racing(tamper: Tamper): Tamper {
  let underWay = 0;
  return async (call, school) => {
    const isSecond = (underWay += 1) > 1;
    try {
      // The other call arrives before this one is answered.
      await new Promise((resolve) => setTimeout(resolve, 5));
      return await (isSecond ? tamper(call, school) : call.forward());
    } finally {
      underWay -= 1;
    }
  };
}

/** Serves a refusal of a conflict as a success. */
const overlooking =
  (data: Json): Tamper =>
  async ({ forward }) => {
    const response = await forward();
    return response.status === 409 ? Response.json({ data }) : response;
  };

/** Keeps nothing of what is sent. */
const losing: Tamper = async ({ request, forward }) => {
  const sent = (await request.clone().json()) as Json;
  return forward(new Request(request, { body: JSON.stringify({ ...sent, answers: [] }) }));
};

/** Accepts a one-time code as often as it is sent. */
function reusing(): Tamper {
  const used = new Set<unknown>();
  return async ({ request, forward }) => {
    const { otp } = (await request.clone().json()) as Json;
    const response = await forward();
    if (response.ok) used.add(otp);
    return used.has(otp) ? Response.json({ data: { message: 'Password set' } }) : response;
  };
}

/** Changes what students get, with the results as their instructor reads them. */
const ofStudents =
  (change: (own: Json[], all: Json[], email: string) => unknown): Tamper =>
  async (call, school) => {
    const me = (await readAs(call, 'auth/me')) as { role?: string; email?: string };
    const { request } = call;
    const response = await call.forward();
    if (!response.ok || me.role !== 'Student') return response;
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${school.as('instructor').token}`);
    const asked = new Request(request.url, { headers });
    const all = (await (await call.forward(asked)).json()) as Json[];
    const own = (await response.json()) as Json[];
    return Response.json(change(own, all, me.email ?? ''));
  };

type Result = Json & { participants: { participant: { email: string } }[] };

/** Serves the token of an account after it was deleted. */
function outliving(): Tamper {
  const deleted = new Set<string>();
  const tokens = new Map<string, string>();
  return async (call) => {
    const { operation, request } = call;
    const response = await call.forward();
    if (operation === 'login' && response.ok) {
      const { data } = (await response.clone().json()) as {
        data: { accessToken: string; profile: { _id: string } };
      };
      tokens.set(data.profile._id, `Bearer ${data.accessToken}`);
    }
    const token = tokens.get(idOf(call));
    if (operation === 'deleteStudent' && response.ok && token !== undefined) deleted.add(token);
    return response.status === 401 && deleted.has(request.headers.get('authorization') ?? '')
      ? Response.json([])
      : response;
  };
}

/** Faults of a real server that the check did not notice at first. */
export const missedFaults: readonly Fault[] = [
  [
    'keeps answers until 60 s after the end',
    'saveAnswers',
    'refuses answers after the end with 409',
    inThe(['saveAnswers'], behindBy(60_000)),
  ],
  [
    'counts submissions until 90 s after the end',
    'submitQuiz',
    'counts no answers 30 seconds after the end',
    inThe(['submitQuiz'], behindBy(60_000)),
  ],
  [
    'has the right answer on the paper, as "correct"',
    'quizPaper',
    'sends students no right answer',
    onPapers((question) => ({ ...question, correct: 'B' })),
  ],
  [
    'has the right answer on the paper, under a name that nobody knows',
    'quizPaper',
    'sends students only the fields of the contract',
    onPapers((question) => ({ ...question, meta: { k: 1 } })),
  ],
  [
    'shows the edits of a question in quizzes that have drawn it',
    'updateQuestion',
    'leaves quizzes that have drawn the question as they are',
    reaching('updateQuestion', (question, { title, options }) => ({
      ...question,
      title: title as string,
      options,
    })),
  ],
  [
    'removes a deleted question from quizzes that have drawn it',
    'deleteQuestion',
    'leaves quizzes that have drawn the question as they are',
    reaching('deleteQuestion', () => undefined),
  ],
  [
    'saves answers to the questions of other quizzes',
    'saveAnswers',
    'refuses an answer to a question that the quiz does not ask',
    inThe(['saveAnswers'], forgiving),
  ],
  [
    'submits answers to the questions of other quizzes',
    'submitQuiz',
    'refuses an answer to a question that the quiz does not ask',
    inThe(['submitQuiz'], forgiving),
  ],
  [
    'keeps the sessions when a password is reset',
    'resetPassword',
    'sets the password with a mailed code, and ends all sessions',
    inThe(['resetPassword'], unending),
  ],
];

/** More faults that back ends have. */
export const furtherFaults: readonly Fault[] = [
  [
    'grades each answer by the key of another question',
    'submitQuiz',
    'grades by the questions as they were drawn',
    inThe(
      ['submitQuiz'],
      resent(({ answers, ...body }) => {
        const sent = answers as { answer: string | null }[];
        const other = (index: number) => sent[(index + 1) % sent.length]?.answer;
        return { ...body, answers: sent.map((one, index) => ({ ...one, answer: other(index) })) };
      }),
    ),
  ],
  [
    'offers the right option first',
    'quizPaper',
    'does not show by its place which option is right',
    rewriting(rightFirst),
  ],
  ['gives all quizzes one code', 'createQuiz', 'gives each quiz its own code', oneCode()],
  [
    'scores a point a question, whatever the quiz says',
    'results',
    'shows an open quiz that was submitted, with its score',
    inScores((score) => score / 2),
  ],
  [
    'lets the revision fall when a device saves that knows an older one',
    'saveAnswers',
    'changes nothing when the same answers arrive again',
    inThe(['saveAnswers'], async (call, school) => {
      const { revision = 0 } = (await call.request.clone().json()) as { revision?: number };
      return inData((data) => ({
        ...data,
        revision: Math.min(data['revision'] as number, revision + 1),
      }))(call, school);
    }),
  ],
  [
    'ranks by quizzes that are open',
    'topStudents',
    'does not count an open quiz in the ranking',
    inThe(['topStudents'], async (call) => {
      const me = (await readAs(call, 'auth/me')) as Json;
      const response = await call.forward();
      if (!response.ok || me['role'] !== 'Student') return response;
      const { _id, first_name, last_name } = me;
      const ranking = (await response.json()) as Json[];
      const own = { _id, first_name, last_name, avg_score: 0 };
      return Response.json([...ranking.slice(0, 4), own]);
    }),
  ],
  ...(['own place', 'nobody'] as const).map((ranking): Fault => [
    `names others in a ranking of which students see ${ranking}`,
    'topStudents',
    'names others to students only as it says',
    inThe(
      ['capabilities'],
      rewritten<Json>((said) => ({ ...said, ranking })),
    ),
  ]),
  [
    'shows a student the score of an open quiz',
    'results',
    'keeps the score from the student until the quiz closes',
    inResults(
      ofStudents((_, all, email) =>
        (all as Result[])
          .map(({ participants, ...result }) => ({
            ...result,
            participants: participants.filter(({ participant }) => participant.email === email),
          }))
          .filter(({ participants }) => participants.length > 0),
      ),
    ),
  ],
  [
    'keeps one attempt for all students of a quiz',
    'quizPaper',
    'gives each student an attempt of their own',
    oneAttempt(),
  ],
  [
    'shuffles the paper at each reading',
    'quizPaper',
    'is the same each time',
    inThe(
      ['quizPaper'],
      counted((count) =>
        inData((data) => ({
          ...data,
          questions: count % 2 ? data['questions'] : (data['questions'] as []).toReversed(),
        })),
      ),
    ),
  ],
  [
    'takes a type that it does not have',
    'createQuestion',
    'refuses a type that the server does not have',
    inThe(
      ['createQuestion'],
      resent((body) => (body['type'] === 'No such type' ? { ...body, type: 'FE' } : body)),
    ),
  ],
  [
    'forgets what is shuffled',
    'createQuiz',
    'keeps what is shuffled',
    inThe(['quiz'], rewritten<Json>(without('shuffle_options'))),
  ],
  [
    'forgets that several options are right',
    'createQuestion',
    'keeps several right answers, if it takes them',
    inThe(['questions'], inWholeLists(rewritten<Json[]>((bank) => bank.map(without('kind'))))),
  ],
  [
    'takes several answers of which one can be right',
    'createQuestion',
    'refuses several answers of which one can be right',
    inThe(
      ['createQuestion'],
      resent((body) =>
        body['kind'] === undefined && body['answer'] === 'AC' ? { ...body, answer: 'A' } : body,
      ),
    ),
  ],
  [
    'forgets how a quiz is graded',
    'createQuiz',
    'keeps how a quiz is graded, if it takes that',
    inThe(['quiz'], rewritten<Json>(without('grading'))),
  ],
  [
    'does not say that several options can be chosen',
    'quizPaper',
    'says of which questions several options can be chosen',
    onPapers(without('kind')),
  ],
  [
    'keeps only one of several options',
    'saveAnswers',
    'keeps an answer of several options',
    inThe(['saveAnswers'], resent(withAnswers((answer) => answer?.slice(0, 1) ?? null))),
  ],
  ...(['saveAnswers', 'submitQuiz'] as const).flatMap((operation): Fault[] => [
    [
      'takes several options of which one can be chosen',
      operation,
      'refuses several options of which one can be chosen',
      inThe([operation], resent(withAnswers((answer) => (answer === 'AB' ? 'B' : answer)))),
    ],
    [
      'takes an option that is not offered',
      operation,
      'refuses an option that the question does not offer',
      inThe([operation], resent(withAnswers((answer) => (answer === 'E' ? 'B' : answer)))),
    ],
  ]),
  [
    'grades all or nothing where a part counts',
    'submitQuiz',
    'gives credit for a part of the right answers',
    inThe(['createQuiz'], resent(without('grading'))),
  ],
  [
    'shows the options of a shuffled quiz as they are stored',
    'quizPaper',
    'does not show how a shuffled quiz is stored',
    rewriting((_options, written) => written['options'] as Options),
  ],
  [
    'grades a shuffled quiz by the stored letters',
    'submitQuiz',
    'grades a shuffled quiz by the letters of each paper',
    inShuffled(byNextLetters),
  ],
  [
    'tells the answer in a title',
    'quizPaper',
    'adds nothing to a question that may tell its answer',
    onPapers((question) => ({ ...question, title: `${question.title} (B)` })),
  ],
  [
    'leaves a question out for some students',
    'quizPaper',
    'asks all students of a shuffled quiz the same',
    inThe(
      ['quizPaper'],
      counted((count) =>
        inData((data) => ({
          ...data,
          questions: (data['questions'] as Question[]).slice(count % 2),
        })),
      ),
    ),
  ],
  [
    'draws another order at each reading',
    'quizPaper',
    'keeps the order of each student',
    inThe(
      ['quizPaper'],
      counted((count) =>
        inData((data) => ({
          ...data,
          questions: (data['questions'] as Question[]).map((question) => ({
            ...question,
            options: turned(question['options'] as Options, count % 4),
          })),
        })),
      ),
    ),
  ],
  [
    'changes the order of an open quiz',
    'updateQuiz',
    'refuses another order once the quiz has opened with 409',
    inThe(['updateQuiz'], restatused(409, 200)),
  ],
  [
    'begins the time anew with each reading',
    'quizPaper',
    'keeps the start and the end when it is read again',
    counted((count) =>
      inAttempts((attempt) => ({ ...attempt, ends_at: later(attempt['ends_at'], count) })),
    ),
  ],
  [
    'gives students who join late the full time',
    'quizPaper',
    'ends for students who join late when it ends for all',
    inAttempts((attempt) => ({ ...attempt, ends_at: later(attempt['started_at'], 15 * 60_000) })),
  ],
  [
    'adds time for all when one student gets it',
    'extendTime',
    'moves the end for one student and for no other',
    inThe(
      ['extendTime'],
      resent(({ student, ...body }) => (typeof student === 'string' ? body : { ...body, student })),
    ),
  ],
  [
    'closes a quiz when the first student submits',
    'quizPaper',
    'stays open for others when a student has submitted',
    closing(),
  ],
  [
    'lists a student twice who submits twice',
    'results',
    'lists a student once, however often they submit',
    doubling(),
  ],
  [
    'grades two submissions that arrive at once',
    'submitQuiz',
    'grades one of two submissions at once',
    inThe(
      ['submitQuiz'],
      racing(
        overlooking({
          receipt: { _id: 'twice', submitted_at: now(), answered: 5, questions: 5 },
          message: 'Quiz submitted',
        }),
      ),
    ),
  ],
  [
    'loses one of two saves that arrive at once',
    'saveAnswers',
    'keeps both of two saves at once',
    inThe(['saveAnswers'], racing(losing)),
  ],
  [
    'overfills a group when two students come at once',
    'addStudentToGroup',
    'admits one of two students to a last place',
    inThe(['addStudentToGroup'], racing(overlooking({ message: 'Added' }))),
  ],
  [
    'accepts a one-time code twice',
    'resetPassword',
    'accepts a code once',
    inThe(['resetPassword'], reusing()),
  ],
  [
    'keeps instants in whole seconds',
    'saveAnswers',
    'keeps "chosen_at" to the millisecond',
    inThe(['saveAnswers', 'submitQuiz'], respelled(/(?<=T[\d:]+)\.\d+Z/g, '.000Z')),
  ],
  [
    'keeps scores as whole numbers',
    'submitQuiz',
    'keeps the decimals of a score',
    inScores(Math.round),
  ],
  [
    'overlooks a wrong option beside all right ones',
    'submitQuiz',
    'gives nothing for a wrong option beside all right ones, with "all_or_nothing"',
    inThe(['submitQuiz'], resent(withAnswers((answer) => (answer === 'ABCD' ? 'ACD' : answer)))),
  ],
  [
    'shows pictures to all who have joined',
    'picture',
    'shows students no picture of a quiz before it opens',
    inThe(['picture'], ({ request, forward }) => {
      const changed = new Request(request);
      changed.headers.set(clockHeader, later(now(), 25 * 60 * 60_000));
      return forward(changed);
    }),
  ],
  [
    'sends the stored letters of a shuffled quiz as those that count',
    'submitQuiz',
    'sends the answers that count by the letters of the paper',
    inShuffled(otherLetters),
  ],
  [
    'changes the order of a paper when time is added',
    'extendTime',
    'leaves the order of each paper as it is',
    reorderingByTime(),
  ],
  [
    'accepts the one-time code of another account',
    'resetPassword',
    'refuses the code of another account',
    inThe(['resetPassword'], unbound),
  ],
  [
    'takes a student’s own time away when everyone gets some',
    'extendTime',
    'adds time for everyone to a student’s own',
    replacingTime(),
  ],
  [
    'strips tags from texts',
    'createQuestion',
    'keeps title and options as they were sent',
    inThe(['createQuestion'], respelled(/<\/?[a-z]+>/g, '')),
  ],
  [
    'escapes what is HTML',
    'createGroup',
    'keeps the name as it was sent',
    inThe(['createGroup'], respelled(/&/g, '&amp;')),
  ],
  [
    'has a column of three bytes a character',
    'createStudent',
    'keeps the last name as it was sent',
    inThe(['createStudent'], respelled(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ],
  [
    'drops the offset of a time',
    'createQuiz',
    'reads the offset of its time',
    inThe(['createQuiz'], respelled(/\+02:00/g, 'Z')),
  ],
  [
    'renames the tags of every instructor',
    'renameTags',
    'leaves the tags of other instructors alone',
    renamingAll(),
  ],
  [
    'lets students join for a minute after the end',
    'joinQuiz',
    'refuses a quiz that is over with 409',
    inThe(['joinQuiz'], behindBy(60_000)),
  ],
  [
    'lists a quiz that is over as upcoming, until a job has run',
    'upcomingQuizzes',
    'lists no quiz that is over',
    inThe(['upcomingQuizzes'], behindBy(60_000)),
  ],
  [
    'lists a quiz as completed only when a job has run',
    'completedQuizzes',
    'lists a quiz as soon as it is over',
    inThe(['completedQuizzes'], behindBy(60_000)),
  ],
  [
    'publishes scores at the end, while others can still submit',
    'results',
    'keeps scores from students while others can still submit',
    inThe(['results'], behindBy(-60_000)),
  ],
  [
    'counts late answers at once',
    'results',
    'counts no late answers until they are accepted',
    inResults(
      rewritten<{ participants: Json[] }[]>((results) =>
        results.map(({ participants, ...result }) => ({
          ...result,
          participants: participants.map(({ late, ...row }) => ({
            ...row,
            ...(late !== undefined && { score: 4 }),
          })),
        })),
      ),
    ),
  ],
  [
    'shows students the scores of their class',
    'results',
    'shows students their own row alone',
    inResults(
      ofStudents((own, all) =>
        own.map((result) => all.find(({ _id }) => _id === result['_id']) ?? result),
      ),
    ),
  ],
  [
    'takes back what another tab has saved',
    'updateQuestion',
    'refuses a change that is based on an earlier revision, if it has revisions',
    inThe(['updateQuestion'], async ({ request, forward }) => {
      const { method, headers } = request;
      const body = await request.text();
      return forward(new Request(request.url.replace(/\?.*/, ''), { method, headers, body }));
    }),
  ],
  [
    'serves the sessions of a deleted account',
    'deleteStudent',
    'ends the sessions of the student',
    outliving(),
  ],
];
