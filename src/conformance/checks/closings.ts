import type { Participation, RankedStudent, Result } from '../../api/entities';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence, NotThere, Unready } from '../judging/outcome';
import type { Reply } from '../judging/wire';
import { holdThere, rowOf, toleranceMs, type Name } from '../school/closing';
import type { School } from '../school/school';
import { statisticsChecks } from './statistics';
import { attemptOf, submittedIn } from '../school/sitting';

const minuteMs = 60_000;

const time = (instant: string | null | undefined): number => Date.parse(instant ?? '');

/** Checks an instant that a server may name a little later. */
function holdInstant(came: string | null | undefined, wanted: number, what: string): void {
  const isIt = Math.abs(time(came) - wanted) < toleranceMs;
  hold(isIt, `${what} at ${new Date(wanted).toISOString()}`, `${came}`);
}

/** The main quiz in a list of results, and who has which score. */
async function scoresIn({ exams, judge }: School, reply: Reply<'results'>) {
  const { main, students } = await exams.closing.begun();
  const results = judge.success(reply);
  const result = results.find((entry) => entry.quiz._id === main._id);
  const row = (name: Name): Participation | undefined => rowOf(results, main._id, students[name]);
  return { main, result, row, names: namesIn(result) };
}

const namesIn = (result: Result | undefined): string =>
  (result?.participants ?? []).map(({ participant }) => participant.last_name).join();

const spelledRanking = (ranking: readonly RankedStudent[]): string =>
  ranking.map(({ last_name, avg_score }) => `${last_name} ${avg_score}`).join(', ');

/** A mean in percent may have any number of decimals. */
function holdRanking(came: readonly RankedStudent[], wanted: readonly (readonly [Name, number])[]) {
  const isIt =
    came.length === wanted.length &&
    came.every(({ last_name, avg_score }, index) => {
      const [name, score] = wanted[index] ?? ['', 0];
      return last_name === name && Math.abs(avg_score - score) < 0.1;
    });
  hold(isIt, wanted.map((one) => one.join(' ')).join(', '), spelledRanking(came));
}

const finalRanking = [
  ['Baker', 80],
  ['Adams', 70],
  ['Evans', 40],
  ['Davis', 30],
  ['Clark', 0],
] as const;

/** Students see a ranking only where the school shows it. */
async function holdShown({ client, judge }: School): Promise<void> {
  const reply = await client.call(null, 'capabilities');
  const { ranking = 'everybody' } = reply.status === 200 ? judge.success(reply) : {};
  if (ranking !== 'everybody') throw new NotThere('the ranking of students');
}

/** The facts of a reopened quiz, which say nothing where it was not reopened. */
async function reopenedIn(school: School) {
  const facts = await school.exams.closing.reopened();
  if (facts.extension.status >= 300 || facts.baker.status !== 200) {
    throw new Unready('the time that was added after the end let no student continue');
  }
  return facts;
}

const has = (list: readonly { _id: string }[], id: string): boolean =>
  list.some(({ _id }) => _id === id);

const beforeTheEnd: readonly Check[] = [
  check('quiz', 'counts who has joined', async (school) => {
    const { replies, students } = await school.exams.closing.begun();
    const { participants } = school.judge.success(replies.quiz);
    const { length } = Object.keys(students);
    hold(participants === length, `${length} participants`, `${participants}`);
  }),
  check(
    'quizPaper',
    'sends saved answers as those that count when the time is over',
    async (school) => {
      const { exams, judge } = school;
      const { baker } = await exams.closing.ended();
      judge.refusal(baker, 409);
      const { answers, receipt } = submittedIn(baker);
      hold(answers.length === 3 && receipt.answered === 3, 'the 3 saved answers', baker);
    },
  ),
  check('quizPaper', 'lasts as long as a student’s own time', async (school) => {
    const { exams, judge } = school;
    const { closesAt } = await exams.closing.begun();
    const { davis } = await exams.closing.ended();
    holdInstant(
      attemptOf(judge.success(davis)).ends_at,
      closesAt,
      'the end of a student’s own time',
    );
  }),
  check('saveAnswers', 'keeps answers in a student’s own time', async (school) => {
    school.judge.success((await school.exams.closing.ended()).saved);
  }),
  check('results', 'shows only submissions while a student has time', async (school) => {
    const { result, names } = await scoresIn(school, (await school.exams.closing.ended()).results);
    hold(names === 'Adams', 'the row of Adams alone', names);
    hold(result?.quiz.closed_at === null, '"closed_at": null', `${result?.quiz.closed_at}`);
  }),
  check('upcomingQuizzes', 'lists a quiz until nobody has time', async (school) => {
    const { exams, judge } = school;
    const [{ main }, { upcoming }] = [await exams.closing.begun(), await exams.closing.ended()];
    hold(has(judge.success(upcoming), main._id), 'a list with the quiz', upcoming);
  }),
  check('deleteQuiz', 'refuses a quiz that has just closed with 409', async ({ exams, judge }) => {
    judge.refusedAs((await exams.closing.ended()).deletion, 'quiz.justClosed');
  }),
  check('submitQuiz', 'returns the same receipt for the same late answers', async (school) => {
    const { first, again } = await school.exams.closing.late();
    const [one, other] = [first, again].map((reply) => school.judge.success(reply).receipt);
    hold(one?.late === true, 'a receipt that is "late"', first);
    hold(JSON.stringify(one) === JSON.stringify(other), JSON.stringify(one), again);
  }),
];

