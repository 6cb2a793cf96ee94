import type { PaperQuestion } from '../../api/entities';
import type { OptionalField } from '../../api/optionalOperations';
import type { Grading } from '../../rules/limits';
import { holdListed } from '../school/capabilities';
import type { SeveralQuiz } from '../school/exams';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence, NotChecked, NotThere } from '../judging/outcome';
import type { School } from '../school/school';
import { holdAnswers, sitDown } from '../school/sitting';

const dayMs = 24 * 60 * 60_000;

/** A quiz with several right answers, where the server takes them and partial grading. */
async function several(
  school: School,
  exam: 'several' | 'severalAgain' | 'onePoint' | 'allOrNothing' | 'fiveOfSeveral' = 'several',
) {
  const reply = await school.client.call(null, 'capabilities');
  const fields = reply.status === 200 ? (school.judge.success(reply).fields ?? []) : [];
  if (!fields.includes('QuestionInput.kind') || !fields.includes('QuizInput.grading')) {
    throw new NotThere('several right answers');
  }
  return school.exams[exam]();
}

/** Submits a quiz of another instructor, and checks what that one reads. */
export async function holdScore(
  { judge }: School,
  { instructor, quiz, taker, questions }: SeveralQuiz,
  given: readonly string[],
  wanted: number,
  what: string,
): Promise<void> {
  const answers = given.map((answer, place) => ({ question: questions[place]?._id ?? '', answer }));
  const body = { answers };
  judge.success(await taker.call('submitQuiz', { ids: { id: quiz._id }, body }));
  await asEvidence(async () => {
    const results = judge.success(await instructor.call('results'));
    const result = results.find((entry) => entry.quiz._id === quiz._id);
    const score = result?.participants[0]?.score;
    hold(score === wanted, `the score ${wanted} for ${what}`, JSON.stringify(result));
  });
}

/**
 * An answer that does not fit its question is neither saved nor submitted.
 *
 * @param answerTo an answer that does not fit a question; undefined if each would
 * @param field without which a server takes no such answer
 */
function misfitChecks(
  title: string,
  answerTo: (question: PaperQuestion) => string | undefined,
  field?: OptionalField,
): readonly Check[] {
  const misfit = async (school: School) => {
    if (field) await holdListed(school, field);
    const { quiz, taker, questions } = await school.taken();
    const place = questions.findIndex((question) => answerTo(question) !== undefined);
    const question = questions[place];
    const answer = question && answerTo(question);
    if (answer === undefined)
      throw new NotChecked('needs a question that some answer does not fit');
    return { ids: { id: quiz._id }, taker, place, answer, question: question?._id ?? '' };
  };
  return [
    check('saveAnswers', title, async (school) => {
      const { ids, taker, place, answer } = await misfit(school);
      const { choose } = await school.sitting();
      const body = { answers: [choose(place, answer)], revision: 0 };
      const reply = await taker.call('saveAnswers', { ids, body });
      school.judge.refusal(reply, 400, 'answers.0.answer');
    }),
    check('submitQuiz', title, async (school) => {
      const { ids, taker, answer, question } = await misfit(school);
      const body = { answers: [{ question, answer }] };
      const reply = await taker.call('submitQuiz', { ids, body });
      school.judge.refusal(reply, 400, 'answers.0.answer');
    }),
  ];
}

/** These run before the taker submits. */
export const oneAnswerChecks: readonly Check[] = [
  check('createQuestion', 'refuses several answers of which one can be right', async (school) => {
    const draft = school.belongings.questionDraft();
    const { call } = await school.instructor();
    const reply = await call('createQuestion', { body: { ...draft, answer: 'AC' } });
    school.judge.refusal(reply, 400, 'answer');
  }),
  ...misfitChecks('refuses several options of which one can be chosen', ({ kind }) =>
    kind === 'multiple' ? undefined : 'AB',
  ),
  ...misfitChecks('refuses an option that the question does not offer', ({ options }) =>
    [...'ABCDEF'].find((letter) => !(letter in options)),
  ),
  ...misfitChecks(
    'refuses a number where options can be chosen',
    () => '3.5',
    'QuestionInput.accepted',
  ),
];

