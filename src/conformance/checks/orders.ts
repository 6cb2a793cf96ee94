import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { NotThere } from '../judging/outcome';
import type { School } from '../school/school';
import type { JoinedQuiz } from '../school/sitting';

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
  JSON.stringify(
    questions.map(({ _id, options, option_order }) => [_id, options, option_order?.join('')]),
  );

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
  check('quizPaper', 'orders the options of a shuffled quiz by their letters', async (school) => {
    const { first, second } = await shuffled(school);
    const all = [...first.questions, ...second.questions];
    for (const { _id, options, option_order: order = [] } of all) {
      const letters = [...order].sort().join('');
      const offered = Object.keys(options).sort().join('');
      hold(letters === offered, `each letter once for ${_id}`, order.join(''));
    }
  }),
  check('quizPaper', 'asks all students of a shuffled quiz the same', async (school) => {
    const { first, second } = await shuffled(school);
    const asked = [first, second].map(({ questions }) =>
      JSON.stringify(
        questions
          .map(({ _id, options }) => [_id, ...Object.entries(options).map(String).sort()].join())
          .sort(),
      ),
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
    school.judge.refusal(await call('updateQuiz', { ids, body: other }), 409);
  }),
];
