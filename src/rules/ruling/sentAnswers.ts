import { choiceOf, type Answer, type Choice, type Choices } from '../answers';
import { replies } from '../replies';
import { mostProblems, type FieldProblem } from '../requestProblems';
import type { HeldAttempt } from './attempt';

/** One answer of a draft or a submission: `SubmittedAnswer` of the contract. */
export interface SentAnswer {
  question: string;
  /** Null if the answer was cleared. */
  answer: Answer | null;
  /** An ISO 8601 instant by the server's clock; missing if the device did not send one. */
  chosen_at?: string | undefined;
}

/** Answers as they were sent, with the letters that are stored. */
export const storedAnswers = (
  { letters }: HeldAttempt,
  answers: readonly SentAnswer[],
): readonly SentAnswer[] =>
  letters === undefined
    ? answers
    : answers.map(({ answer, ...sent }) => ({
        ...sent,
        answer: answer === null ? null : letters.stored(sent.question, answer),
      }));

/** No device that has synchronized with the server's clock is this far ahead of it. */
const farthestAheadMs = 24 * 60 * 60_000;

/** The questions of a quiz, as far as answers to them are checked. */
export interface AskedQuestions {
  /** Ids of the questions in the quiz. */
  questions: readonly string[];
  /**
   * Whether a question can be answered so, such as `answersFitting` says it.
   * @default everything fits
   */
  fits?: (question: string, answer: Answer) => boolean;
}

/**
 * Finds questions that are not in the quiz or answered twice, answers that do not fit theirs and
 * instants that do not exist. Returns at most 20 problems; none if the answers can be used.
 *
 * @param held an answer that is held already is no problem: its question may have changed since,
 *   and devices send it with the rest of their submission
 */
export function answerProblems(
  answers: readonly SentAnswer[],
  { questions, fits = () => true }: AskedQuestions,
  held: Choices = {},
): FieldProblem[] {
  const known = new Set(questions);
  const seen = new Set<string>();
  const problems = answers.flatMap(({ question, answer, chosen_at }, index) => {
    const entry = index + 1;
    const found: FieldProblem[] = [];
    const field = `answers.${index}.question`;
    if (!known.has(question)) {
      found.push({ field, message: replies.attempts.notInQuiz(entry) });
    } else if (seen.has(question)) {
      found.push({ field, message: replies.attempts.answeredTwice(entry) });
    } else if (
      answer !== null &&
      choiceOf(held, question)?.answer !== answer &&
      !fits(question, answer)
    ) {
      const message = replies.attempts.notOffered(entry);
      found.push({ field: `answers.${index}.answer`, message });
    }
    // The contract's format allows leap seconds, which a Date does not.
    if (chosen_at !== undefined && Number.isNaN(Date.parse(chosen_at))) {
      const message = replies.attempts.chosenAtUnreal(entry);
      found.push({ field: `answers.${index}.chosen_at`, message });
    }
    seen.add(question);
    return found;
  });
  return problems.slice(0, mostProblems);
}

/**
 * The choices in the answers that were sent. An answer without an instant counts as chosen now,
 * after everything held. It changes nothing if the same answer is held.
 *
 * An instant before 1970 or more than a day ahead is moved to that bound, so a device whose clock
 * is years off cannot make a question unchangeable.
 */
export function choicesSent(answers: readonly SentAnswer[], held: Choices, now: Date): Choices {
  const latest = now.getTime() + farthestAheadMs;
  return Object.fromEntries(
    answers.flatMap(({ question, answer, chosen_at }): [string, Choice][] => {
      if (chosen_at !== undefined) {
        return [[question, { answer, at: Math.min(Math.max(Date.parse(chosen_at), 0), latest) }]];
      }
      const before = choiceOf(held, question);
      if ((before?.answer ?? null) === answer) return [];
      return [[question, { answer, at: Math.max(now.getTime(), (before?.at ?? 0) + 1) }]];
    }),
  );
}
