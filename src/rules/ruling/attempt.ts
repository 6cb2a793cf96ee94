import type { Answer, Choices } from '../answers';
import {
  acceptsSubmission,
  attemptEnd,
  quizPhase,
  type QuizPhase,
  type QuizTimes,
} from '../lifecycle';
import { recordWith, type AnswerRecord } from './record';

/** Answers that came after the grace, merged into the record of that time and not graded. */
export interface LateAnswers {
  readonly choices: Choices;
  readonly receivedAt: Date;
}

/** Translates an answer between the letters that a student sees and those that are stored. */
export interface AttemptLetters {
  shown: (question: string, answer: Answer) => Answer;
  stored: (question: string, answer: Answer) => Answer;
}

/** What a back end holds of one attempt at a quiz. */
export interface HeldAttempt {
  /** The id on its receipts. */
  readonly id: string;
  /** The quiz's own times, without minutes added for one student. */
  readonly times: QuizTimes;
  /** Minutes added for this participant alone. */
  readonly extraMinutes: number;
  /** How many questions the quiz has. */
  readonly questionsNumber: number;
  /**
   * How the student names the options, where the quiz shuffles them.
   * @default as they are stored
   */
  readonly letters?: AttemptLetters | undefined;
  /** When the paper was first read after the start. */
  readonly startedAt: Date | null;
  readonly record: AnswerRecord;
  /** The late submission; null once an instructor has accepted it. */
  readonly late: LateAnswers | null;
  /** Whether a device submitted it during the grace, in which other devices may still add to it. */
  readonly hasSubmitted: boolean;
  /**
   * Whether it was graded at its end, perhaps already by another instance with a faster clock.
   * Added time undoes this.
   * @default false
   */
  readonly isGraded?: boolean;
  /** When it was submitted. For an accepted late submission, when that arrived. */
  readonly submittedAt: Date | null;
  /** Whether the submission that counts came late and was accepted. */
  readonly isAcceptedLate: boolean;
}

/**
 * The phase of an attempt. `upcoming` and `open` are those of a quiz, by the participant's own
 * time. In the `grace`, for 30 s after the end, answers can still be added. Once it is `over`, they
 * are kept as late. Once it is `submitted`, nothing changes.
 */
export type AttemptPhase = Exclude<QuizPhase, 'closed'> | 'grace' | 'over' | 'submitted';

/** The state of an attempt at one instant. */
export interface Standing {
  readonly phase: AttemptPhase;
  /** The answers that count, or will be graded. */
  readonly record: AnswerRecord;
  /** Late answers, kept beside the record. */
  readonly late: LateAnswers | null;
}

function phaseOf(attempt: HeldAttempt, now: Date): AttemptPhase {
  const { times, extraMinutes, submittedAt, isGraded = false } = attempt;
  if (submittedAt !== null) return 'submitted';
  const phase = quizPhase(times, now, extraMinutes);
  if (phase === 'upcoming' || (phase === 'open' && !isGraded)) return phase;
  return acceptsSubmission(times, now, extraMinutes) ? 'grace' : 'over';
}

/**
 * The current state of an attempt. If a student gets added time after a late submission, its
 * answers join the record and are no longer late.
 */
export function standingOf(attempt: HeldAttempt, now: Date): Standing {
  const { record, late } = attempt;
  const phase = phaseOf(attempt, now);
  if (late === null || phase === 'submitted') return { phase, record, late: null };
  if (phase === 'over') return { phase, record, late };
  return { phase, record: recordWith(record, late.choices), late: null };
}

/** The end of the participant's own time. */
export function endOfAttempt({ times, extraMinutes }: HeldAttempt): Date {
  return attemptEnd(times, extraMinutes);
}
