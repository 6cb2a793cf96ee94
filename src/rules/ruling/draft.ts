import { replies, type Refusing } from '../replies';
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
import { answerProblems, choicesSent, storedAnswers, type SentAnswer } from './sentAnswers';
import type { RulingContext } from './submission';

/** A draft from a device: `Draft` of the contract. */
export interface SentDraft {
  answers: readonly SentAnswer[];
  /** The newest revision that this device knows; 0 before any. */
  revision: number;
}

/** The ruling on a draft: what to write first, and what to reply then. */
export interface DraftRuling {
  /**
   * The record to keep, but only if the attempt has not changed since it was read. It replaces
   * answers that were late before time was added. Null if nothing changes.
   */
  write: { kind: 'keep'; record: AnswerRecord } | null;
  answer: Accepted<AttemptView> | Refused;
}

function refused(why: Refusing): DraftRuling {
  return { write: null, answer: { status: 409, body: why } };
}

/**
 * Rules on a draft (docs/build-a-backend.md). While the attempt is open, the draft is merged, and
 * the reply lists what changed after its revision. Drafts have no grace: from the end of the
 * participant's time they are refused, with the answers that count.
 *
 * @param context its `questions` may be empty for a draft without answers
 */
export function ruleOnDraft(
  attempt: HeldAttempt,
  draft: SentDraft,
  context: RulingContext,
): DraftRuling {
  const { now } = context;
  const { waitForStart, notBegun, saved } = replies.attempts;
  const standing = standingOf(attempt, now);
  if (standing.phase === 'upcoming') return refused(waitForStart);
  if (standing.phase !== 'open') return { write: null, answer: attemptOver(attempt, standing) };
  const { startedAt } = attempt;
  if (startedAt === null) return refused(notBegun);
  const { choices } = standing.record;
  const answers = storedAnswers(attempt, draft.answers);
  const refusal = malformed(answerProblems(answers, context, choices));
  if (refusal !== null) return { write: null, answer: refusal };
  const record = recordWith(standing.record, choicesSent(answers, choices, now));
  const view = attemptView(attempt, record, { startedAt, now, since: draft.revision });
  return {
    write: record === standing.record ? null : { kind: 'keep', record },
    answer: { status: 200, body: { ...view, message: saved } },
  };
}
