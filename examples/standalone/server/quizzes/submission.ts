import type { AttemptAnswers, OptionLetter } from '../database/schema';
import { Failure, type FieldProblem } from '../routes/failure';

export interface Submission {
  answers: { question: string; answer: OptionLetter }[];
}

/**
 * The chosen letters by question id.
 *
 * @param questionIds those of the quiz
 * @throws Failure 400 naming each entry whose question is not in the quiz or answered twice
 */
export function answersOf(submission: Submission, questionIds: ReadonlySet<string>) {
  const answers: AttemptAnswers = {};
  const problems: FieldProblem[] = [];
  submission.answers.forEach(({ question, answer }, index) => {
    const field = `answers.${index}.question`;
    if (!questionIds.has(question)) {
      problems.push({ field, message: `Question of entry ${index + 1} is not in this quiz.` });
    } else if (Object.hasOwn(answers, question)) {
      problems.push({ field, message: `Question of entry ${index + 1} is answered twice.` });
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
