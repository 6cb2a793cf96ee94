import { and, eq, isNull } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { attempts } from '../database/schema';
import { Failure } from '../routes/failure';
import { attemptView } from './attemptView';
import { keyOf } from './items';
import { ownAttempt, type OwnAttempt } from './ownAttempt';
import { answersOf, type Submission } from './submission';

export interface Draft extends Submission {
  /** The revision that the draft was made from. */
  revision: number;
}

/**
 * Keeps the answers so far of an attempt that runs; of drafts made from the same revision one is
 * kept. Drafts have no grace: what is kept at the end of the own time is what will be graded.
 *
 * @throws Failure 400 for questions that are not in the quiz or answered twice, 403 or 404 as
 *   `ownAttempt`, 409 for an attempt that does not run, and 409 with the kept `attempt` for a draft
 *   made from another revision
 */
export async function saveAnswers(call: Call, quizId: string, draft: Draft) {
  const { database, now } = call;
  const own = await ownAttempt(call, quizId);
  const startedAt = startOfRunning(own, now);
  const answers = answersOf(draft, await keyOf(database, quizId));
  const [kept] = await database
    .update(attempts)
    .set({ answers, revision: draft.revision + 1 })
    .where(
      and(
        eq(attempts.id, own.attempt.id),
        eq(attempts.revision, draft.revision),
        isNull(attempts.submittedAt),
        isNull(attempts.finishedAt),
      ),
    )
    .returning({ answers: attempts.answers, revision: attempts.revision });
  if (!kept) throw await refusal(call, quizId);
  const view = attemptView({ ...own, attempt: { ...own.attempt, ...kept } }, startedAt, now);
  return { ...view, message: replies.attempts.saved };
}

/** What came first, another draft or the end of the attempt, is known only by looking again. */
async function refusal(call: Call, quizId: string): Promise<Failure> {
  const newer = await ownAttempt(call, quizId);
  const startedAt = startOfRunning(newer, call.now);
  const attempt = attemptView(newer, startedAt, call.now);
  return new Failure(409, replies.attempts.staleDraft, undefined, { attempt });
}

/** @throws Failure 409 for an attempt that has not begun or is over */
function startOfRunning({ quiz, attempt, endsAt }: OwnAttempt, now: Date): Date {
  if (attempt.submittedAt) throw new Failure(409, replies.attempts.alreadySubmitted);
  if (attempt.finishedAt || now >= endsAt) throw new Failure(409, replies.attempts.closed);
  if (now < quiz.opensAt) throw new Failure(409, replies.attempts.waitForStart);
  if (!attempt.startedAt) throw new Failure(409, replies.attempts.notBegun);
  return attempt.startedAt;
}
