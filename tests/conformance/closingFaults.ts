import type { OperationId } from '../../src/api/createQuizClient';
import { restatused, rewritten, type Json } from './breaks';
import { clockHeader, inData, inThe, type Fault, type Tamper } from './faults';

type Row = Json & { participant: { last_name: string }; score: number };
type Result = Json & { quiz: Json; participants: Row[] };

/** Changes the whole list of results. */
const inResults = (change: (results: Result[]) => Result[]): Tamper =>
  inThe(['results'], (call, school) =>
    new URL(call.request.url).searchParams.has('limit')
      ? call.forward()
      : rewritten<Result[]>(change)(call, school),
  );

/** Changes the participants of each result. */
const inRows = (change: (rows: Row[]) => Row[]): Tamper =>
  inResults((results) =>
    results.map((result) => ({ ...result, participants: change(result.participants) })),
  );

/** Changes the score of one of the students. */
const scoring = (name: string, change: (score: number) => number): Tamper =>
  inRows((rows) =>
    rows.map((row) =>
      row.participant.last_name === name ? { ...row, score: change(row.score) } : row,
    ),
  );

const minuteMs = 60_000;

/** Answers as if it were another time, to callers that name the time. */
const at =
  (changed: (sent: number) => number): Tamper =>
  ({ request, forward }) => {
    const sent = request.headers.get(clockHeader);
    if (sent === null) return forward();
    const other = new Request(request);
    other.headers.set(clockHeader, new Date(changed(Date.parse(sent))).toISOString());
    return forward(other);
  };

/** Changes an operation once time was added after an end. */
function onceReopened(operation: OperationId, tamper: Tamper): Tamper {
  let isReopened = false;
  return (call, school) => {
    isReopened ||= call.operation === 'extendTime' && call.request.headers.has(clockHeader);
    return isReopened && call.operation === operation ? tamper(call, school) : call.forward();
  };
}

/** Answers a list as it was before time was added after an end. */
function remembering(operation: OperationId): Tamper {
  const lists = new Map<string, string>();
  let isReopened = false;
  return async (call) => {
    const { request, forward } = call;
    isReopened ||= call.operation === 'extendTime' && request.headers.has(clockHeader);
    const response = await forward();
    if (call.operation !== operation || !response.ok) return response;
    const key = `${request.url} ${request.headers.get('authorization')}`;
    const before = lists.get(key);
    if (isReopened && before !== undefined) return Response.json(JSON.parse(before));
    lists.set(key, await response.clone().text());
    return response;
  };
}

/** Adds the score of late answers again with each acceptance. */
function addingUp(): Tamper {
  let count = 0;
  return inThe(['acceptLate'], async (call, school) => {
    const { accept = true } = (await call.request.clone().json()) as { accept?: boolean };
    if (!accept) return call.forward();
    return inData((data) => ({ ...data, score: (data['score'] as number) + 4 * count++ }))(
      call,
      school,
    );
  });
}

type Ranked = Json & { last_name: string; avg_score: number };

const inRankings = (change: (ranking: Ranked[]) => Ranked[]): Tamper =>
  inThe(['topStudents'], rewritten<Ranked[]>(change));

type Item = Json & { choices: Record<string, number>; facility: number; discrimination: number };

const inEvidence = (change: (item: Item) => Json): Tamper =>
  inThe(
    ['evidence'],
    rewritten<Json & { items: Item[] }>((evidence) => ({
      ...evidence,
      items: evidence.items.map(change),
    })),
  );

