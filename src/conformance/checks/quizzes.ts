import type { OperationId } from '../../api/createQuizClient';
import { check, plainCheck, type Check } from './check';
import { questionCounts } from '../../rules/limits';
import { hold } from '../judging/judge';
import { firstHand } from '../judging/once';
import { asEvidence, NotChecked, NotThere } from '../judging/outcome';
import type { Account } from '../school/people';
import type { School } from '../school/school';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
const minuteMs = 60_000;
/** How many quizzes a list has without pages. */
const mostInList = 5;

/** A quiz, as one account reads it. */
export async function readQuiz({ judge }: School, { call }: Account, id: string) {
  return judge.success(await call('quiz', { ids: { id } }));
}

/** A quiz made to be changed. */
async function ownQuiz(school: School): Promise<string> {
  await school.bank();
  const schadule = new Date(school.client.now().getTime() + dayMs).toISOString();
  const quiz = { group: (await school.group())._id, schadule };
  return (await school.belongings.addQuiz(quiz))._id;
}

/** A valid body of a quiz, overridden by invalid values. */
async function quizBody(school: School, values: Record<string, unknown>) {
  await school.bank();
  const { draft } = await school.laterQuiz();
  return { ...draft, title: school.belongings.newName('quiz'), ...values };
}

/**
 * A number of questions of medium difficulty that the bank has of two types together, and of no type
 * alone.
 */
async function countOfTwoTypes({ belongings, instructor, judge }: School) {
  const { kind, otherType, questionDraft } = belongings;
  if (kind.type === otherType) throw new NotThere('a second type of questions');
  const { call } = await instructor();
  const add = async (type: string): Promise<void> => {
    const body = { ...questionDraft(), type, difficulty: 'medium' as const };
    judge.success(await call('createQuestion', { body }));
  };
  for (let added = 0; added < 10; added += 1) {
    const bank = judge.success(await call('questions'));
    const types = bank.flatMap(({ type, difficulty }) => (difficulty === 'medium' ? [type] : []));
    const most = Math.max(0, ...types.map((type) => types.filter((one) => one === type).length));
    const count = questionCounts.find((one) => one > most && one <= types.length);
    if (count !== undefined) return count;
    await add(kind.type);
    await add(otherType);
  }
  throw new NotChecked('needs a bank with fewer questions of medium difficulty');
}

export function milliseconds(instant: string | undefined): number {
  return Date.parse(instant ?? '');
}

