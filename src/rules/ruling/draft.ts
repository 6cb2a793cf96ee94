import { replies } from '../replies';
import { standingOf, type HeldAttempt } from './attempt';
import {
  attemptOver,
  attemptView,
  malformed,
  type Accepted,
  type AttemptView,
  type Refused,
} from './bodies';
import { recordWith, type AnswerRecord } from './record';
import { answerProblems, choicesSent, type SentAnswer } from './sentAnswers';
import type { RulingContext } from './submission';

/** A draft as it came: `Draft` of the contract. */
export interface SentDraft {
  answers: readonly SentAnswer[];
  /** The newest revision that this device has heard of; 0 before any. */
  revision: number;
}

/** What becomes of a draft: what to write first, and what to answer then. */
export interface DraftRuling {
  /**
   * The record to keep, only where the attempt is still as it was read, in place of answers that were
   * late before more time was given; null where nothing changes.
   */
  write: { kind: 'keep'; record: AnswerRecord } | null;
  answer: Accepted<AttemptView> | Refused;
}

function refused(message: string): DraftRuling {
  return { write: null, answer: { status: 409, body: { message } } };
}

/**
 * Rules on a draft (decision 41): merged while the attempt is open, and answered with what changed
 * after the draft's revision. Drafts have no grace; from the end of the participant's time they are
 * refused with what counts.
 *
 * @param context its `questions` may be empty for a draft that brings no answers
 */
export function ruleOnDraft(
  attempt: HeldAttempt,
  { answers, revision: since }: SentDraft,
  { questions, now }: RulingContext,
): DraftRuling {
  const { waitForStart, notBegun, saved } = replies.attempts;
  const standing = standingOf(attempt, now);
  if (standing.phase === 'upcoming') return refused(waitForStart);
  if (standing.phase !== 'open') return { write: null, answer: attemptOver(attempt, standing) };
  const { startedAt } = attempt;
  if (startedAt === null) return refused(notBegun);
  const refusal = malformed(answerProblems(answers, questions));
  if (refusal !== null) return { write: null, answer: refusal };
  const record = recordWith(standing.record, choicesSent(answers, standing.record.choices, now));
  const view = attemptView(attempt, record, { startedAt, now, since });
  return {
    write: record === standing.record ? null : { kind: 'keep', record },
    answer: { status: 200, body: { ...view, message: saved } },
  };
}
