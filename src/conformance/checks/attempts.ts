import type { Answer } from '../../api/createQuizClient';
import type { SubmittedAnswer } from '../../api/entities';
import { check, plainCheck, type Check } from '../check';
import { hold } from '../judge';
import { firstHand } from '../once';
import { NotThere } from '../outcome';
import { quizIdOf, type School } from '../school';

/** The taker's paper of the open quiz, as it is now. */
async function paperNow({ judge, taken }: School) {
  const { quiz, taker } = await taken();
  return judge.success(await taker.call('quizPaper', { ids: { id: quiz._id } }));
}

/** The attempt that a paper carries. */
function attemptOf({ attempt }: Answer<'quizPaper'>) {
  if (attempt === undefined) throw new NotThere('the attempt with its times');
  return attempt;
}

const spelled = (answers: readonly SubmittedAnswer[]): string =>
  answers
    .map(({ question, answer }) => `${question}: ${answer}`)
    .sort()
    .join(', ');

function holdAnswers(wanted: readonly SubmittedAnswer[], came: readonly SubmittedAnswer[]): void {
  hold(
    spelled(came) === spelled(wanted),
    `the answers ${spelled(wanted)}`,
    spelled(came) || 'none',
  );
}

/** An answer to each question, all of one letter. */
async function lettered({ taken }: School, answer: 'A' | 'C'): Promise<SubmittedAnswer[]> {
  return (await taken()).questions.map(({ _id }) => ({ question: _id, answer }));
}

async function save(school: School, answers: SubmittedAnswer[], revision: number) {
  const { quiz, taker } = await school.taken();
  return taker.call('saveAnswers', { ids: { id: quiz._id }, body: { answers, revision } });
}

/** Somebody in the group who has not joined, and the open quiz. */
async function bystander(school: School) {
  const [{ call }, { _id }] = [await school.classmate(), await school.openQuiz()];
  return { call, ids: { id: _id } };
}

const joiningChecks: readonly Check[] = [
  plainCheck('joinQuiz', 'admits a student with the code', async (school) => {
    const [joined, quiz] = [await firstHand(school.joined()), await school.openQuiz()];
    hold(quizIdOf(joined) === quiz._id, `the quiz ${quiz._id}`, `the quiz ${quizIdOf(joined)}`);
  }),
  check('joinQuiz', 'puts a student without a group into the quiz’s', async (school) => {
    await school.joined();
    const { profile } = await school.taker();
    const { call } = await school.instructor();
    const ids = { id: (await school.group())._id };
    const { students } = school.judge.success(await call('group', { ids }));
    const isThere = students.some(({ _id }) => _id === profile._id);
    hold(isThere, 'the student in the group', JSON.stringify(students));
  }),
  check(
    'joinQuiz',
    'compares codes without case, spaces and dashes, and joins again',
    async (school) => {
      await school.joined();
      const { _id, code } = await school.openQuiz();
      const { call } = await school.taker();
      const loose = ` ${code.slice(0, 2)}-${code.slice(2, 4)} ${code.slice(4)} `.toLowerCase();
      const again = school.judge.success(await call('joinQuiz', { body: { code: loose } }));
      hold(quizIdOf(again) === _id, `the quiz ${_id}`, `the quiz ${quizIdOf(again)}`);
    },
  ),
  plainCheck('joinQuiz', 'refuses an unknown code', async ({ judge, student }) => {
    const { call } = await student();
    judge.refusal(await call('joinQuiz', { body: { code: 'NO-SUCH-CODE' } }), 404);
  }),
  check('joinQuiz', 'names a blank code', async ({ judge, student }) => {
    const { call } = await student();
    judge.refusal(await call('joinQuiz', { body: { code: '  ' } }), 400, 'code');
  }),
  check('joinQuiz', 'refuses a student of another group with 403', async (school) => {
    const { code } = await school.openQuiz();
    const { call } = await school.stranger();
    school.judge.refusal(await call('joinQuiz', { body: { code } }), 403);
  }),
  check('joinQuiz', 'refuses when the group is full with 409', async (school) => {
    const { addGroup, setUpQuiz, invite } = school.belongings;
    await school.bank();
    const { _id } = await addGroup({ max_students: 1 });
    await invite({ group: _id });
    const schadule = (await school.laterQuiz()).draft.schadule;
    const { code } = await setUpQuiz({ group: _id, schadule });
    const { call } = await school.holder();
    school.judge.refusal(await call('joinQuiz', { body: { code } }), 409);
  }),
];

