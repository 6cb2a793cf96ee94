import type { FieldError } from '../../api/ApiError';
import type { Attempt, Profile, SubmittedAnswer } from '../../api/entities';
import { acceptsSubmission } from '../../rules/lifecycle';
import { Refusal } from '../refusal';
import type { OwnedQuiz, StoredAttempt } from '../records';
import type { SchoolData } from '../schoolData';
import type { Answers } from './call';
import { closesAt, phaseOf, timesOf } from './quizView';

const alreadySubmitted = 'You have already submitted this quiz. See your results.';

interface Taken {
  owned: OwnedQuiz;
  attempt: StoredAttempt;
}

/** @throws Refusal 403 when the student has not joined, 404 for a quiz that is not theirs */
function ownAttempt(data: SchoolData, caller: Profile, id: string): Taken {
  const owned = data.quizzes.find(({ quiz }) => quiz._id === id);
  const attempt = data.attempts.find(({ quiz, student }) => quiz === id && student === caller._id);
  if (owned !== undefined && attempt !== undefined) return { owned, attempt };
  if (owned !== undefined && owned.quiz.group === caller.group?._id) {
    throw new Refusal(403, 'You have not joined this quiz. Join it with its code first.');
  }
  throw new Refusal(404, 'There is no such quiz among yours.');
}

function attemptView({ owned, attempt }: Taken, startedAt: Date, now: Date): Attempt {
  return {
    started_at: startedAt.toISOString(),
    ends_at: closesAt(owned).toISOString(),
    server_now: now.toISOString(),
    revision: attempt.revision,
    answers: [...attempt.answers],
  };
}

/** @throws Refusal 400 naming each entry whose question is not in the quiz or answered twice */
function checkAnswers(answers: readonly SubmittedAnswer[], { items }: OwnedQuiz): void {
  const known = new Set(items.map(({ _id }) => _id));
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  answers.forEach(({ question }, index) => {
    const field = `answers.${index}.question`;
    if (!known.has(question)) {
      errors.push({ field, message: `Question of entry ${index + 1} is not in this quiz.` });
    } else if (seen.has(question)) {
      errors.push({ field, message: `Question of entry ${index + 1} is answered twice.` });
    }
    seen.add(question);
  });
  const [first] = errors;
  if (first) throw new Refusal(400, first.message, errors);
}

function isSame(one: readonly SubmittedAnswer[], other: readonly SubmittedAnswer[]): boolean {
  const letterOf = new Map(one.map(({ question, answer }) => [question, answer]));
  return (
    one.length === other.length &&
    other.every(({ question, answer }) => letterOf.get(question) === answer)
  );
}

function refuseUntimely(owned: OwnedQuiz, now: Date): void {
  if (phaseOf(owned, now) === 'upcoming') {
    throw new Refusal(409, 'This quiz has not started yet. Wait for its start to submit.');
  }
  if (!acceptsSubmission(timesOf(owned), now)) {
    throw new Refusal(
      409,
      'This submission came too late: the quiz was over for more than 30 seconds. The answers saved by then were graded.',
    );
  }
}

export const attemptAnswers: Answers<'quizPaper' | 'submitQuiz'> = {
  quizPaper({ data, caller, now, id }) {
    const taken = ownAttempt(data, caller, id);
    const { owned, attempt } = taken;
    if (attempt.submittedAt !== null) throw new Refusal(409, alreadySubmitted);
    const { title } = owned.quiz;
    const phase = phaseOf(owned, now);
    if (phase === 'closed') {
      throw new Refusal(409, 'This quiz is closed. Its questions can no longer be answered.');
    }
    if (phase === 'upcoming') {
      const view = attemptView(taken, timesOf(owned).opensAt, now);
      return { title, questions: [], attempt: view, message: 'The quiz has not started yet.' };
    }
    attempt.startedAt ??= now;
    return {
      title,
      questions: owned.items.map(({ _id, title, options }) => ({ _id, title, options })),
      attempt: attemptView(taken, attempt.startedAt, now),
      message: 'The quiz has started.',
    };
  },

  submitQuiz({ data, caller, now, id, body }) {
    const { owned, attempt } = ownAttempt(data, caller, id);
    if (attempt.submittedAt === null) refuseUntimely(owned, now);
    checkAnswers(body.answers, owned);
    if (attempt.submittedAt === null) {
      attempt.startedAt ??= now;
      attempt.submittedAt = now;
      attempt.answers = body.answers;
    } else if (!isSame(attempt.answers, body.answers)) {
      throw new Refusal(409, alreadySubmitted);
    }
    return {
      receipt: {
        _id: attempt._id,
        submitted_at: attempt.submittedAt.toISOString(),
        answered: attempt.answers.length,
        questions: owned.items.length,
      },
      message: 'Quiz submitted successfully',
    };
  },
};
