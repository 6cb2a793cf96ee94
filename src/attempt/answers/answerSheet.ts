import type { SubmittedAnswer } from '../../api/entities';
import { createSubscribable } from '../../base/subscribable';
import { useSubscribable } from '../../base/useSubscribable';
import { answerOf, type Answer, type Answers } from '../../rules/answers';

/** The answers so far. A component that reads one question renders only when that one changes. */
export interface AnswerSheet {
  answers: () => Answers;
  /** Answers a question, or clears its answer with null. */
  choose: (question: string, answer: Answer | null) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** An answer sheet that others, such as the server, can fill too. */
export interface WritableAnswerSheet extends AnswerSheet {
  fill: (answers: Answers) => void;
}

/**
 * A sheet that starts with `initial`.
 *
 * @param onChoose called with each change, before anything renders
 */
export function createAnswerSheet(
  initial: Answers,
  onChoose: (question: string, answer: Answer | null) => void,
): WritableAnswerSheet {
  let answers = initial;
  const { read, subscribe, notify } = createSubscribable(() => answers);
  return {
    answers: read,
    choose(question, answer) {
      if ((answerOf(answers, question) ?? null) === answer) return;
      const others = Object.entries(answers).filter(([id]) => id !== question);
      answers = Object.fromEntries(answer === null ? others : [...others, [question, answer]]);
      onChoose(question, answer);
      notify();
    },
    fill(next) {
      answers = next;
      notify();
    },
    subscribe,
  };
}

/** The answer to one question; renders again when it changes. */
export function useAnswer(sheet: AnswerSheet, question: string): Answer | undefined {
  return useSubscribable({ ...sheet, read: () => answerOf(sheet.answers(), question) });
}

/** How many questions have an answer; renders again when that number changes. */
export function useAnsweredCount(sheet: AnswerSheet): number {
  return useSubscribable({ ...sheet, read: () => Object.keys(sheet.answers()).length });
}

/** Answers as the specification's submission lists them (spec §3). */
export function toSubmission(answers: Answers): SubmittedAnswer[] {
  return Object.entries(answers).map(([question, answer]) => ({ question, answer }));
}