/** Faults that a client sees only after an end of a quiz. */
export const closingFaults: readonly Fault[] = [
  [
    'drops answers that were never submitted',
    'results',
    'grades answers that were saved and never submitted',
    scoring('Baker', () => 0),
  ],
  [
    'grades what a student of an own time had at the common end',
    'results',
    'grades answers that were saved in a student’s own time',
    scoring('Davis', () => 2),
  ],
  [
    'leaves out who has joined and answered nothing',
    'results',
    'names all who joined as soon as a quiz closes, by last name',
    inRows((rows) => rows.filter(({ participant }) => participant.last_name !== 'Clark')),
  ],
  [
    'lists participants as they came',
    'results',
    'names all who joined as soon as a quiz closes, by last name',
    inRows((rows) => rows.toReversed()),
  ],
  [
    'ends a student’s own time with the quiz',
    'quizPaper',
    'lasts as long as a student’s own time',
    inThe(['quizPaper', 'saveAnswers'], (call, school) =>
      at((sent) => sent + minuteMs)(call, school),
    ),
  ],
  [
    'closes a quiz at the common end',
    'upcomingQuizzes',
    'lists a quiz until nobody has time',
    inThe(
      ['upcomingQuizzes'],
      at((sent) => sent + minuteMs),
    ),
  ],
  [
    'deletes a quiz whose last answers are arriving',
    'deleteQuiz',
    'refuses a quiz that has just closed with 409',
    inThe(['deleteQuiz'], restatused(409, 200)),
  ],
  [
    'takes late answers for others each time',
    'submitQuiz',
    'returns the same receipt for the same late answers',
    (() => {
      let count = 0;
      return inThe(
        ['submitQuiz'],
        inData((data) => {
          const receipt = data['receipt'] as Json | undefined;
          if (receipt?.['late'] !== true) return data;
          return { ...data, receipt: { ...receipt, _id: `late-${(count += 1)}` } };
        }),
      );
    })(),
  ],
  [
    'says that a quiz has closed at the common end',
    'results',
    'says when a quiz has closed',
    inResults((results) =>
      results.map((result) => ({
        ...result,
        quiz: {
          ...result.quiz,
          closed_at:
            typeof result.quiz['closed_at'] === 'string'
              ? new Date(Date.parse(result.quiz['closed_at']) - minuteMs).toISOString()
              : null,
        },
      })),
    ),
  ],
  [
    'has no end for who has not submitted',
    'results',
    'says when each student began and finished',
    inRows((rows) =>
      rows.map((row) =>
        row.participant.last_name === 'Baker' ? { ...row, finished_at: null } : row,
      ),
    ),
  ],
  [
    'lists results oldest first',
    'results',
    'lists a student’s results latest first',
    inResults((results) => results.toReversed()),
  ],
  [
    'ranks by points',
    'topStudents',
    'ranks by the mean of all quizzes, in percent of each',
    inRankings((ranking) =>
      ranking
        .map((one) => ({ ...one, avg_score: one.last_name === 'Adams' ? 50 : one.avg_score }))
        .sort((one, other) => other.avg_score - one.avg_score),
    ),
  ],
  [
    'ranks only who has answered',
    'topStudents',
    'ranks by the mean of all quizzes, in percent of each',
    inRankings((ranking) => ranking.filter(({ avg_score }) => avg_score > 0)),
  ],
  [
    'orders equal means by chance',
    'topStudents',
    'counts accepted answers, and orders equal means by name',
    inRankings((ranking) =>
      ranking.toReversed().sort((one, other) => other.avg_score - one.avg_score),
    ),
  ],
  [
    'ranks inactive students',
    'topStudents',
    'ranks only active students',
    (() => {
      let before: Ranked[] = [];
      let isInactive = false;
      return async (call, school) => {
        if (call.operation === 'updateStudent') {
          isInactive ||= (await call.request.clone().text()).includes('inactive');
        }
        return inRankings((ranking) => {
          if (isInactive && ranking.length < before.length) return before;
          before = ranking;
          return ranking;
        })(call, school);
      };
    })(),
  ],
  [
    'counts places among those who have answered',
    'ownPlace',
    'counts everybody who joined a quiz',
    inThe(
      ['ownPlace'],
      rewritten<Json>((place) =>
        place['avg_score'] === 0 ? { place: null, of: 4, avg_score: null } : place,
      ),
    ),
  ],
  [
    'counts the letters of papers in a shuffled quiz',
    'evidence',
    'counts the options of a shuffled quiz as they are stored',
    inEvidence((item) => {
      const { A, B, ...rest } = item.choices;
      return { ...item, choices: { ...rest, A: B, B: A } };
    }),
  ],
  [
    'has a facility in percent',
    'evidence',
    'takes the facility as a share of all participants, whether they answered or not',
    inEvidence((item) => ({ ...item, facility: Math.min(1, item.facility * 1.1) })),
  ],
  [
    'takes the facility of a shuffled quiz by the letters of papers',
    'evidence',
    'takes the figures of a shuffled quiz by options as stored',
    inEvidence((item) => ({ ...item, facility: item.facility === 0 ? 1 : 0 })),
  ],
  [
    'correlates a question with a whole that has it in itself',
    'evidence',
    'correlates each question with the rest of the quiz',
    inEvidence((item) => ({ ...item, discrimination: Math.min(1, item.discrimination + 0.1) })),
  ],
  [
    'adds late answers again with each acceptance',
    'acceptLate',
    'changes nothing when it is repeated',
    addingUp(),
  ],
  [
    'keeps the score of an acceptance that is undone',
    'acceptLate',
    'counts the earlier answers again when it is undone',
    inThe(
      ['acceptLate'],
      inData((data) => ({ ...data, score: 8 })),
    ),
  ],
  [
    'forgets the score that an acceptance replaced',
    'acceptLate',
    'says which score an acceptance replaced',
    inRows((rows) =>
      rows.map((row) =>
        row['accepted_late'] === undefined
          ? row
          : { ...row, accepted_late: { ...(row['accepted_late'] as Json), replaced_score: 0 } },
      ),
    ),
  ],
  [
    'counts time that is added from the end that has passed',
    'extendTime',
    'counts from now when the end has passed',
    onceReopened(
      'extendTime',
      inData((data) => ({
        ...data,
        ends_at: new Date(Date.parse(data['ends_at'] as string) - 2 * minuteMs).toISOString(),
      })),
    ),
  ],
  [
    'keeps students out of time that was added after the end',
    'extendTime',
    'lets students continue who have not submitted',
    onceReopened('quizPaper', restatused(200, 409)),
  ],
  [
    'shows scores while time runs that was added',
    'results',
    'hides scores from students again when time is added',
    remembering('results'),
  ],
  [
    'lists a quiz as completed though time was added',
    'completedQuizzes',
    'lists no quiz to which time was added',
    remembering('completedQuizzes'),
  ],
  [
    'keeps the results of a student who was deleted',
    'deleteStudent',
    'removes the results of the student',
    (() => {
      let rows: Row[] = [];
      return inRows((now) => {
        const gone = rows.filter(
          ({ participant }) =>
            participant.last_name === 'Baker' &&
            !now.some((row) => row.participant.last_name === 'Baker'),
        );
        if (now.length > rows.length) rows = now;
        return now.length === 4 ? [...now, ...gone] : now;
      });
    })(),
  ],
  [
    'keeps the code of a quiz that was deleted',
    'deleteQuiz',
    'ends the code of the quiz',
    (() => {
      let isDeleted = false;
      return async (call) => {
        const isEnd = call.request.headers.has(clockHeader);
        const response = await call.forward();
        if (call.operation === 'deleteQuiz' && response.ok && isEnd) isDeleted = true;
        return isDeleted && call.operation === 'joinQuiz' && response.status === 404
          ? Response.json({ data: { quiz: 'quiz-1', code: '' } })
          : response;
      };
    })(),
  ],
];
