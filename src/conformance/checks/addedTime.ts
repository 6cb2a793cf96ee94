import { check, type Check } from './check';
import { hold } from '../judging/judge';
import type { School } from '../school/school';
import { milliseconds, readQuiz } from './quizzes';

const minuteMs = 60_000;

/** When the taker's time ends, according to their paper; undefined without attempt fields. */
async function endOfTaker(school: School): Promise<number | undefined> {
  const { quiz, taker } = await school.taken();
  const { attempt } = school.judge.success(
    await taker.call('quizPaper', { ids: { id: quiz._id } }),
  );
  return attempt === undefined ? undefined : milliseconds(attempt.ends_at);
}

function holdMinutes(minutes: number, from: number, to: number, whose: string): void {
  const came = Math.round((to - from) / minuteMs);
  hold(came === minutes, `${minutes} more minutes for ${whose}`, `${came}`);
}

/** These run while the taker takes the open quiz. */
export const addedTimeChecks: readonly Check[] = [
  check('extendTime', 'moves the end for everyone', async (school) => {
    const instructor = await school.instructor();
    const before = await endOfTaker(school);
    const ids = { id: (await school.openQuiz())._id };
    const { duration = 0 } = await readQuiz(school, instructor, ids.id);
    const reply = await instructor.call('extendTime', { ids, body: { minutes: 15 } });
    const { ends_at } = school.judge.success(reply);
    const quiz = await readQuiz(school, instructor, ids.id);
    hold(quiz.duration === duration + 15, `a duration of ${duration + 15}`, `${quiz.duration}`);
    const after = await endOfTaker(school);
    if (before === undefined || after === undefined) return;
    holdMinutes(15, before, after, 'the student');
    holdMinutes(15, before, milliseconds(ends_at), 'everyone');
  }),
  check('extendTime', 'moves the end for one student', async (school) => {
    const { call } = await school.instructor();
    const before = await endOfTaker(school);
    const { quiz, taker } = await school.taken();
    const body = { minutes: 7, student: taker.profile._id };
    const reply = await call('extendTime', { ids: { id: quiz._id }, body });
    const { ends_at } = school.judge.success(reply);
    if (before !== undefined) holdMinutes(7, before, milliseconds(ends_at), 'the student');
  }),
  check('extendTime', 'adds up the times that one student gets', async (school) => {
    const { call } = await school.instructor();
    const { quiz, taker } = await school.taken();
    const before = await endOfTaker(school);
    for (const minutes of [2, 3]) {
      const body = { minutes, student: taker.profile._id };
      school.judge.success(await call('extendTime', { ids: { id: quiz._id }, body }));
    }
    const after = await endOfTaker(school);
    if (before === undefined || after === undefined) return;
    holdMinutes(5, before, after, 'the student, after 2 and 3');
  }),
  check('extendTime', 'adds time for everyone to a student’s own', async (school) => {
    const { call } = await school.instructor();
    const { quiz, taker } = await school.taken();
    const ids = { id: quiz._id };
    const own = { minutes: 2, student: taker.profile._id };
    const before = await endOfTaker(school);
    for (const body of [own, { minutes: 4 }]) {
      school.judge.success(await call('extendTime', { ids, body }));
    }
    const after = await endOfTaker(school);
    if (before === undefined || after === undefined) return;
    holdMinutes(6, before, after, 'the student');
  }),
  check('quizChanges', 'says who added time, newest first', async (school) => {
    const instructor = await school.instructor();
    const ids = { id: (await school.openQuiz())._id };
    school.judge.success(await instructor.call('extendTime', { ids, body: { minutes: 3 } }));
    const reply = await instructor.call('quizChanges', { ids });
    const { changes } = school.judge.success(reply);
    const [newest] = changes;
    hold(newest?.action === 'quiz.extend', 'the new time as the newest change', reply);
    hold(newest?.after?.['minutes'] === 3, '"minutes" of 3 after it', reply);
    hold(newest?.who?._id === instructor.profile._id, 'the instructor as "who"', reply);
    const times = changes.map(({ at }) => milliseconds(at));
    const isSorted = times.every((time, index) => time <= (times[index - 1] ?? Infinity));
    hold(changes.length <= 200 && isSorted, '200 changes at most, newest first', reply);
  }),
  check('extendTime', 'names a student who has not joined', async (school) => {
    const { call } = await school.instructor();
    const ids = { id: (await school.openQuiz())._id };
    const body = { minutes: 5, student: (await school.classmate()).profile._id };
    const reply = await call('extendTime', { ids, body });
    school.judge.refusedAs(reply, 'participant.unknown', 'student');
  }),
  check('extendTime', 'names invalid minutes', async (school) => {
    const { call } = await school.instructor();
    const ids = { id: await school.decoys.quiz() };
    for (const minutes of [0, 181, '15']) {
      school.judge.refusal(await call('extendTime', { ids, body: { minutes } }), 400, 'minutes');
    }
  }),
];
