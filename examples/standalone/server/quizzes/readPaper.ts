import {
  attemptOver,
  attemptView,
  formatOf,
  formatsOf,
  inAttemptOrder,
  kindsOf,
  longestSpread,
  offeredOf,
  replies,
  standingOf,
} from 'quizwright/rules';
import { orderSeed } from '../database/orderSeed';
import { onOwnAttempt, overtaken, writeAttempt, type TakingCall } from './ownAttempt';
import { paperHead, shufflingOf } from './quizFields';
import { refusal } from './refusal';

/**
 * The paper of a quiz that the student has joined, without the right answers, in the order of the
 * attempt. Before the start, it
 * has no questions; the first read after the start begins the attempt.
 *
 * @throws Failure 403 or 404 as `ownAttempt`; 409 with the answers that count, after submitting or
 * the end of the student's own time
 */
export async function readPaper(call: TakingCall, quizId: string) {
  const { now } = call;
  return onOwnAttempt(call, quizId, async (own) => {
    const { quiz, attempt, held } = own;
    const standing = standingOf(held, now);
    const { phase, record } = standing;
    if (phase !== 'upcoming' && phase !== 'open') throw refusal(attemptOver(held, standing));
    const spread = spreadOf(await call.attempts.participantsOf(quiz.id));
    const items = await call.attempts.itemsOf(quiz.id);
    const head = { ...paperHead(quiz), ...formatsOf(items), ...kindsOf(items) };
    if (phase === 'upcoming') {
      const view = attemptView(held, record, { startedAt: quiz.opensAt, now });
      return {
        ...head,
        questions: [],
        attempt: { ...view, spread },
        message: replies.attempts.notStarted,
      };
    }
    const startedAt = attempt.startedAt ?? now;
    // Of two simultaneous first reads, the later one finds the attempt begun.
    const isBegun = attempt.startedAt !== null || (await writeAttempt(call, own, { startedAt }));
    if (!isBegun) return overtaken;
    return {
      ...head,
      questions: inAttemptOrder(
        items.map((item) => ({
          _id: item.id,
          title: item.title,
          ...offeredOf(item),
          ...formatOf(item),
        })),
        shufflingOf(quiz),
        orderSeed(quiz, attempt),
      ),
      attempt: { ...attemptView(held, record, { startedAt, now }), spread },
      message: replies.attempts.started,
    };
  });
}

const participantsPerSecond = 10;

/**
 * The number of seconds over which a quiz's devices spread their submissions at its end. The
 * contract's bound leaves enough of the grace to slow networks.
 */
function spreadOf(participants: number): number {
  return Math.min(Math.max(Math.ceil(participants / participantsPerSecond), 1), longestSpread);
}
