import type { Participation, ParticipantPage, Result, ResultSummary } from '../../api/entities';
import { minutesAndSecondsBetween } from '../../rules/formats';
import { mostInPage } from '../../rules/limits';
import { hold } from '../judging/judge';
import type { School } from '../school/school';
import { check, type Check } from './check';
import { holdRows, walk } from './pageWalk';

/** The result with the most participants that fit on a page, with one of this run at least. */
async function fullestResult(school: School): Promise<Result> {
  await school.submitted();
  const results = school.judge.success(await (await school.instructor()).call('results'));
  const [fullest] = results
    .filter(({ participants }) => participants.length <= mostInPage)
    .sort((one, other) => other.participants.length - one.participants.length);
  hold(fullest !== undefined, 'a result', 'none');
  return fullest as Result;
}

/** The single result of a quiz, to the given instructor. */
async function readResult(
  { judge, instructor }: School,
  id: string,
  query: Record<string, string | number> = { limit: mostInPage },
): Promise<ParticipantPage> {
  const { call } = await instructor();
  return judge.success(await call('result', { ids: { id }, query }));
}

function secondsOf({ started_at, finished_at }: Participation): number | null {
  const taken = minutesAndSecondsBetween(started_at, finished_at);
  return taken && taken.minutes * 60 + taken.seconds;
}

/** Whether values rise, with those that are missing at the end. */
function isRising(values: readonly (number | string | null)[], sign: 1 | -1): boolean {
  return values.every((value, index) => {
    const before = values[index - 1];
    if (index === 0 || value === null) return true;
    if (before === null || before === undefined) return false;
    const isNumeric = typeof value === 'number' && typeof before === 'number';
    const rise = isNumeric ? value - before : String(value) < String(before) ? -1 : 1;
    return value === before || sign * rise >= 0;
  });
}

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

/** How many have each value, lowest first, as text. */
function tally(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  return [...new Set(sorted)]
    .map((value) => `${value}: ${sorted.filter((one) => one === value).length}`)
    .join(', ');
}

export const resultPageChecks: readonly Check[] = [
  check('results', 'has the number of participants on pages', async (school) => {
    await school.submitted();
    const instructor = await school.instructor();
    const list = school.judge.success(await instructor.call('results'));
    const { items } = await walk<ResultSummary>(school.judge, instructor, 'results');
    for (const { _id, participants } of items) {
      const rows = list.find((result) => result._id === _id)?.participants.length;
      hold(participants === rows, `${rows} participants`, `${participants}`);
    }
  }),
  check('results', 'finds results by their words, and sorts them by title', async (school) => {
    await school.submitted();
    const instructor = await school.instructor();
    const q = school.belongings.marker;
    const own = school.judge
      .success(await instructor.call('results'))
      .filter(({ quiz }) => quiz.title.includes(q));
    const search = async (query: Record<string, string>) =>
      (await walk<ResultSummary>(school.judge, instructor, 'results', { query: { q, ...query } }))
        .items;
    holdRows(await search({}), own, `the results with “${q}”`);
    const sorted = own.toSorted((one, other) => (one.quiz.title < other.quiz.title ? -1 : 1));
    holdRows(await search({ sort: 'title' }), sorted, 'those of the run by title');
    const reversed = sorted.toReversed();
    holdRows(await search({ sort: '-title' }), reversed, 'those of the run, last title first');
  }),
];

const summaryColumns: Readonly<Record<string, (row: ResultSummary) => string | number | null>> = {
  group: ({ group }: ResultSummary) => group?.name ?? null,
  persons: ({ group }: ResultSummary) => group?.size ?? null,
  participants: ({ participants }: ResultSummary) => participants,
};