const afterTheEnd: readonly Check[] = [
  check(
    'results',
    'names all who joined as soon as a quiz closes, by last name',
    async (school) => {
      const { names } = await scoresIn(school, (await school.exams.closing.closed()).results);
      hold(names === 'Adams,Baker,Clark,Davis,Evans', 'Adams,Baker,Clark,Davis,Evans', names);
    },
  ),
  check('results', 'says when a quiz has closed', async (school) => {
    const { closesAt } = await school.exams.closing.begun();
    const { result } = await scoresIn(school, (await school.exams.closing.closed()).results);
    holdInstant(result?.quiz.closed_at, closesAt, 'the closing');
  }),
  ...(
    [
      ['grades answers that were saved and never submitted', 'Baker', 6],
      ['grades answers that were saved in a student’s own time', 'Davis', 4],
      ['has a score of 0 for who joined and answered nothing', 'Clark', 0],
      ['counts what was saved in time beside late answers', 'Evans', 4],
      ['counts what was submitted in time', 'Adams', 10],
    ] as const
  ).map(([title, name, score]) =>
    check('results', title, async (school) => {
      const { row } = await scoresIn(school, (await school.exams.closing.published()).results);
      hold(row(name)?.score === score, `the score ${score}`, JSON.stringify(row(name) ?? 'no row'));
    }),
  ),
  check('results', 'says when each student began and finished', async (school) => {
    const { main, endsAt, closesAt } = await school.exams.closing.begun();
    const { row } = await scoresIn(school, (await school.exams.closing.published()).results);
    const opened = time(main.draft.schadule);
    for (const [name, from, to] of [
      ['Adams', opened, opened + 5 * minuteMs],
      ['Baker', endsAt, endsAt],
      ['Davis', closesAt, closesAt],
    ] as const) {
      const { started_at, finished_at } = row(name) ?? {};
      const began = time(started_at) - opened;
      const isBegun = began > -toleranceMs && began < 5 * minuteMs;
      const finished = time(finished_at);
      const isFinished = finished > from - toleranceMs && finished < to + toleranceMs;
      const wanted = `${name} from about ${main.draft.schadule} to ${new Date(to).toISOString()}`;
      hold(isBegun && isFinished, wanted, JSON.stringify(row(name) ?? 'no row'));
    }
  }),
  check('results', 'lists a student’s results latest first', async (school) => {
    const { main, other } = await school.exams.closing.begun();
    const reply = (await school.exams.closing.published()).own;
    const ids = school.judge.success(reply).map(({ quiz }) => quiz._id);
    hold(ids.join() === [main._id, other._id].join(), `${main._id}, ${other._id}`, ids.join());
  }),
  check('completedQuizzes', 'lists what a student took part in, latest first', async (school) => {
    const { main, other, closesAt } = await school.exams.closing.begun();
    const reply = (await school.exams.closing.published()).completed;
    const list = school.judge.success(reply);
    const ids = list.map(({ _id }) => _id).join();
    hold(ids === [main._id, other._id].join(), `${main._id}, ${other._id}`, ids);
    holdInstant(list[0]?.closed_at, closesAt, '"closed_at"');
  }),
  check('result', 'names as missing who is in the group and has not joined', async (school) => {
    const { absent } = await school.exams.closing.begun();
    const reply = (await school.exams.closing.published()).result;
    holdThere(reply);
    const { missing, participants } = school.judge.success(reply).figures;
    const ids = missing.students.map(({ _id }) => _id).join();
    hold(participants === 5 && ids === absent, `5 participants, and ${absent}`, reply);
  }),
  check('topStudents', 'ranks by the mean of all quizzes, in percent of each', async (school) => {
    const { ranking } = await school.exams.closing.published();
    holdRanking(school.judge.success(ranking), finalRanking);
  }),
  check('topStudents', 'ranks the students of a group for students too', async (school) => {
    await holdShown(school);
    const { studentRanking } = await school.exams.closing.published();
    holdRanking(school.judge.success(studentRanking), finalRanking);
  }),
  check('ownPlace', 'counts everybody who joined a quiz', async (school) => {
    await holdShown(school);
    const reply = (await school.exams.closing.published()).place;
    const { place, of, avg_score } = school.judge.success(reply);
    hold(place === 5 && of === 5 && avg_score === 0, 'place 5 of 5, with 0', reply);
  }),
];

