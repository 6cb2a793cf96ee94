import { ownEntry } from './ownEntry';

// Only `src/items` knows what is in it (decision 67).
/**
 * An answer to a question, or its key: the letters of the options, in order, such as "B" or "AC". Compare
 * with `===`: the contract has one spelling of each.
 */
export type Answer = string;

/** Answers by question id; a question without an answer has no entry. */
export type Answers = Readonly<Record<string, Answer>>;

/** What a question has in a record by question id. */
export const answerOf: <Entry = Answer>(
  byQuestion: Readonly<Record<string, Entry>>,
  question: string,
) => Entry | undefined = ownEntry;

/** One question's answer as devices and server agree on it. */
export interface Choice {
  /** Null where it was cleared. */
  answer: Answer | null;
  /** When it was chosen, by the server's clock: milliseconds since 1970. */
  at: number;
}

/** The latest choice by question id. */
export type Choices = Readonly<Record<string, Choice>>;

/** The choice of one question. */
export const choiceOf: (choices: Choices, question: string) => Choice | undefined = answerOf;

/**
 * The latest choice of each question from both sides. Of two choices made at the same instant, the
 * held one counts.
 */
export function latestChoices(held: Choices, brought: Choices): Choices {
  const later = Object.entries(brought).filter(
    ([question, { at }]) => at > (choiceOf(held, question)?.at ?? -Infinity),
  );
  return later.length === 0 ? held : { ...held, ...Object.fromEntries(later) };
}

/**
 * Whether nothing of `brought` would be lost if only `held` counted: each choice is held, or followed
 * by a later one. A cleared answer is held wherever there is none.
 */
export function holdsChoices(held: Choices, brought: Choices): boolean {
  return Object.entries(brought).every(([question, { answer, at }]) => {
    const choice = choiceOf(held, question);
    return (choice?.answer ?? null) === answer || at <= (choice?.at ?? -Infinity);
  });
}

/** The answers that count, without those that were cleared. */
export function answersOf(choices: Choices): Answers {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([question, { answer }]) =>
      answer === null ? [] : [[question, answer]],
    ),
  );
}
