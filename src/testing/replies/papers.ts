import { inAttemptOrder } from '../../items/order/attemptOrder';
import { formatOf, formatsOf, kindsOf, offeredOf } from '../../items/parts';
import { replies } from '../../rules/replies';
import { standingOf } from '../../rules/ruling/attempt';
import { attemptOver, attemptView } from '../../rules/ruling/bodies';
import { ruleOnDraft } from '../../rules/ruling/draft';
import { paperHead } from '../school/quizFields';
import {
  fittingIn,
  keepRecord,
  ownAttempt,
  questionsOf,
  refusalOf,
  withoutSpread,
} from './attempts';
import type { Replies } from './call';

/** The operations of a student during an attempt. */
export const paperReplies: Replies<'quizPaper' | 'saveAnswers'> = {
  quizPaper(call) {
    const { now, id } = call;
    const { owned, attempt, held } = ownAttempt(call, id);
    const standing = standingOf(held, now);
    const { phase, record } = standing;
    if (phase !== 'upcoming' && phase !== 'open') throw refusalOf(attemptOver(held, standing));
    if (phase === 'upcoming') {
      const view = attemptView(held, record, { startedAt: held.times.opensAt, now });
      const message = replies.attempts.notStarted;
      return {
        ...paperHead(owned),
        ...formatsOf(owned.items),
        ...kindsOf(owned.items),
        questions: [],
        attempt: withoutSpread(view),
        message,
      };
    }
    attempt.startedAt ??= now;
    const view = attemptView(held, record, { startedAt: attempt.startedAt, now });
    return {
      ...paperHead(owned),
      ...formatsOf(owned.items),
      ...kindsOf(owned.items),
      questions: inAttemptOrder(
        owned.items.map((item) => ({
          _id: item._id,
          title: item.title,
          ...offeredOf(item),
          ...formatOf(item),
        })),
        owned.quiz,
        attempt._id,
      ),
      attempt: withoutSpread(view),
      message: replies.attempts.started,
    };
  },

  saveAnswers(call) {
    const { now, id, body } = call;
    const { owned, attempt, held } = ownAttempt(call, id);
    const questions = questionsOf(owned);
    const { write, answer } = ruleOnDraft(held, body, { questions, fits: fittingIn(owned), now });
    if (write !== null) keepRecord(attempt, write.record);
    if (answer.status !== 200) throw refusalOf(answer);
    return withoutSpread(answer.body);
  },
};
