import type { Answer, Body } from '../../api/createQuizClient';
import type { Receipt, SubmittedAnswer } from '../../api/entities';
import { holdsChoices, latestChoices, type Choices } from '../../rules/choices';
import { replies } from '../../rules/replies';
import { answeredIn, keepChange, lateChange, submissionChange } from '../school/history';
import { endOf } from '../school/quizTimes';
import type { SchoolData } from '../school/schoolData';
import { Refusal } from '../school/refusal';
import {
  attemptView,
  bringIn,
  checkAnswers,
  choicesOf,
  overRefusal,
  ownAttempt,
  receiptOf,
  type Taken,
} from './attempts';
import type { Answers } from './call';

type Answered = readonly SubmittedAnswer[];

function holds(held: Choices, answers: Answered, now: Date): boolean {
  return holdsChoices(held, choicesOf(answers, held, now));
}

/** @throws Refusal 409 where the answers are kept, but nothing is submitted */
function whileOpen(taken: Taken, body: Body<'submitQuiz'>, now: Date): Receipt {
  const { attempt } = taken;
  const { answers, revision, time_up = false } = body;
  const isStale = revision !== undefined && revision < attempt.revision;
  attempt.startedAt ??= now;
  bringIn(attempt, choicesOf(answers, attempt.choices, now));
  if (time_up || isStale) {
    const { changedSince, stillTime } = replies.attempts;
    const { startedAt } = attempt;
    throw new Refusal(409, time_up ? stillTime : changedSince, {
      attempt: attemptView(taken, { startedAt, now, since: revision }),
    });
  }
  attempt.submittedAt = now;
  return receiptOf({ ...taken, phase: 'submitted' });
}

/** Other devices may still be on their way, so nothing is closed. */
function inGrace(taken: Taken, answers: Answered, now: Date): Receipt {
  const { attempt } = taken;
  bringIn(attempt, choicesOf(answers, attempt.choices, now));
  attempt.isHandedIn = true;
  return receiptOf(taken);
}

/** @throws Refusal 409 when other answers came late before */
function afterGrace(taken: Taken, answers: Answered, now: Date): Receipt {
  const { owned, attempt } = taken;
  const { choices } = attempt;
  if (holds(choices, answers, now)) {
    return receiptOf(taken, { choices, since: endOf(owned, attempt), late: false });
  }
  attempt.late ??= {
    receivedAt: now,
    choices: latestChoices(choices, choicesOf(answers, choices, now)),
    replaced: null,
  };
  if (!holds(attempt.late.choices, answers, now)) throw overRefusal(taken);
  return receiptOf(taken);
}

/** @throws Refusal 409 before the start, and where not everything that came is held */
function submit(taken: Taken, body: Body<'submitQuiz'>, now: Date): Receipt {
  const { owned, attempt, phase } = taken;
  if (phase === 'upcoming') throw new Refusal(409, replies.attempts.waitForStart);
  checkAnswers(body.answers, owned);
  if (phase === 'open') return whileOpen(taken, body, now);
  if (phase === 'grace') return inGrace(taken, body.answers, now);
  if (phase === 'over') return afterGrace(taken, body.answers, now);
  if (!holds(attempt.choices, body.answers, now)) throw overRefusal(taken);
  return receiptOf(taken);
}

/** Keeps what has changed by a submission; the same one again changes nothing. */
function keepSubmission(
  data: SchoolData,
  { owned, attempt, phase }: Taken,
  held: Taken['attempt'],
  now: Date,
): void {
  const { quiz, student, revision, choices, late } = attempt;
  if (phase === 'open') keepChange(data, submissionChange(owned, attempt, now));
  else if (late !== held.late && late) keepChange(data, lateChange(attempt, now, late.choices));
  else if (phase === 'grace' && (!held.isHandedIn || revision !== held.revision)) {
    keepChange(data, {
      ...{ quiz, at: now, action: 'attempt.submit', who: student, student, before: null },
      after: { revision, answered: answeredIn(choices) },
    });
  }
}

export const submittingAnswers: Answers<'submitQuiz'> = {
  submitQuiz(call): Answer<'submitQuiz'> {
    const taken = ownAttempt(call, call.id);
    const held = { ...taken.attempt };
    const receipt = submit(taken, call.body, call.now);
    keepSubmission(call.data, taken, held, call.now);
    const { late, submitted } = replies.attempts;
    return { receipt, message: receipt.late ? late : submitted };
  },
};
