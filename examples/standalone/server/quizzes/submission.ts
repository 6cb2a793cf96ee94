import {
  choiceOf,
  replies,
  type Choices,
  type FieldProblem,
  type KeyedItem,
  type Letter,
} from 'quizwright/rules';
import { Failure } from '../kernel/failure';

/** The answers that a draft or a submission brings. */
export interface Submission {
  answers: { question: string; answer: Letter | null; chosen_at?: string }[];
  /** The newest revision that the student has seen. */
  revision?: number;
  /** Whether the time was over on the device. */
  time_up?: boolean;
}

/** In bytes: room for 500 answers with their instants, each character escaped. */
export const answersBodyLimit = 512 * 1024;

/** An answer to a question that is in the quiz. */
export interface GivenAnswer {
  question: string;
  letter: Letter | null;
  /** Milliseconds since 1970; undefined where the device did not say when. */
  chosenAt: number | undefined;
}

/** No device that heard the server's clock is as far ahead of it. */
const farthestAheadMs = 24 * 60 * 60_000;

/**
 * The answers that came.
 *
 * @param key of the quiz
 * @throws Failure 400 naming each entry whose question is not in the quiz or answered twice, or that
 *   was chosen at an instant that does not exist
 */
export function givenAnswers({ answers }: Submission, key: readonly KeyedItem[]): GivenAnswer[] {
  const questionIds = new Set(key.map(({ id }) => id));
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  const given = answers.map(({ question, answer, chosen_at }, index) => {
    const entry = index + 1;
    const chosenAt = chosen_at === undefined ? undefined : Date.parse(chosen_at);
    if (!questionIds.has(question)) {
      const message = replies.attempts.notInQuiz(entry);
      problems.push({ field: `answers.${index}.question`, message });
    } else if (seen.has(question)) {
      const message = replies.attempts.answeredTwice(entry);
      problems.push({ field: `answers.${index}.question`, message });
    }
    if (Number.isNaN(chosenAt)) {
      const message = replies.attempts.chosenAtUnreal(entry);
      problems.push({ field: `answers.${index}.chosen_at`, message });
    }
    seen.add(question);
    return { question, letter: answer, chosenAt };
  });
  const [first] = problems;
  if (first) throw new Failure(400, first.message, problems.slice(0, 20));
  return given;
}

/**
 * Answers that came as choices beside those that are held. One that does not say when it was chosen
 * is chosen now, after all that is held, unless it is just what is held.
 *
 * A clock that is years off must not make a question unchangeable, nor an instant that the contract
 * cannot spell: such choices count as made in 1970 or a day from now.
 */
export function resolveAnswers(held: Choices, given: readonly GivenAnswer[], now: Date): Choices {
  const latest = now.getTime() + farthestAheadMs;
  return Object.fromEntries(
    given.flatMap(({ question, letter, chosenAt }) => {
      const before = choiceOf(held, question);
      if (chosenAt !== undefined) {
        return [[question, { letter, at: Math.min(Math.max(chosenAt, 0), latest) }]];
      }
      if ((before?.letter ?? null) === letter) return [];
      return [[question, { letter, at: Math.max(now.getTime(), (before?.at ?? 0) + 1) }]];
    }),
  );
}
