import type { QuestionInput } from '../../api/entities';
import { optionTexts } from '../../items/itemRules';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence } from '../judging/outcome';
import { rightAnswerOf, type DrawnQuiz } from '../school/drawnQuiz';
import type { School } from '../school/school';

type Drawn = DrawnQuiz['bank'] extends ReadonlyMap<string, infer One> ? One : never;

/** The bank's entry for a question on the paper, by its place from 0. */
function drawnAt({ questions, bank }: DrawnQuiz, place: number): Drawn {
  const title = questions[place]?.title ?? '';
  const found = bank.get(title);
  hold(found !== undefined, 'questions of the bank on the paper', `"${title}"`);
  return found as Drawn;
}

/** Title and options of each question, in the order of the paper. */
function spelled(questions: DrawnQuiz['questions']): string {
  return JSON.stringify(questions.map(({ title, options }) => ({ title, options })));
}

/** Checks that student and instructor read the quiz as it was drawn. */
async function holdUnchanged({ judge }: School, drawn: DrawnQuiz): Promise<void> {
  const { quiz, taker, instructor, questions } = drawn;
  const ids = { id: quiz._id };
  const reply = await taker.call('quizPaper', { ids });
  const wanted = spelled(questions);
  await asEvidence(() => {
    const paper = judge.success(reply);
    hold(spelled(paper.questions) === wanted, 'the paper as it was drawn', reply);
  });
  const read = await instructor.call('quiz', { ids });
  await asEvidence(() => {
    const { questions: kept } = judge.success(read);
    const letters = kept?.map(({ title, answer }) => `${title}: ${answer}`).sort();
    const known = [...drawn.bank.values()].map(({ title, answer }) => `${title}: ${answer}`).sort();
    const isSame = letters === undefined || letters.join() === known.join();
    hold(isSame, 'the questions and answers as they were drawn', read);
  });
}

/** These run late, because they fill the other instructor's bank. */
export const snapshotChecks: readonly Check[] = [
  check(
    'updateQuestion',
    'leaves quizzes that have drawn the question as they are',
    async (school) => {
      const drawn = await school.exams.drawn();
      const { _id, answer } = drawnAt(drawn, 0);
      const body: QuestionInput = {
        ...school.belongings.questionDraft(),
        options: { A: 'Eins', B: 'Zwei', C: 'Drei', D: 'Vier' },
        answer: answer === 'D' ? 'A' : 'D',
      };
      school.judge.success(
        await drawn.instructor.call('updateQuestion', { ids: { id: _id }, body }),
      );
      await holdUnchanged(school, drawn);
    },
  ),
  check(
    'deleteQuestion',
    'leaves quizzes that have drawn the question as they are',
    async (school) => {
      const drawn = await school.exams.drawn();
      const ids = { id: drawnAt(drawn, 1)._id };
      school.judge.success(await drawn.instructor.call('deleteQuestion', { ids }));
      await holdUnchanged(school, drawn);
    },
  ),
  check('quizPaper', 'adds nothing to a question that may tell its answer', async (school) => {
    const { questions, bank } = await school.exams.drawn();
    const texts = (question: Pick<QuestionInput, 'title' | 'options'>): string =>
      [question.title, ...optionTexts(question).sort()].join(' | ');
    const written = new Set([...bank.values()].map(texts));
    const leak = questions.map(texts).find((text) => !written.has(text));
    hold(leak === undefined, 'title and options as they were written', `a leak: ${leak}`);
  }),
  check('quizPaper', 'does not show by its place which option is right', async (school) => {
    const { questions, bank } = await school.exams.drawn();
    const right = questions.map((question) => rightAnswerOf(question, bank));
    hold(new Set(right).size > 1, 'right options at different places', `all at ${right[0]}`);
  }),
  check('submitQuiz', 'grades by the questions as they were drawn', async (school) => {
    const { judge } = school;
    const drawn = await school.exams.drawn();
    const { quiz, taker, instructor, questions, bank } = drawn;
    // Other checks edit a question too, but run only if their operations are checked.
    const { _id, answer, title, description, options, type, difficulty } = drawnAt(drawn, 2);
    const other = answer === 'B' ? ('A' as const) : ('B' as const);
    const body = { title, description, options, type, difficulty, answer: other };
    const ids = { id: quiz._id };
    judge.success(await instructor.call('updateQuestion', { ids: { id: _id }, body }));
    const answers = questions.map((question) => ({
      question: question._id,
      answer: rightAnswerOf(question, bank),
    }));
    judge.success(await taker.call('submitQuiz', { ids, body: { answers } }));
    const reply = await instructor.call('results');
    await asEvidence(() => {
      const result = judge.success(reply).find((entry) => entry.quiz._id === quiz._id);
      const score = questions.length * quiz.draft.score_per_question;
      hold(result?.participants[0]?.score === score, `the score ${score} of all right`, reply);
    });
  }),
];
