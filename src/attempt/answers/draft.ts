import { choiceOf, latestChoices, type Answer, type Choices } from '../../rules/answers';

/**
 * The answers of this device, by question, that later answers from another device replaced; null
 * where it had none.
 */
export type Overruled = Readonly<Record<string, Answer | null>>;

/** What this device knows of an attempt: the latest choices, and which of them the server holds. */
export interface Draft {
  choices: Choices;
  /** The choices that the server has said it holds. */
  held: Choices;
  /** The server's newest revision that this device knows; null until it sends `attempt`. */
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

/** Whether any question has a new answer, or another one than before. */
export function haveChoicesChanged(before: Choices, now: Choices): boolean {
  return Object.entries(now).some(
    ([question, { answer }]) => (choiceOf(before, question)?.answer ?? null) !== answer,
  );
}

/** What the server says it holds; perhaps only what changed after a revision. */
export interface ServerAnswers {
  choices: Choices;
  revision: number;
}

/**
 * Merges what the server holds into a draft: the later choice of each question counts (decision 41).
 *
 * @param isNews whether to note questions that were answered elsewhere and not here
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
    const had = mine?.answer ?? null;
    return had === now?.answer ? [] : [[question, had] as const];
  });
  // If another device changes its answer twice, the first answer of this device is still the one replaced.
  const noted = { ...Object.fromEntries(replaced), ...draft.overruled };
  const overruled = Object.entries(noted).filter(
    ([question, had]) => (choiceOf(choices, question)?.answer ?? null) !== had,
  );
  return {
    choices,
    held: latestChoices(draft.held, theirs),
    revision: Math.max(draft.revision ?? 0, revision),
    overruled: Object.fromEntries(overruled),
  };
}

/** Continues a draft with what its student answered before this device knew who they are. */
export function continueDraft(draft: Draft, later: Draft): Draft {
  const { choices, held, revision, overruled } = later;
  // Answers that the server has from this device are not news: the student may have changed them since.
  const unsaved = { ...draft, choices: unsavedOf(draft) };
  const known = latestChoices(draft.held, held);
  const merged =
    revision === null ? draft : mergeServerAnswers(unsaved, { choices: known, revision }, false);
  return {
    ...merged,
    choices: latestChoices(merged.choices, choices),
    overruled: { ...merged.overruled, ...overruled },
  };
}
