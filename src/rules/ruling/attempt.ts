import type { Choices } from '../answers';
import {
  acceptsSubmission,
  attemptEnd,
  quizPhase,
  type QuizPhase,
  type QuizTimes,
} from '../lifecycle';
import { recordWith, type AnswerRecord } from './record';

/** Answers that came after the grace, merged into the record as it was then, and not graded. */
export interface LateAnswers {
  readonly choices: Choices;
  readonly receivedAt: Date;
}

/** What a back end holds of one attempt at a quiz. */
export interface HeldAttempt {
  /** The id that its receipts carry. */
  readonly id: string;
  /** Of the quiz, as everybody has it. */
  readonly times: QuizTimes;
  /** Minutes given to this participant beyond the quiz's own time. */
  readonly extraMinutes: number;
  /** How many questions the quiz has. */
  readonly questionsNumber: number;
  /** When the paper was first read after the start. */
  readonly startedAt: Date | null;
  readonly record: AnswerRecord;
  /** What came too late; null once an instructor has accepted it. */
  readonly late: LateAnswers | null;
  /** Whether a device handed it in during the grace; others may still add to it then. */
  readonly isHandedIn: boolean;
  /**
   * Whether it was graded at its end, as another instance with a faster clock may already have done.
   * More time takes that back.
   * @default false
   */
  readonly isGraded?: boolean;
  /** When it was submitted, or when the late submission came that was accepted. */
  readonly submittedAt: Date | null;
  /** Whether what counts as submitted came too late and was accepted. */
  readonly isAcceptedLate: boolean;
}

/**
 * The phase of an attempt: `upcoming` and `open` as of a quiz, by the participant's own time; `grace`
 * for 30 s after that, when answers can be added; `over` when they are kept as late; `submitted` when
 * nothing changes any more.
 */
export type AttemptPhase = Exclude<QuizPhase, 'closed'> | 'grace' | 'over' | 'submitted';

/** An attempt at an instant. */
export interface Standing {
  readonly phase: AttemptPhase;
  /** What counts, or will be graded. */
  readonly record: AnswerRecord;
  /** Late answers that are kept beside the record. */
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
 * An attempt as it is now. When a student gets more time after a late submission, its answers join the
 * record and are no longer late.
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