const paperChecks: readonly Check[] = [
  plainCheck('quizPaper', 'shows title and questions', async (school) => {
    const { quiz, paper, questions } = await firstHand(school.taken());
    hold(paper.title === quiz.draft.title, `the title "${quiz.draft.title}"`, paper.title);
    hold(questions.length === 5, 'five questions', `${questions.length}`);
  }),
  check('quizPaper', 'shows no questions before the start', async (school) => {
    const { _id } = await school.joinedLater();
    const { call } = await school.taker();
    const reply = await call('quizPaper', { ids: { id: _id } });
    const { questions } = school.judge.success(reply);
    hold(questions.length === 0, 'an empty list of questions', `${questions.length}`);
  }),
  check('quizPaper', 'carries an attempt with its times', async (school) => {
    const { quiz, paper } = await school.taken();
    const attempt = attemptOf(paper);
    const [start, now, end] = [attempt.started_at, attempt.server_now, attempt.ends_at].map(
      (instant) => Date.parse(instant),
    ) as [number, number, number];
    hold(start <= now && now < end, 'started_at ≤ server_now < ends_at', JSON.stringify(attempt));
    const longest = quiz.draft.duration * 60_000;
    hold(end - start <= longest, `${quiz.draft.duration} minutes at most`, JSON.stringify(attempt));
  }),
  check('quizPaper', 'begins an attempt with no answers', async (school) => {
    const { revision, answers } = attemptOf((await school.taken()).paper);
    hold(revision === 0, 'the revision 0', `${revision}`);
    holdAnswers([], answers);
  }),
  check('quizPaper', 'refuses who has not joined with 403', async (school) => {
    const { call, ids } = await bystander(school);
    school.judge.refusal(await call('quizPaper', { ids }), 403);
  }),
  check('quizPaper', 'answers 404 for a quiz of another group', async (school) => {
    const { call } = await school.stranger();
    const ids = { id: (await school.openQuiz())._id };
    school.judge.refusal(await call('quizPaper', { ids }), 404);
  }),
];

const draftChecks: readonly Check[] = [
  check('saveAnswers', 'keeps a draft, and counts it', async (school) => {
    const { revision } = attemptOf(await paperNow(school));
    const answers = await lettered(school, 'A');
    const kept = school.judge.success(await save(school, answers, revision));
    hold(kept.revision > revision, `a revision above ${revision}`, `${kept.revision}`);
    holdAnswers(answers, kept.answers);
    const attempt = attemptOf(await paperNow(school));
    hold(attempt.revision === kept.revision, `revision ${kept.revision}`, `${attempt.revision}`);
    holdAnswers(answers, attempt.answers);
  }),
  check('saveAnswers', 'replaces the whole list', async (school) => {
    const { revision } = attemptOf(await paperNow(school));
    const all = await lettered(school, 'A');
    const kept = school.judge.success(await save(school, all, revision));
    const one = (await lettered(school, 'C')).slice(0, 1);
    holdAnswers(one, school.judge.success(await save(school, one, kept.revision)).answers);
    holdAnswers(one, attemptOf(await paperNow(school)).answers);
  }),
  check(
    'saveAnswers',
    'refuses a stale draft with 409, and sends the newer one',
    async (school) => {
      const { revision } = attemptOf(await paperNow(school));
      const newer = await lettered(school, 'C');
      const kept = school.judge.success(await save(school, newer, revision));
      const reply = await save(school, await lettered(school, 'A'), revision);
      school.judge.refusal(reply, 409);
      const { attempt } = reply.body as { attempt?: Answer<'quizPaper'>['attempt'] };
      hold(attempt?.revision === kept.revision, `"attempt" of revision ${kept.revision}`, reply);
      holdAnswers(newer, attempt?.answers ?? []);
      holdAnswers(newer, attemptOf(await paperNow(school)).answers);
    },
  ),
  check('saveAnswers', 'refuses a draft before the start with 409', async (school) => {
    const { _id } = await school.joinedLater();
    const { call } = await school.taker();
    const body = { answers: [], revision: 0 };
    school.judge.refusal(await call('saveAnswers', { ids: { id: _id }, body }), 409);
  }),
  check('saveAnswers', 'names an answer that is no letter', async (school) => {
    const answers = await lettered(school, 'A');
    const odd = answers.map((entry) => ({ ...entry, answer: 'E' })) as unknown as SubmittedAnswer[];
    school.judge.refusal(await save(school, odd.slice(0, 1), 0), 400, 'answers.0.answer');
  }),
  check('saveAnswers', 'refuses who has not joined with 403', async (school) => {
    const { call, ids } = await bystander(school);
    const body = { answers: [], revision: 0 };
    school.judge.refusal(await call('saveAnswers', { ids, body }), 403);
  }),
];

