import type { Letter } from './limits';

/** One question's answer as devices and server agree on it. */
export interface Choice {
  /** The chosen option; null where the answer was cleared. */
  letter: Letter | null;
  /** When it was chosen, by the server's clock: milliseconds since 1970. */
  at: number;
}

/** The latest choice by question id. */
export type Choices = Readonly<Record<string, Choice>>;

/** The choice of one question, whose id may be a name that every object has, as `constructor`. */
export function choiceOf(choices: Choices, question: string): Choice | undefined {
  return Object.hasOwn(choices, question) ? choices[question] : undefined;
}

/**
 * The latest choice of each question from both sides (decision 41). Where both were made at the same
 * instant, the held one stands.
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
  return Object.entries(brought).every(([question, { letter, at }]) => {
    const choice = choiceOf(held, question);
    return (choice?.letter ?? null) === letter || at <= (choice?.at ?? -Infinity);
  });
}

/** The letters that count, by question id: cleared answers are left out. */
export function lettersOf(choices: Choices): Readonly<Record<string, Letter>> {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([question, { letter }]) =>
      letter === null ? [] : [[question, letter]],
    ),
  );
}