const lateAnswers: readonly Check[] = [
  check('acceptLate', 'grades the late answers with those in time', async (school) => {
    const { accepted, results } = await school.exams.closing.accepted();
    holdThere(accepted);
    const { score } = school.judge.success(accepted);
    hold(score === 8, 'the score 8', accepted);
    await asEvidence(async () => {
      const row = (await scoresIn(school, results)).row('Evans');
      const isIt = row?.score === 8 && row.late === undefined;
      hold(isIt, 'the score 8, and no "late"', JSON.stringify(row ?? 'no row'));
    });
  }),
  check('acceptLate', 'says which score an acceptance replaced', async (school) => {
    const { accepted, results } = await school.exams.closing.accepted();
    school.judge.readable(accepted);
    const row = (await scoresIn(school, results)).row('Evans');
    if (row?.accepted_late === undefined) throw new NotThere('acceptances that can be undone');
    const { replaced_score } = row.accepted_late;
    hold(replaced_score === 4, '"replaced_score": 4', `${replaced_score}`);
  }),
  check('acceptLate', 'changes nothing when it is repeated', async (school) => {
    const { accepted, again } = await school.exams.closing.accepted();
    const { score } = school.judge.readable(accepted);
    hold(school.judge.success(again).score === score, `the score ${score} again`, again);
  }),
  check('acceptLate', 'counts the earlier answers again when it is undone', async (school) => {
    const { results, undone, after } = await school.exams.closing.accepted();
    const accepted = (await scoresIn(school, results)).row('Evans');
    if (accepted?.accepted_late === undefined) throw new NotThere('acceptances that can be undone');
    hold(school.judge.success(undone).score === 4, 'the score 4', undone);
    await asEvidence(async () => {
      const row = (await scoresIn(school, after)).row('Evans');
      const isIt = row?.score === 4 && row.late !== undefined;
      hold(isIt, 'the score 4, and "late"', JSON.stringify(row ?? 'no row'));
    });
  }),
  check(
    'topStudents',
    'counts accepted answers, and orders equal means by name',
    async (school) => {
      const { accepted, ranking } = await school.exams.closing.accepted();
      holdThere(accepted);
      const [baker, , , davis, clark] = finalRanking;
      const wanted = [baker, ['Evans', 80], ['Adams', 70], davis, clark] as const;
      holdRanking(school.judge.success(ranking), wanted);
    },
  ),
];