export const singleResultChecks: readonly Check[] = [
  check('results', 'sorts pages by each column, from its start or its end', async (school) => {
    await school.submitted();
    const instructor = await school.instructor();
    const q = school.belongings.marker;
    const search = async (sort?: string) => {
      const query = { q, ...(sort && { sort }) };
      return (await walk<ResultSummary>(school.judge, instructor, 'results', { query })).items;
    };
    const { length } = await search();
    for (const [column, valueOf] of Object.entries(summaryColumns)) {
      for (const sign of [1, -1] as const) {
        const sort = sign === 1 ? column : `-${column}`;
        const values = (await search(sort)).map((row) => valueOf(row));
        const isSorted = values.length === length && isRising(values, sign);
        hold(isSorted, `${length} results, sorted by ${sort}`, values.join());
      }
    }
  }),
  check('result', 'has the participants of the list of results', async (school) => {
    const { quiz, participants } = await fullestResult(school);
    const page = await readResult(school, quiz._id);
    holdRows(page.items, participants, 'the participants by last name');
    hold(page.quiz.title === quiz.title, quiz.title, page.quiz.title);
    const ids = { id: quiz._id };
    const walked = await walk(school.judge, await school.instructor(), 'result', { ids });
    holdRows(walked.items, participants, 'the participants by last name, page by page');
  }),
  check('result', 'has figures of all participants, whatever is searched', async (school) => {
    const { quiz, participants } = await fullestResult(school);
    const nobody = { q: 'conformance-check-nobody', limit: 1 };
    const { figures, total } = await readResult(school, quiz._id, nobody);
    hold(total === 0, 'nobody found', `${total}`);
    const scores = tally(participants.map(({ score }) => score));
    const came = figures.scores.map(({ score, count }) => `${score}: ${count}`).join(', ');
    hold(came === scores, `the scores ${scores}`, came);
    const { length } = participants;
    hold(figures.participants === length, `${length} participants`, `${figures.participants}`);
    const seconds = participants.flatMap((row) => secondsOf(row) ?? []);
    const isTimed = sum(figures.minutes) === seconds.length;
    hold(isTimed, `the minutes of ${seconds.length}`, JSON.stringify(figures.minutes));
    const hasMedian = (figures.median_seconds === null) === (seconds.length === 0);
    hold(hasMedian, 'a median if there are times', `${figures.median_seconds}`);
    const hasLate = participants.some((row) => row.late ?? row.accepted_late);
    hold(figures.has_late === hasLate, `"has_late": ${hasLate}`, `${figures.has_late}`);
  }),
  check('result', 'names the students of the group who have not taken the quiz', async (school) => {
    const { quiz, participants } = await fullestResult(school);
    const { missing } = (await readResult(school, quiz._id)).figures;
    const { call } = await school.instructor();
    const group = school.judge.success(await call('group', { ids: { id: quiz.group ?? '' } }));
    const present = participants.map(({ participant }) => participant.email.toLowerCase());
    const absent = group.students.filter(
      ({ email }) => !present.includes(email?.toLowerCase() ?? ''),
    );
    hold(missing.total === absent.length, `${absent.length} missing`, `${missing.total}`);
    const named = missing.students.every(({ _id }) => absent.some((one) => one._id === _id));
    hold(named, 'only students who are missing', JSON.stringify(missing.students));
  }),
  check('result', 'sorts and finds participants', async (school) => {
    const { quiz, participants } = await fullestResult(school);
    const read = async (query: Record<string, string>) =>
      (await readResult(school, quiz._id, { limit: mostInPage, ...query })).items;
    for (const [column, valueOf] of [
      ['score', ({ score }: Participation) => score],
      ['duration', secondsOf],
    ] as const) {
      for (const sign of [1, -1] as const) {
        const sort = sign === 1 ? column : `-${column}`;
        const values = (await read({ sort })).map(valueOf);
        const isSorted = values.length === participants.length && isRising(values, sign);
        hold(isSorted, `all participants, sorted by ${sort}`, values.join());
      }
    }
    const [one] = participants;
    const found = await read({ q: one?.participant.email ?? '' });
    const others = found.filter(({ participant }) => participant.email !== one?.participant.email);
    hold(
      found.length > 0 && others.length === 0,
      'the participant with this email',
      `${found.length}`,
    );
  }),
  check('result', 'refuses a cursor and an order that it does not know', async (school) => {
    const { quiz } = await fullestResult(school);
    const { call } = await school.instructor();
    for (const [name, value] of [
      ['cursor', 'conformance-check'],
      ['sort', 'colour'],
      ['limit', '0'],
    ] as const) {
      const query = { limit: 1, [name]: value };
      school.judge.refusal(await call('result', { ids: { id: quiz._id }, query }), 400, name);
    }
  }),
  check('result', 'keeps the score from the student until the quiz closes', async (school) => {
    await school.submitted();
    const { quiz, taker } = await school.taken();
    school.judge.refusal(await taker.call('result', { ids: { id: quiz._id } }), 404);
  }),
];
