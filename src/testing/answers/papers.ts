import { replies } from '../../rules/replies';
import { timesOf } from '../school/quizTimes';
import { Refusal } from '../school/refusal';
import {
  attemptView,
  bringIn,
  checkAnswers,
  choicesOf,
  overRefusal,
  ownAttempt,
  type Taken,
} from './attempts';
import type { Answers } from './call';

/** @throws Refusal 409 after submitting, or after the end of the participant's own time */
function phaseBeforeEnd(taken: Taken): 'upcoming' | 'open' {
  const { phase } = taken;
  if (phase !== 'upcoming' && phase !== 'open') throw overRefusal(taken);
  return phase;
}

/** What a student reads and writes while an attempt runs. */
export const paperAnswers: Answers<'quizPaper' | 'saveAnswers'> = {
  quizPaper(call) {
    const { now, id } = call;
    const taken = ownAttempt(call, id);
    const { owned, attempt } = taken;
    const { title } = owned.quiz;
    if (phaseBeforeEnd(taken) === 'upcoming') {
      const view = attemptView(taken, { startedAt: timesOf(owned).opensAt, now });
      return { title, questions: [], attempt: view, message: replies.attempts.notStarted };
    }
    attempt.startedAt ??= now;
    return {
      title,
      questions: owned.items.map(({ _id, title, options }) => ({ _id, title, options })),
      attempt: attemptView(taken, { startedAt: attempt.startedAt, now }),
      message: replies.attempts.started,
    };
  },

  saveAnswers(call) {
    const { now, id, body } = call;
    const taken = ownAttempt(call, id);
    const { owned, attempt } = taken;
    const phase = phaseBeforeEnd(taken);
    if (phase === 'upcoming') throw new Refusal(409, replies.attempts.waitForStart);
    const { startedAt } = attempt;
    if (startedAt === null) throw new Refusal(409, replies.attempts.notBegun);
    checkAnswers(body.answers, owned);
    bringIn(attempt, choicesOf(body.answers, attempt.choices, now));
    const view = attemptView(taken, { startedAt, now, since: body.revision });
    return { ...view, message: replies.attempts.saved };
  },
};