const submissionChecks: readonly Check[] = [
  check('submitQuiz', 'names an answer that is no letter', async (school) => {
    const { quiz, taker, questions } = await school.taken();
    const body = { answers: [{ question: questions[0]?._id, answer: 'E' }] };
    const reply = await taker.call('submitQuiz', { ids: { id: quiz._id }, body });
    school.judge.refusal(reply, 400, 'answers.0.answer');
  }),
  check('submitQuiz', 'refuses a submission before the start with 409', async (school) => {
    const { _id } = await school.joinedLater();
    const { call } = await school.taker();
    const reply = await call('submitQuiz', { ids: { id: _id }, body: { answers: [] } });
    school.judge.refusal(reply, 409);
  }),
  check('submitQuiz', 'refuses who has not joined with 403', async (school) => {
    const { call, ids } = await bystander(school);
    school.judge.refusal(await call('submitQuiz', { ids, body: { answers: [] } }), 403);
  }),
  plainCheck('submitQuiz', 'takes the answers', async (school) => {
    await firstHand(school.submitted());
  }),
  check('submitQuiz', 'gives a receipt that counts the answers', async (school) => {
    const { answers, answer } = await school.submitted();
    const { receipt } = answer;
    if (receipt === undefined) throw new NotThere('the receipt');
    hold(
      receipt.answered === answers.length && receipt.questions === 5,
      `${answers.length} answered of 5`,
      JSON.stringify(receipt),
    );
    hold(receipt.late !== true, 'a submission in time', JSON.stringify(receipt));
  }),
  check('submitQuiz', 'answers the same answers with the same receipt', async (school) => {
    const { answers, answer } = await school.submitted();
    const { quiz, taker } = await school.taken();
    const reply = await taker.call('submitQuiz', {
      ids: { id: quiz._id },
      body: { answers: [...answers].reverse() },
    });
    const again = school.judge.success(reply);
    const wanted = answer.receipt?._id;
    hold(again.receipt?._id === wanted, `the receipt ${wanted}`, reply);
  }),
  check('submitQuiz', 'refuses other answers after that with 409', async (school) => {
    await school.submitted();
    const { quiz, taker } = await school.taken();
    const body = { answers: await lettered(school, 'A') };
    school.judge.refusal(await taker.call('submitQuiz', { ids: { id: quiz._id }, body }), 409);
  }),
];

const afterwardsChecks: readonly Check[] = [
  check('quizPaper', 'refuses a quiz that was submitted with 409', async (school) => {
    await school.submitted();
    const { quiz, taker } = await school.taken();
    school.judge.refusal(await taker.call('quizPaper', { ids: { id: quiz._id } }), 409);
  }),
  check('saveAnswers', 'refuses a draft of what was submitted with 409', async (school) => {
    await school.submitted();
    school.judge.refusal(await save(school, [], 1000), 409);
  }),
];

/** Before, while and after the taker takes the open quiz; between the two lists time is given. */
export const attemptChecks: readonly Check[] = [...joiningChecks, ...paperChecks, ...draftChecks];
export const submittingChecks: readonly Check[] = [...submissionChecks, ...afterwardsChecks];