const timeAfterTheEnd: readonly Check[] = [
  check('extendTime', 'counts from now when the end has passed', async ({ exams, judge }) => {
    const { extension, at } = await exams.closing.reopened();
    const { ends_at } = judge.success(extension);
    const left = time(ends_at) - at;
    // Servers may keep whole minutes.
    const isIt = left > minuteMs - toleranceMs && left < 2 * minuteMs + toleranceMs;
    hold(isIt, `an end a minute after ${new Date(at).toISOString()}`, ends_at);
  }),
  check('extendTime', 'lets students continue who have not submitted', async ({ exams, judge }) => {
    const { extension, baker } = await exams.closing.reopened();
    judge.readable(extension);
    await asEvidence(() => judge.success(baker));
    const { answers } = attemptOf(judge.success(baker));
    hold(answers.length === 3, 'the 3 saved answers', JSON.stringify(answers));
  }),
  check('quizPaper', 'stays over for who has submitted when time is added', async (school) => {
    school.judge.refusal((await reopenedIn(school)).adams, 409);
  }),
  check('results', 'hides scores from students again when time is added', async (school) => {
    const { results } = await reopenedIn(school);
    const { main } = await school.exams.closing.begun();
    const isThere = school.judge.success(results).some(({ quiz }) => quiz._id === main._id);
    hold(!isThere, 'a list without the quiz', results);
  }),
  check('upcomingQuizzes', 'lists a quiz again when time is added', async (school) => {
    const { upcoming } = await reopenedIn(school);
    const { main } = await school.exams.closing.begun();
    hold(has(school.judge.success(upcoming), main._id), 'a list with the quiz', upcoming);
  }),
  check('completedQuizzes', 'lists no quiz to which time was added', async (school) => {
    const { completed } = await reopenedIn(school);
    const { main } = await school.exams.closing.begun();
    hold(!has(school.judge.success(completed), main._id), 'a list without the quiz', completed);
  }),
  check('evidence', 'refuses a quiz to which time was added with 409', async (school) => {
    school.judge.refusedAs((await reopenedIn(school)).evidence, 'quiz.notClosed');
  }),
  check('submitQuiz', 'grades what is submitted in time that was added', async (school) => {
    const { submission } = await reopenedIn(school);
    const { receipt } = school.judge.success(submission);
    hold(receipt?.late !== true, 'a receipt in time', submission);
    const { results } = await school.exams.closing.closedAgain();
    await asEvidence(async () => {
      const row = (await scoresIn(school, results)).row('Baker');
      hold(row?.score === 8, 'the score 8', JSON.stringify(row ?? 'no row'));
    });
  }),
  check('completedQuizzes', 'lists a quiz once, however often it ended', async (school) => {
    const { completed } = await school.exams.closing.closedAgain();
    const { main, other } = await school.exams.closing.begun();
    const ids = school.judge.success(completed).map(({ _id }) => _id);
    hold(ids.join() === [main._id, other._id].join(), `${main._id}, ${other._id}`, ids.join());
  }),
];

const afterDeletions: readonly Check[] = [
  check('deleteStudent', 'removes the results of the student', async (school) => {
    const { withoutStudent } = await school.exams.closing.removed();
    const { names } = await scoresIn(school, withoutStudent);
    hold(names === 'Adams,Clark,Davis,Evans', 'rows without Baker', names);
  }),
  check('deleteQuiz', 'removes the results of the quiz', async (school) => {
    const { results, own } = await school.exams.closing.removed();
    const { main } = await school.exams.closing.begun();
    for (const reply of [results, own]) {
      const isThere = school.judge.success(reply).some(({ quiz }) => quiz._id === main._id);
      hold(!isThere, 'a list without the quiz', reply);
    }
  }),
  check('deleteQuiz', 'takes the quiz out of the ranking', async (school) => {
    const { ranking } = await school.exams.closing.removed();
    const wanted = [
      ['Adams', 40],
      ['Davis', 20],
      ['Clark', 0],
    ] as const;
    holdRanking(school.judge.success(ranking), wanted);
  }),
  check('topStudents', 'ranks only active students', async (school) => {
    const { activeRanking } = await school.exams.closing.removed();
    const wanted = [
      ['Adams', 40],
      ['Clark', 0],
    ] as const;
    holdRanking(school.judge.success(activeRanking), wanted);
  }),
  check('deleteQuiz', 'ends the code of the quiz', async (school) => {
    const { join } = await school.exams.closing.removed();
    await asEvidence(() => school.judge.refusedAs(join, 'join.unknown'));
  }),
  check('deleteGroup', 'refuses a group whose quizzes have closed with 409', async (school) => {
    const { groupDeletion } = await school.exams.closing.removed();
    school.judge.refusedAs(groupDeletion, 'group.hasQuizzes');
  }),
];

/** What comes after a second end, which continues from rule to rule. They run after all others. */
export const closingChecks: readonly Check[] = [
  ...beforeTheEnd,
  ...afterTheEnd,
  ...statisticsChecks,
  ...lateAnswers,
  ...timeAfterTheEnd,
  ...afterDeletions,
];
