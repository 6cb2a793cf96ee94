import { answersFitting, ruleOnDraft, type SentDraft } from 'quizwright/rules';
import { onOwnAttempt, overtaken, writeRecord, type TakingCall } from './ownAttempt';
import { refusal } from './refusal';

/**
 * Saves answers of an open attempt, and returns what changed since the draft's revision, as
 * `ruleOnDraft` decides.
 *
 * @throws Failure 400 and 409 as `ruleOnDraft`, 403 or 404 as `ownAttempt`
 */
export async function saveAnswers(call: TakingCall, quizId: string, draft: SentDraft) {
  const { now } = call;
  return onOwnAttempt(call, quizId, async (own) => {
    // An empty draft only asks for the time: the smallest call there is.
    const items = draft.answers.length === 0 ? [] : await call.attempts.itemsOf(quizId);
    const questions = items.map(({ id }) => id);
    const fits = answersFitting(items);
    const { write, answer } = ruleOnDraft(own.held, draft, { questions, fits, now });
    if (write && !(await writeRecord(call, own, write.record))) return overtaken;
    if (answer.status !== 200) throw refusal(answer);
    return answer.body;
  });
}
