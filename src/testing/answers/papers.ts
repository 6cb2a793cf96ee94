import { quizPhase } from '../../rules/lifecycle';
import { replies } from '../../rules/replies';
import { timesOf } from '../quizTimes';
import { Refusal } from '../refusal';
import { attemptView, checkAnswers, ownAttempt, type Taken } from './attempts';
import type { Answers } from './call';

/** @throws Refusal 409 after submitting, or after the end of the participant's own time */
function phaseOfUnsubmitted({ owned, attempt }: Taken, now: Date): 'upcoming' | 'open' {
  if (attempt.submittedAt !== null) throw new Refusal(409, replies.attempts.alreadySubmitted);
  const phase = quizPhase(timesOf(owned), now, attempt.extraMinutes);
  if (phase === 'closed') throw new Refusal(409, replies.attempts.closed);
  return phase;
}

/** What a student reads and writes while an attempt runs. */
export const paperAnswers: Answers<'quizPaper' | 'saveAnswers'> = {
  quizPaper(call) {
    const { now, id } = call;
    const taken = ownAttempt(call, id);
    const { owned, attempt } = taken;
    const { title } = owned.quiz;
    if (phaseOfUnsubmitted(taken, now) === 'upcoming') {
      const view = attemptView(taken, timesOf(owned).opensAt, now);
      return { title, questions: [], attempt: view, message: replies.attempts.notStarted };
    }
    attempt.startedAt ??= now;
    return {
      title,
      questions: owned.items.map(({ _id, title, options }) => ({ _id, title, options })),
      attempt: attemptView(taken, attempt.startedAt, now),
      message: replies.attempts.started,
    };
  },

  saveAnswers(call) {
    const { now, id, body } = call;
    const taken = ownAttempt(call, id);
    const { owned, attempt } = taken;
    const phase = phaseOfUnsubmitted(taken, now);
    if (phase === 'upcoming') throw new Refusal(409, replies.attempts.waitForStart);
    const { startedAt } = attempt;
    if (startedAt === null) throw new Refusal(409, replies.attempts.notBegun);
    checkAnswers(body.answers, owned);
    if (body.revision !== attempt.revision) {
      const newer = attemptView(taken, startedAt, now);
      throw new Refusal(409, replies.attempts.staleDraft, { attempt: newer });
    }
    attempt.answers = body.answers;
    attempt.revision += 1;
    return { ...attemptView(taken, startedAt, now), message: replies.attempts.saved };
  },
};
