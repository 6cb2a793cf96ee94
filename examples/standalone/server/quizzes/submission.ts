import { replies, type FieldProblem, type KeyedItem } from 'quizwright/rules';
import type { AttemptAnswers, OptionLetter } from '../database/schema';
import { Failure } from '../routes/failure';

/** The answers that a draft or a submission brings. */
export interface Submission {
  answers: { question: string; answer: OptionLetter }[];
}

/**
 * The chosen letters by question id.
 *
 * @param key of the quiz
 * @throws Failure 400 naming each entry whose question is not in the quiz or answered twice
 */
export function answersOf(submission: Submission, key: readonly KeyedItem[]) {
  const questionIds = new Set(key.map(({ id }) => id));
  const answers: AttemptAnswers = {};
  const problems: FieldProblem[] = [];
  submission.answers.forEach(({ question, answer }, index) => {
    const field = `answers.${index}.question`;
    if (!questionIds.has(question)) {
      problems.push({ field, message: replies.attempts.notInQuiz(index + 1) });
    } else if (Object.hasOwn(answers, question)) {
      problems.push({ field, message: replies.attempts.answeredTwice(index + 1) });
    } else {
      answers[question] = answer;
    }
  });
  const [first] = problems;
  if (first) throw new Failure(400, first.message, problems.slice(0, 20));
  return answers;
}

/** Whether two sets of answers choose the same letters for the same questions. */
export function sameAnswers(one: AttemptAnswers, other: AttemptAnswers): boolean {
  const questions = Object.keys(one);
  return (
    questions.length === Object.keys(other).length &&
    questions.every((question) => one[question] === other[question])
  );
}
