import type { PaperQuestion, QuizWithQuestions } from '../../api/entities';
import { optionTexts } from '../../items/itemRules';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence, NotThere } from '../judging/outcome';
import { rightAnswerOf } from '../school/drawnQuiz';
import type { Pair } from '../school/exams';
import type { School } from '../school/school';
import { attemptOf, submittedIn, type JoinedQuiz } from '../school/sitting';

/** A shuffled quiz that two students have opened, where the server takes both fields. */
async function shuffled(school: School) {
  const reply = await school.client.call(null, 'capabilities');
  const fields = reply.status === 200 ? (school.judge.success(reply).fields ?? []) : [];
  if (
    !fields.includes('QuizInput.shuffle_questions') ||
    !fields.includes('QuizInput.shuffle_options')
  ) {
    throw new NotThere('shuffled quizzes');
  }
  return school.exams.shuffled();
}

const spelled = (questions: JoinedQuiz['questions']): string =>
  JSON.stringify(questions.map(({ _id, options }) => [_id, options]));

/** The texts of each question's options in the order of their letters. */
const inOrder = (questions: readonly Pick<PaperQuestion, '_id' | 'options'>[]): string =>
  questions
    .map(({ _id, options }) => [_id, ...optionTexts({ options })].join(' | '))
    .sort()
    .join('\n');

/** A letter of the paper whose option is stored under another one, if there is one. */
function movedLetter(
  options: PaperQuestion['options'],
  stored: PaperQuestion['options'] | undefined,
): string {
  const known = Object.entries(stored ?? {});
  const [letter = 'A'] =
    Object.entries(options).find(([letter, text]) =>
      known.some(([other, same]) => same === text && other !== letter),
    ) ?? [];
  return letter;
}

/** The questions of a shuffled quiz as its instructor reads them, with the key. */
async function keyed(
  school: School,
  { quiz }: Pair,
): Promise<NonNullable<QuizWithQuestions['questions']>> {
  const { call } = await school.instructor();
  const { questions } = school.judge.success(await call('quiz', { ids: { id: quiz._id } }));
  if (questions === undefined) throw new NotThere('the questions of a quiz');
  return questions;
}

/** These run before the taker submits. */
export const orderChecks: readonly Check[] = [
  check('createQuiz', 'keeps what is shuffled', async (school) => {
    const { quiz } = await shuffled(school);
    const { call } = await school.instructor();
    const reply = await call('quiz', { ids: { id: quiz._id } });
    const read = school.judge.success(reply);
    const isKept = read.shuffle_questions === true && read.shuffle_options === true;
    hold(isKept, '"shuffle_questions" and "shuffle_options"', reply);
  }),
  check('quizPaper', 'does not show how a shuffled quiz is stored', async (school) => {
    const pair = await shuffled(school);
    const stored = inOrder(await keyed(school, pair));
    for (const { questions } of [pair.first, pair.second]) {
      hold(inOrder(questions) !== stored, 'options in another order than the stored one', stored);
    }
  }),
  check('quizPaper', 'asks all students of a shuffled quiz the same', async (school) => {
    const { first, second } = await shuffled(school);
    const asked = [first, second].map(({ questions }) =>
      questions
        .map(({ _id, options }) => [_id, ...optionTexts({ options }).sort()].join(' | '))
        .sort()
        .join('\n'),
    );
    hold(asked[0] === asked[1], asked[0] ?? '', asked[1] ?? '');
  }),
  check('quizPaper', 'keeps the order of each student', async (school) => {
    const pair = await shuffled(school);
    for (const { quiz, taker, questions } of [pair.first, pair.second, pair.first]) {
      const reply = await taker.call('quizPaper', { ids: { id: quiz._id } });
      const again = school.judge.success(reply);
      hold(spelled(again.questions) === spelled(questions), spelled(questions), reply);
    }
  }),
  check('updateQuiz', 'refuses another order once the quiz has opened with 409', async (school) => {
    const { quiz } = await shuffled(school);
    const { title, description } = quiz.draft;
    const { call } = await school.instructor();
    const ids = { id: quiz._id };
    const same = { title, description, shuffle_questions: true };
    school.judge.success(await call('updateQuiz', { ids, body: same }));
    const other = { title, description, shuffle_questions: false };
    school.judge.refusedAs(await call('updateQuiz', { ids, body: other }), 'quiz.hasOpened');
  }),
  check('updateQuiz', 'keeps the order if it is not sent, and after a refusal', async (school) => {
    const { quiz } = await shuffled(school);
    const { title, description } = quiz.draft;
    const { call } = await school.instructor();
    const ids = { id: quiz._id };
    school.judge.success(await call('updateQuiz', { ids, body: { title, description } }));
    const other = { title: `${title} renamed`, description, shuffle_options: false };
    school.judge.refusal(await call('updateQuiz', { ids, body: other }), 409);
    const reply = await call('quiz', { ids });
    const now = school.judge.success(reply);
    const isKept = now.shuffle_questions === true && now.shuffle_options === true;
    hold(isKept && now.title === title, `"${title}", in a shuffled order`, reply);
  }),
  check('submitQuiz', 'grades a shuffled quiz by the letters of each paper', async (school) => {
    const pair = await shuffled(school);
    const { quiz, second } = pair;
    const bank = new Map((await keyed(school, pair)).map((question) => [question.title, question]));
    const answers = second.questions.map((question) => ({
      question: question._id,
      answer: rightAnswerOf(question, bank),
    }));
    const ids = { id: quiz._id };
    school.judge.success(await second.taker.call('submitQuiz', { ids, body: { answers } }));
    const { call } = await school.instructor();
    const reply = await call('results');
    await asEvidence(() => {
      const result = school.judge.success(reply).find((entry) => entry.quiz._id === quiz._id);
      const scores = result?.participants.map(({ score }) => score) ?? [];
      const all = answers.length * quiz.draft.score_per_question;
      hold(scores.includes(all), `the score ${all} for all right options`, scores.join());
    });
  }),
  check('extendTime', 'leaves the order of each paper as it is', async (school) => {
    const { first } = await shuffled(school);
    const { quiz, taker, questions } = first;
    const ids = { id: quiz._id };
    const { call } = await school.instructor();
    school.judge.success(await call('extendTime', { ids, body: { minutes: 5 } }));
    const reply = await taker.call('quizPaper', { ids });
    await asEvidence(() => {
      const again = school.judge.success(reply);
      hold(spelled(again.questions) === spelled(questions), spelled(questions), reply);
    });
  }),
  check(
    'submitQuiz',
    'sends the answers that count by the letters of the paper',
    async (school) => {
      const pair = await shuffled(school);
      const { quiz, taker, questions, paper } = pair.first;
      attemptOf(paper);
      const stored = await keyed(school, pair);
      const answers = questions.map(({ _id, title, options }) => ({
        question: _id,
        answer: movedLetter(options, stored.find((known) => known.title === title)?.options),
      }));
      const ids = { id: quiz._id };
      school.judge.success(await taker.call('submitQuiz', { ids, body: { answers } }));
      const others = answers.map(({ question, answer }) => ({
        question,
        answer: answer === 'A' ? 'B' : 'A',
      }));
      const reply = await taker.call('submitQuiz', { ids, body: { answers: others } });
      school.judge.refusal(reply, 409);
      const came = submittedIn(reply).answers;
      const isSame = answers.every((sent) =>
        came.some(({ question, answer }) => question === sent.question && answer === sent.answer),
      );
      hold(isSame, `the submitted letters, ${JSON.stringify(answers)}`, reply);
    },
  ),
];