export const quizChecks: readonly Check[] = [
  plainCheck('createQuiz', 'sets a quiz up and returns its code', async ({ openQuiz }) => {
    const { code } = await firstHand(openQuiz());
    hold(code.trim() !== '', 'a join code', `"${code}"`);
  }),
  check('createQuiz', 'gives each quiz its own code', async ({ openQuiz, laterQuiz }) => {
    const { code } = await openQuiz();
    hold((await laterQuiz()).code !== code, 'two codes', `"${code}" twice`);
  }),
  check(
    'createQuiz',
    'draws only questions of its type and difficulty, each once',
    async (school) => {
      const { _id, draft } = await school.openQuiz();
      const instructor = await school.instructor();
      const { questions } = await readQuiz(school, instructor, _id);
      if (questions === undefined) throw new NotThere('the drawn questions');
      const bank = school.judge.success(await instructor.call('questions'));
      const kinds = questions.map(({ title }) => {
        const { type, difficulty } = bank.find((known) => known.title === title) ?? {};
        return `${type}, ${difficulty}`;
      });
      const wanted = `${draft.type}, ${draft.difficulty}`;
      hold(
        kinds.every((kind) => kind === wanted),
        `questions of ${wanted}`,
        kinds.join('; '),
      );
      const { size } = new Set(questions.map(({ title }) => title));
      hold(size === questions.length, 'each question once', `${questions.length - size} twice`);
    },
  ),
  check('createQuiz', 'draws from every type with DO', async (school) => {
    const questions_number = await countOfTwoTypes(school);
    const group = (await school.group())._id;
    const schadule = new Date(school.client.now().getTime() + dayMs).toISOString();
    const values = { group, schadule, type: 'DO', difficulty: 'medium', questions_number } as const;
    const { _id } = await school.belongings.addQuiz(values);
    const { questions } = await readQuiz(school, await school.instructor(), _id);
    const count = questions?.length ?? questions_number;
    hold(count === questions_number, `${questions_number} questions`, `${count}`);
  }),
  check('createQuiz', 'names the invalid fields', async (school) => {
    const { call } = await school.instructor();
    const misfits = {
      duration: 20,
      questions_number: 3,
      score_per_question: 6,
      difficulty: 'odd',
      type: 'QA',
      schadule: 'tomorrow',
      title: '',
    };
    const body = await quizBody(school, misfits);
    school.judge.refusal(await call('createQuiz', { body }), 400, ...Object.keys(misfits));
  }),
  check('createQuiz', 'refuses a time in the past', async (school) => {
    const { call } = await school.instructor();
    const schadule = new Date(school.client.now().getTime() - dayMs).toISOString();
    const body = await quizBody(school, { schadule });
    school.judge.refusedAs(await call('createQuiz', { body }), 'schedule.past', 'schadule');
  }),
  check('createQuiz', 'reads the offset of its time', async (school) => {
    const start = school.client.now().getTime() + dayMs;
    const schadule = new Date(start + 2 * hourMs).toISOString().replace('Z', '+02:00');
    await school.bank();
    const group = (await school.group())._id;
    const { _id } = await school.belongings.addQuiz({ group, schadule });
    const { schadule: came } = await readQuiz(school, await school.instructor(), _id);
    hold(milliseconds(came) === start, `the instant of ${schadule}`, `${came}`);
  }),
  check('createQuiz', 'refuses the group of another instructor', async (school) => {
    const { call } = await school.instructor();
    const body = await quizBody(school, { group: await school.foreignGroup() });
    school.judge.refusal(await call('createQuiz', { body }), [400, 404]);
  }),
  check('createQuiz', 'refuses with 409 when there are too few questions', async (school) => {
    const { call } = await school.otherInstructor();
    const body = await quizBody(school, { group: await school.foreignGroup() });
    school.judge.refusedAs(await call('createQuiz', { body }), 'quiz.tooFewQuestions');
  }),

  plainCheck('upcomingQuizzes', 'lists a quiz that was set up', async (school) => {
    const { _id, draft } = await school.openQuiz();
    const { call } = await school.instructor();
    const reply = await call('upcomingQuizzes');
    const listed = school.judge.success(reply);
    const found = listed.find((quiz) => quiz._id === _id);
    // Five earlier quizzes would push it off the list.
    const isCrowded = listed.length >= 5 && listed.every((quiz) => quiz._id !== _id);
    if (isCrowded) throw new NotChecked('needs an instructor with fewer than five earlier quizzes');
    hold(found !== undefined, `"${draft.title}" in the list`, reply);
    hold(found?.title === draft.title, `"${draft.title}"`, reply);
  }),
  check('upcomingQuizzes', 'lists at most five, the soonest first', async (school) => {
    await school.laterQuiz();
    await school.openQuiz();
    for (const { call } of [await school.student(), await school.instructor()]) {
      const reply = await call('upcomingQuizzes');
      const times = school.judge.success(reply).map(({ schadule }) => milliseconds(schadule));
      const isSorted = times.every((time, index) => time >= (times[index - 1] ?? 0));
      hold(times.length <= 5 && isSorted, 'five at most, by "schadule"', reply);
    }
  }),
  check('upcomingQuizzes', 'lists five where there are six', async (school) => {
    await school.bank();
    const group = (await school.group())._id;
    const schadule = new Date(school.client.now().getTime() + dayMs).toISOString();
    for (let count = 0; count < mostInList + 1; count += 1) {
      await school.belongings.setUpQuiz({ group, schadule });
    }
    const reply = await (await school.instructor()).call('upcomingQuizzes');
    const { length } = school.judge.success(reply);
    hold(length === mostInList, `${mostInList} quizzes`, `${length}`);
  }),
  check('upcomingQuizzes', 'lists nothing of another instructor', async (school) => {
    const { _id } = await school.openQuiz();
    const reply = await (await school.otherInstructor()).call('upcomingQuizzes');
    const isThere = school.judge.success(reply).some((quiz) => quiz._id === _id);
    hold(!isThere, 'a list without the quizzes of others', reply);
  }),
  check(
    'upcomingQuizzes',
    'shows students the quizzes of their group, without the code',
    async (school) => {
      const { _id, code } = await school.openQuiz();
      const reply = await (await school.classmate()).call('upcomingQuizzes');
      const isThere = school.judge.success(reply).some((quiz) => quiz._id === _id);
      hold(isThere, 'the quiz of the own group', reply);
      hold(!reply.text.includes(code), 'no join code', `"${code}"`);
      const elsewhere = await (await school.stranger()).call('upcomingQuizzes');
      const isSeen = school.judge.success(elsewhere).some((quiz) => quiz._id === _id);
      hold(!isSeen, 'a list without the quizzes of other groups', elsewhere);
    },
  ),
  check('upcomingQuizzes', 'tells students what they have joined', async (school) => {
    await school.joined();
    const { _id } = await school.openQuiz();
    const listed = async ({ call }: { call: Account['call'] }) => {
      const reply = await call('upcomingQuizzes');
      return school.judge.success(reply).find((quiz) => quiz._id === _id);
    };
    const [own, others] = [
      await listed(await school.taker()),
      await listed(await school.classmate()),
    ];
    if (own?.joined === undefined) throw new NotThere('what a student has joined');
    hold(own.joined, '"joined" for who has joined', 'false');
    hold(others?.joined !== true, 'no "joined" for who has not', 'true');
  }),

  check('upcomingQuizzes', 'tells students when their time ends', async (school) => {
    await school.joined();
    const { _id, draft } = await school.openQuiz();
    const reply = await (await school.taker()).call('upcomingQuizzes');
    const own = school.judge.success(reply).find((quiz) => quiz._id === _id);
    if (own?.ends_at === undefined) throw new NotThere('when a student’s time ends');
    const end = milliseconds(draft.schadule) + draft.duration * minuteMs;
    const isIt = Math.abs(milliseconds(own.ends_at) - end) < 5000;
    hold(isIt, `"ends_at" at ${new Date(end).toISOString()}`, own.ends_at);
  }),

  plainCheck('completedQuizzes', 'returns a list', async ({ judge, instructor, student }) => {
    for (const { call } of [await student(), await instructor()]) {
      judge.success(await call('completedQuizzes'));
    }
  }),
  check('completedQuizzes', 'lists at most five closed quizzes, latest first', async (school) => {
    const { judge, instructor, student } = school;
    for (const { call } of [await student(), await instructor()]) {
      const reply = await call('completedQuizzes');
      const times = judge
        .success(reply)
        .map(({ closed_at }) => milliseconds(closed_at ?? undefined));
      const isSorted = times.every((time, index) => time <= (times[index - 1] ?? Infinity));
      hold(times.length <= 5 && isSorted, 'five at most, by "closed_at"', reply);
    }
  }),
  check('completedQuizzes', 'lists no open quiz', async (school) => {
    const { _id } = await school.openQuiz();
    const reply = await (await school.instructor()).call('completedQuizzes');
    const isThere = school.judge.success(reply).some((quiz) => quiz._id === _id);
    hold(!isThere, 'a list without the open quiz', reply);
  }),

  plainCheck('quiz', 'reads a quiz', async (school) => {
    const { _id, draft } = await school.laterQuiz();
    const quiz = await readQuiz(school, await school.instructor(), _id);
    hold(quiz.title === draft.title, `"${draft.title}"`, `"${quiz.title}"`);
  }),
  check('quiz', 'reads the quiz as it was set up, with its code', async (school) => {
    const { _id, draft, code } = await school.laterQuiz();
    const quiz: Record<string, unknown> = {
      ...(await readQuiz(school, await school.instructor(), _id)),
    };
    const { schadule, ...rest } = draft;
    const wrong = Object.entries({ ...rest, code, closed_at: null }).filter(
      ([name, value]) => quiz[name] !== value,
    );
    const names = wrong.map(([name]) => name);
    if (milliseconds(quiz['schadule'] as string) !== milliseconds(schadule)) names.push('schadule');
    hold(names.length === 0, `${names.join(', ')} as it was set up`, JSON.stringify(quiz));
  }),
  check('quiz', 'carries the drawn questions with their answers', async (school) => {
    const { _id, draft } = await school.laterQuiz();
    const { questions } = await readQuiz(school, await school.instructor(), _id);
    if (questions === undefined) throw new NotThere('the drawn questions');
    const count = draft.questions_number;
    hold(questions.length === count, `${count} questions`, `${questions.length}`);
  }),
  check('quiz', 'shows no questions to students', async (school) => {
    const { _id } = await school.laterQuiz();
    const reply = await (await school.classmate()).call('quiz', { ids: { id: _id } });
    hold(school.judge.success(reply).questions === undefined, 'no "questions"', reply);
  }),
  check(
    'quiz',
    'shows the quiz only to students of its group, without the code',
    async (school) => {
      const { _id, code } = await school.laterQuiz();
      const reply = await (await school.classmate()).call('quiz', { ids: { id: _id } });
      school.judge.success(reply);
      hold(!reply.text.includes(code), 'no join code', reply);
      const stranger = await school.stranger();
      school.judge.refusal(await stranger.call('quiz', { ids: { id: _id } }), 404);
    },
  ),

  plainCheck('updateQuiz', 'changes title and description', async (school) => {
    const id = await ownQuiz(school);
    const instructor = await school.instructor();
    const body = { title: school.belongings.newName('quiz'), description: 'Changed.' };
    school.judge.success(await instructor.call('updateQuiz', { ids: { id }, body }));
    const { title, description } = await readQuiz(school, instructor, id);
    hold(
      title === body.title && description === body.description,
      `"${body.title}": ${body.description}`,
      `"${title}": ${description}`,
    );
  }),
  check('updateQuiz', 'leaves everything else of a quiz as it is', async (school) => {
    const id = await ownQuiz(school);
    const instructor = await school.instructor();
    const texts = { title: undefined, description: undefined, revision: undefined };
    const before = { ...(await readQuiz(school, instructor, id)), ...texts };
    const body = { title: school.belongings.newName('quiz'), description: 'Changed.' };
    school.judge.success(await instructor.call('updateQuiz', { ids: { id }, body }));
    const after = { ...(await readQuiz(school, instructor, id)), ...texts };
    hold(
      JSON.stringify(after) === JSON.stringify(before),
      JSON.stringify(before),
      JSON.stringify(after),
    );
  }),
  check('quizChanges', 'says what was changed, and what it was before', async (school) => {
    const id = await ownQuiz(school);
    const instructor = await school.instructor();
    const { title } = await readQuiz(school, instructor, id);
    const body = { title: school.belongings.newName('quiz'), description: 'Changed.' };
    school.judge.success(await instructor.call('updateQuiz', { ids: { id }, body }));
    const reply = await instructor.call('quizChanges', { ids: { id } });
    const found = school.judge
      .success(reply)
      .changes.find(({ action }) => action === 'quiz.update');
    const isIt = found?.before?.['title'] === title && found.after?.['title'] === body.title;
    hold(isIt, `"quiz.update" with the title "${title}" before and "${body.title}" after`, reply);
  }),
  check('updateQuiz', 'names the invalid fields', async (school) => {
    const { call } = await school.instructor();
    const ids = { id: await school.decoys.quiz() };
    const body = { title: ' ', description: 5, duration: 180 };
    const reply = await call('updateQuiz', { ids, body });
    school.judge.refusal(reply, 400, 'title', 'description', 'duration');
  }),
];

