import type { SavedAnswer } from '../../api/entities';
import { isAnswer } from '../../items/saying';
import type { Choices } from '../../rules/answers';

/** Choices in the form of the wire. */
export function toSaved(choices: Choices): SavedAnswer[] {
  return Object.entries(choices).map(([question, { answer, at }]) => ({
    question,
    answer,
    chosen_at: new Date(at).toISOString(),
  }));
}

/**
 * Reads choices from the wire. What is no answer, such as an empty text, is none. A choice with an
 * invalid instant counts as older than any other.
 */
export function fromSaved(list: readonly SavedAnswer[]): Choices {
  return Object.fromEntries(
    list.map(({ question, answer, chosen_at }) => [
      question,
      { answer: isAnswer(answer) ? answer : null, at: Date.parse(chosen_at) || 0 },
    ]),
  );
}
