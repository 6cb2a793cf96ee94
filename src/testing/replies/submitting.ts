import type { WholeReply } from '../../api/createQuizClient';
import { ruleOnSubmission, type SubmissionWrite } from '../../rules/ruling/submission';
import { answeredCount, keepChange, lateChange, submissionChange } from '../school/history';
import type { SchoolData } from '../school/schoolData';
import {
  fittingIn,
  keepRecord,
  ownAttempt,
  questionsOf,
  refusalOf,
  type JoinedAttempt,
} from './attempts';
import type { Replies } from './call';

/** Writes the ruling, and keeps a submission for the history of its quiz. */
function carryOut(
  data: SchoolData,
  { owned, attempt }: JoinedAttempt,
  write: SubmissionWrite,
  now: Date,
): void {
  const { record } = write;
  const { quiz, student } = attempt;
  switch (write.kind) {
    case 'keep':
      keepRecord(attempt, record);
      attempt.startedAt = write.startedAt;
      return;
    case 'submit':
      keepRecord(attempt, record);
      attempt.startedAt = write.startedAt;
      attempt.submittedAt = now;
      keepChange(data, submissionChange(owned, attempt, now));
      return;
    case 'merge':
      keepRecord(attempt, record);
      attempt.hasSubmitted = true;
      keepChange(data, {
        quiz,
        at: now,
        action: 'attempt.submit',
        who: student,
        student,
        before: null,
        after: { revision: record.revision, answered: answeredCount(record.choices) },
      });
      return;
    case 'late':
      attempt.late = { receivedAt: now, choices: record.choices, replaced: null };
      keepChange(data, lateChange(attempt, now, record.choices));
  }
}

export const submittingReplies: Replies<'submitQuiz'> = {
  submitQuiz({ data, now, body, ...call }): WholeReply<'submitQuiz'> {
    const taken = ownAttempt({ data, now, ...call }, call.id);
    const questions = questionsOf(taken.owned);
    const { write, answer } = ruleOnSubmission(taken.held, body, {
      questions,
      fits: fittingIn(taken.owned),
      now,
    });
    if (write !== null) carryOut(data, taken, write, now);
    if (answer.status !== 200) throw refusalOf(answer);
    return answer.body;
  },
};