async function holdUnlisted(
  { judge, instructor }: School,
  operation: OperationId & 'upcomingQuizzes',
  id: string,
): Promise<void> {
  const listed = judge.success(await (await instructor()).call(operation));
  hold(!listed.some(({ _id }) => _id === id), 'a list without the quiz', 'a list with it');
}

/** These run late, because a server that deletes too much would remove the open quiz. */
export const endOfQuizChecks: readonly Check[] = [
  plainCheck('deleteQuiz', 'deletes a quiz, which can no longer be read', async (school) => {
    const id = await ownQuiz(school);
    const { call } = await school.instructor();
    school.judge.success(await call('deleteQuiz', { ids: { id } }));
    await holdUnlisted(school, 'upcomingQuizzes', id);
    const reply = await call('quiz', { ids: { id } });
    await asEvidence(() => school.judge.refusal(reply, 404));
  }),
  check('deleteQuiz', 'deletes an open quiz that nobody has joined', async (school) => {
    await school.bank();
    const { _id: id } = await school.belongings.addQuiz({ group: (await school.group())._id });
    const { call } = await school.instructor();
    school.judge.success(await call('deleteQuiz', { ids: { id } }));
  }),
  check(
    'deleteQuiz',
    'refuses an open quiz that nobody has begun, but joined, with 409',
    async (school) => {
      await school.bank();
      const quiz = await school.belongings.addQuiz({ group: (await school.group())._id });
      const taker = await school.taker();
      school.judge.success(await taker.call('joinQuiz', { body: { code: quiz.code } }));
      const { call } = await school.instructor();
      const reply = await call('deleteQuiz', { ids: { id: quiz._id } });
      school.judge.refusedAs(reply, 'quiz.beingTaken');
    },
  ),
  check('deleteQuiz', 'refuses an open quiz that a student has joined with 409', async (school) => {
    const { quiz } = await school.takeAnother();
    const { call } = await school.instructor();
    school.judge.refusedAs(await call('deleteQuiz', { ids: { id: quiz._id } }), 'quiz.beingTaken');
  }),
];
