import { useSyncExternalStore } from 'react';
import type { SubmittedAnswer } from '../../api/entities';
import type { Letter } from '../../rules/limits';
import { createSubscribable } from '../../base/subscribable';

/** The chosen letter by question id. */
export type Answers = Readonly<Record<string, Letter>>;

/** The letter of one question, whose id may be a name that every object has, as `constructor`. */
export function letterOf<Chosen = Letter>(
  answers: Readonly<Record<string, Chosen>>,
  question: string,
): Chosen | undefined {
  return Object.hasOwn(answers, question) ? answers[question] : undefined;
}

/** What is answered so far. A watcher of one question renders for that question alone. */
export interface AnswerSheet {
  answers: () => Answers;
  /** Chooses a letter, or clears the answer with null. */
  choose: (question: string, letter: Letter | null) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** An answer sheet that can also be filled from elsewhere, such as by the server. */
export interface WritableAnswerSheet extends AnswerSheet {
  fill: (answers: Answers) => void;
}

/**
 * A sheet that starts with `initial`.
 *
 * @param onChoose called with each change before anybody renders
 */
export function createAnswerSheet(
  initial: Answers,
  onChoose: (question: string, letter: Letter | null) => void,
): WritableAnswerSheet {
  let answers = initial;
  const { read, subscribe, tell } = createSubscribable(() => answers);
  return {
    answers: read,
    choose(question, letter) {
      if ((letterOf(answers, question) ?? null) === letter) return;
      const others = Object.entries(answers).filter(([id]) => id !== question);
      answers = Object.fromEntries(letter === null ? others : [...others, [question, letter]]);
      onChoose(question, letter);
      tell();
    },
    fill(next) {
      answers = next;
      tell();
    },
    subscribe,
  };
}

/** The chosen letter of one question; renders again when that letter changes. */
export function useAnswer(sheet: AnswerSheet, question: string): Letter | undefined {
  const read = () => letterOf(sheet.answers(), question);
  return useSyncExternalStore(sheet.subscribe, read, read);
}

/** How many questions have an answer; renders again when that number changes. */
export function useAnsweredCount(sheet: AnswerSheet): number {
  const read = () => Object.keys(sheet.answers()).length;
  return useSyncExternalStore(sheet.subscribe, read, read);
}

/** Answers as the specification's submission lists them (spec §3). */
export function toSubmission(answers: Answers): SubmittedAnswer[] {
  return Object.entries(answers).map(([question, answer]) => ({ question, answer }));
}
