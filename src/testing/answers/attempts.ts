import type { Attempt, SubmittedAnswer } from '../../api/entities';
import { replies } from '../../rules/replies';
import type { FieldProblem } from '../../rules/requestProblems';
import { endOf } from '../quizTimes';
import type { OwnedQuiz, StoredAttempt } from '../records';
import { Refusal } from '../refusal';
import type { Acting } from './call';

/** A quiz and the calling student's attempt at it. */
export interface Taken {
  owned: OwnedQuiz;
  attempt: StoredAttempt;
}

/** @throws Refusal 403 when the student has not joined, 404 for a quiz that is not theirs */
export function ownAttempt({ data, caller }: Acting, id: string): Taken {
  const owned = data.quizzes.find(({ quiz }) => quiz._id === id);
  const attempt = data.attempts.find(({ quiz, student }) => quiz === id && student === caller._id);
  if (owned !== undefined && attempt !== undefined) return { owned, attempt };
  if (owned !== undefined && owned.quiz.group === caller.group) {
    throw new Refusal(403, replies.attempts.notJoined);
  }
  throw new Refusal(404, replies.quizzes.notYours);
}

/** An attempt as the wire spells it. */
export function attemptView({ owned, attempt }: Taken, startedAt: Date, now: Date): Attempt {
  return {
    started_at: startedAt.toISOString(),
    ends_at: endOf(owned, attempt).toISOString(),
    server_now: now.toISOString(),
    revision: attempt.revision,
    answers: [...attempt.answers],
  };
}

/** @throws Refusal 400 naming each entry whose question is not in the quiz or answered twice */
export function checkAnswers(answers: readonly SubmittedAnswer[], { items }: OwnedQuiz): void {
  const known = new Set(items.map(({ _id }) => _id));
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  answers.forEach(({ question }, index) => {
    const field = `answers.${index}.question`;
    if (!known.has(question)) {
      problems.push({ field, message: replies.attempts.notInQuiz(index + 1) });
    } else if (seen.has(question)) {
      problems.push({ field, message: replies.attempts.answeredTwice(index + 1) });
    }
    seen.add(question);
  });
  const [first] = problems;
  if (first) throw new Refusal(400, first.message, { errors: problems.slice(0, 20) });
}
