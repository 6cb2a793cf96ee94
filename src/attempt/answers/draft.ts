import { choiceOf, latestChoices, type Choices } from '../../rules/choices';
import type { Letter } from '../../rules/limits';

/**
 * What this device had, by question, where a later answer from another device took its place; null
 * where it had none.
 */
export type Overruled = Readonly<Record<string, Letter | null>>;

/** What this device knows of an attempt: the latest choices, and which of them the server holds. */
export interface Draft {
  choices: Choices;
  /** The choices that the server has said it holds. */
  held: Choices;
  /** The server's newest revision that this device has heard of; null until it sends `attempt`. */
  revision: number | null;
  overruled?: Overruled;
}

export const emptyDraft: Draft = { choices: {}, held: {}, revision: null };

/** The choices that the server has not acknowledged. */
export function unsavedOf({ choices, held }: Draft): Choices {
  return Object.fromEntries(
    Object.entries(choices).filter(
      ([question, { at }]) => at > (choiceOf(held, question)?.at ?? -Infinity),
    ),
  );
}

/** Whether the server has acknowledged every choice. */
export function isSaved(draft: Draft): boolean {
  return Object.keys(unsavedOf(draft)).length === 0;
}

/** Whether any question has another answer now than before, or one that it did not have. */
export function haveChoicesChanged(before: Choices, now: Choices): boolean {
  return Object.entries(now).some(
    ([question, { letter }]) => (choiceOf(before, question)?.letter ?? null) !== letter,
  );
}

/** What the server says that it holds: perhaps only what is new since a revision. */
export interface ServerAnswers {
  choices: Choices;
  revision: number;
}

/**
 * The draft with what the server holds: of each question the later choice stands (decision 41).
 *
 * @param isNews whether to note a question that was answered elsewhere and not here
 */
export function mergeServerAnswers(
  draft: Draft,
  { choices: theirs, revision }: ServerAnswers,
  isNews: boolean,
): Draft {
  const choices = latestChoices(theirs, draft.choices);
  const replaced = Object.keys(theirs).flatMap((question) => {
    const mine = choiceOf(draft.choices, question);
    const now = choiceOf(choices, question);
    if (mine === now || (mine === undefined && !isNews)) return [];
    const had = mine?.letter ?? null;
    return had === now?.letter ? [] : [[question, had] as const];
  });
  // What another device chooses twice takes the place of what was here at first.
  const noted = { ...Object.fromEntries(replaced), ...draft.overruled };
  const overruled = Object.entries(noted).filter(
    ([question, had]) => (choiceOf(choices, question)?.letter ?? null) !== had,
  );
  return {
    choices,
    held: latestChoices(draft.held, theirs),
    revision: Math.max(draft.revision ?? 0, revision),
    overruled: Object.fromEntries(overruled),
  };
}

/** A draft of this device with what its student did later, before it was known whose it is. */
export function continueDraft(draft: Draft, later: Draft): Draft {
  const { choices, held, revision, overruled } = later;
  // What the server had of this device is no news: its own student may have changed it since.
  const unsaved = { ...draft, choices: unsavedOf(draft) };
  const known = latestChoices(draft.held, held);
  const heard =
    revision === null ? draft : mergeServerAnswers(unsaved, { choices: known, revision }, false);
  return {
    ...heard,
    choices: latestChoices(heard.choices, choices),
    overruled: { ...heard.overruled, ...overruled },
  };
}
