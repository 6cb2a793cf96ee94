import { letterOf, type Answers } from './answerSheet';

/** What this device knows of an attempt that runs: its answers, and how much of them the server has. */
export interface Draft {
  answers: Answers;
  /** The answers that the server last said it holds. */
  acknowledged: Answers;
  /**
   * The letters that were sent for a question since that, without an answer: the server may hold any
   * of them.
   */
  sent: Readonly<Record<string, string>>;
  /** The server's revision that goes with `acknowledged`. */
  revision: number;
  /** What this device had, by question, where another device's answer took its place. */
  overruled?: Answers;
}

export const emptyDraft: Draft = { answers: {}, acknowledged: {}, sent: {}, revision: 0 };

/** Whether the server has acknowledged every answer, and was sent no other since. */
export function isAcknowledged({ answers, acknowledged, sent }: Draft): boolean {
  return Object.entries(answers).every(
    ([question, letter]) =>
      letterOf(acknowledged, question) === letter && !Object.hasOwn(sent, question),
  );
}

/** The draft while all its answers are on their way. */
export function sending(draft: Draft): Draft {
  const sent = new Map(Object.entries(draft.sent));
  for (const [question, letter] of Object.entries(draft.answers)) {
    const known = sent.get(question) ?? '';
    if (letterOf(draft.acknowledged, question) !== letter && !known.includes(letter)) {
      sent.set(question, known + letter);
    }
  }
  return { ...draft, sent: Object.fromEntries(sent) };
}

/** What the server says that it holds. */
export interface Held {
  answers: Answers;
  revision: number;
}

/**
 * Brings together what this device has and what the server holds (design §6): of a question that
 * changed on one side only, that side's answer stands; the server's own copy of an earlier choice of
 * this device gives way to the later one. Where both changed the server's stands, for it is the only
 * one that other devices see, and this device's is answered as `overruled`.
 */
export function mergeDraft(draft: Draft, held: Held): { draft: Draft; overruled: Answers } {
  const answers = new Map(Object.entries(draft.answers));
  const sentBefore = new Map(Object.entries(draft.sent));
  const overruled = new Map<string, Answers[string]>();
  for (const [question, theirs] of Object.entries(held.answers)) {
    const mine = answers.get(question);
    const before = letterOf(draft.acknowledged, question);
    if (mine !== undefined) {
      const isOwn = theirs === mine || sentBefore.get(question)?.includes(theirs) === true;
      const isOld = theirs === before && mine !== before;
      if (isOwn || isOld) continue;
      if (mine !== before) overruled.set(question, mine);
    }
    answers.set(question, theirs);
  }
  // What is still on its way was made from the revision known here: only a newer one keeps it out.
  const sent = held.revision > draft.revision ? {} : draft.sent;
  const { answers: acknowledged, revision } = held;
  return {
    draft: { answers: Object.fromEntries(answers), acknowledged, sent, revision },
    overruled: Object.fromEntries(overruled),
  };
}

/**
 * A draft of this device with what its student did later, before it was known whose it is: of what
 * the server said meanwhile as much counts as of any answer of its, and what it has not said, all.
 */
export function continueDraft(draft: Draft, later: Draft): Draft {
  const { acknowledged, revision, answers, sent } = later;
  const merged = mergeDraft(draft, { answers: acknowledged, revision });
  const unsaved = Object.entries(answers).filter(
    ([question, letter]) => letterOf(acknowledged, question) !== letter,
  );
  return {
    ...merged.draft,
    answers: { ...merged.draft.answers, ...Object.fromEntries(unsaved) },
    sent: { ...merged.draft.sent, ...sent },
    overruled: { ...draft.overruled, ...later.overruled, ...merged.overruled },
  };
}