/** A quiz of tomorrow with partial grading, where the server takes it. */
async function gradedInPart(school: School) {
  await holdListed(school, 'QuizInput.grading');
  await school.bank();
  const schadule = new Date(school.client.now().getTime() + dayMs).toISOString();
  const values = { group: (await school.group())._id, schadule, grading: 'partial' } as const;
  const { _id, draft } = await school.belongings.addQuiz(values);
  const { call } = await school.instructor();
  const { title, description } = draft;
  const change = async (grading?: Grading) => {
    const body = { title, description, ...(grading && { grading }) };
    school.judge.success(await call('updateQuiz', { ids: { id: _id }, body }));
    return school.judge.success(await call('quiz', { ids: { id: _id } })).grading;
  };
  return change;
}

const gradingChecks: readonly Check[] = [
  check('updateQuiz', 'keeps the grading if it is not sent', async (school) => {
    const change = await gradedInPart(school);
    const grading = await change();
    hold(grading === 'partial', 'the grading "partial" still', `${grading}`);
  }),
  check('updateQuiz', 'changes the grading of a quiz that has not opened', async (school) => {
    const change = await gradedInPart(school);
    const grading = await change('all_or_nothing');
    hold(grading !== 'partial', 'the grading "all_or_nothing", or none', `${grading}`);
  }),
  check(
    'updateQuiz',
    'refuses another grading once the quiz has opened with 409',
    async (school) => {
      const { instructor, quiz } = await several(school);
      const { title, description } = quiz.draft;
      const ids = { id: quiz._id };
      const send = (grading: Grading) =>
        instructor.call('updateQuiz', { ids, body: { title, description, grading } });
      school.judge.success(await send('partial'));
      school.judge.refusedAs(await send('all_or_nothing'), 'quiz.hasOpened');
    },
  ),
];

/** In this order: the quiz is saved, and then submitted, which gives another instructor a result. */
export const severalAnswersChecks: readonly Check[] = [
  ...gradingChecks,
  check('createQuestion', 'keeps several right answers, if it takes them', async (school) => {
    const { instructor, quiz } = await several(school);
    const bank = school.judge.success(await instructor.call('questions'));
    const { type, difficulty } = quiz.draft;
    const kept = bank.find((each) => each.type === type && each.difficulty === difficulty);
    hold(
      kept?.kind === 'multiple' && kept.answer === 'ACD',
      'the kind "multiple" and the answer ACD',
      JSON.stringify(kept ?? 'none'),
    );
  }),
  check('createQuiz', 'keeps how a quiz is graded, if it takes that', async (school) => {
    const { instructor, quiz } = await several(school);
    const reply = await instructor.call('quiz', { ids: { id: quiz._id } });
    hold(school.judge.success(reply).grading === 'partial', 'the grading "partial"', reply);
  }),
  check('quizPaper', 'says of which questions several options can be chosen', async (school) => {
    const { paper, questions } = await several(school);
    hold(
      questions[0]?.kind === 'multiple' && paper.kinds?.includes('multiple') === true,
      'a question of the kind "multiple", and its kind in "kinds"',
      JSON.stringify({ kinds: paper.kinds, questions }),
    );
  }),
  check('saveAnswers', 'keeps an answer of several options', async (school) => {
    const { choose, save, attempt } = sitDown(school.judge, await several(school));
    const chosen = choose(0, 'ABC');
    await save([chosen], 0);
    holdAnswers([chosen], (await attempt()).answers);
  }),
  check('submitQuiz', 'gives credit for a part of the right answers', async (school) => {
    await holdScore(school, await several(school), ['A'], 1, 'one of three options, of 3 points');
  }),
  check('submitQuiz', 'takes a wrong option off the right ones, with "partial"', async (school) => {
    const sat = await several(school, 'severalAgain');
    await holdScore(school, sat, ['ABC'], 1, 'two right options and a wrong one, of 3 points');
  }),
  check(
    'submitQuiz',
    'takes no points of other questions for wrong options, with "partial"',
    async (school) => {
      const sat = await several(school, 'fiveOfSeveral');
      const what = 'a right answer, of 3 points, beside two wrong ones, of 0 each';
      await holdScore(school, sat, ['AB', 'CD', 'D'], 3, what);
    },
  ),
  check('submitQuiz', 'keeps the decimals of a score', async (school) => {
    const sat = await several(school, 'onePoint');
    await holdScore(school, sat, ['A'], 0.33, 'one of three options, of one point');
  }),
  check(
    'submitQuiz',
    'gives nothing for a wrong option beside all right ones, with "all_or_nothing"',
    async (school) => {
      const sat = await several(school, 'allOrNothing');
      await holdScore(school, sat, ['ABCD'], 0, 'a wrong option beside all right ones');
    },
  ),
];
