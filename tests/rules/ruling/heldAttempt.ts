import type { Answer, Choices } from '../../../src/rules/answers';
import type { HeldAttempt } from '../../../src/rules/ruling/attempt';
import type { SentAnswer } from '../../../src/rules/ruling/sentAnswers';

/** An instant on the day of the quiz, which is open from 09:00 to 09:15. */
export const at = (time: string): Date => new Date(`2026-05-04T${time}Z`);

export const questions = ['q1', 'q2', 'q3'];

/** Choices as `[letter, time]` by question. */
export function choices(made: Readonly<Record<string, readonly [Answer | null, string]>>): Choices {
  return Object.fromEntries(
    Object.entries(made).map(([id, [letter, time]]) => [
      id,
      { answer: letter, at: at(time).getTime() },
    ]),
  );
}

/** An answer to a question; without a time it has no `chosen_at`. */
export function answer(question: string, letter: Answer | null, time?: string): SentAnswer {
  return {
    question,
    answer: letter,
    ...(time !== undefined && { chosen_at: at(time).toISOString() }),
  };
}

/** An attempt that has begun and holds A for the first question, at revision 1. */
export function heldAttempt(changes: Partial<HeldAttempt> = {}): HeldAttempt {
  return {
    id: 'attempt',
    times: { opensAt: at('09:00:00'), duration: 15 },
    extraMinutes: 0,
    questionsNumber: questions.length,
    startedAt: at('09:00:30'),
    record: {
      choices: choices({ q1: ['A', '09:05:00'] }),
      revision: 1,
      changedAt: { q1: 1 },
    },
    late: null,
    hasSubmitted: false,
    submittedAt: null,
    isAcceptedLate: false,
    ...changes,
  };
}
