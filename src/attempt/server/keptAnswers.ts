import type { KeptAnswer } from '../../api/entities';
import type { Choices } from '../../rules/choices';

/** Choices as the wire lists them. */
export function toKept(choices: Choices): KeptAnswer[] {
  return Object.entries(choices).map(([question, { letter, at }]) => ({
    question,
    answer: letter,
    chosen_at: new Date(at).toISOString(),
  }));
}

/** Choices from the list of the wire. One whose instant cannot be read is older than any other. */
export function fromKept(list: readonly KeptAnswer[]): Choices {
  return Object.fromEntries(
    list.map(({ question, answer, chosen_at }) => [
      question,
      { letter: answer, at: Date.parse(chosen_at) || 0 },
    ]),
  );
}
