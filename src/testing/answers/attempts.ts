import type { Attempt, KeptAnswer, Receipt, SubmittedAnswer } from '../../api/entities';
import { choiceOf, latestChoices, lettersOf, type Choice, type Choices } from '../../rules/choices';
import { acceptsSubmission, quizPhase } from '../../rules/lifecycle';
import { replies } from '../../rules/replies';
import type { FieldProblem } from '../../rules/requestProblems';
import { endOf, timesOf } from '../school/quizTimes';
import type { OwnedQuiz, StoredAttempt } from '../school/records';
import { Refusal } from '../school/refusal';
import type { Acting } from './call';

/** What can be done with an attempt: nothing yet, everything, add to it, come late, nothing more. */
type Phase = 'upcoming' | 'open' | 'grace' | 'over' | 'submitted';

/** A quiz and the calling student's attempt at it. */
export interface Taken {
  owned: OwnedQuiz;
  attempt: StoredAttempt;
  phase: Phase;
}

function phaseOf(owned: OwnedQuiz, { submittedAt, extraMinutes }: StoredAttempt, now: Date): Phase {
  if (submittedAt !== null) return 'submitted';
  const phase = quizPhase(timesOf(owned), now, extraMinutes);
  if (phase !== 'closed') return phase;
  return acceptsSubmission(timesOf(owned), now, extraMinutes) ? 'grace' : 'over';
}

/** @throws Refusal 403 when the student has not joined, 404 for a quiz that is not theirs */
export function ownAttempt({ data, caller, now }: Acting, id: string): Taken {
  const owned = data.quizzes.find(({ quiz }) => quiz._id === id);
  const attempt = data.attempts.find(({ quiz, student }) => quiz === id && student === caller._id);
  if (owned !== undefined && attempt !== undefined) {
    const phase = phaseOf(owned, attempt, now);
    if ((phase === 'open' || phase === 'grace') && attempt.late !== null) {
      // Who was given more time after a late submission goes on with it.
      bringIn(attempt, attempt.late.choices);
      attempt.late = null;
    }
    return { owned, attempt, phase };
  }
  if (owned !== undefined && owned.quiz.group === caller.group) {
    throw new Refusal(403, replies.attempts.notJoined);
  }
  throw new Refusal(404, replies.quizzes.notYours);
}

function keptAnswers(choices: Choices): KeptAnswer[] {
  return Object.entries(choices).map(([question, { letter, at }]) => ({
    question,
    answer: letter,
    chosen_at: new Date(at).toISOString(),
  }));
}

/**
 * An attempt as the wire spells it.
 *
 * @param since the revision after which changed answers are listed; all are without one
 */
export function attemptView(
  { owned, attempt }: Taken,
  { startedAt, now, since = -1 }: { startedAt: Date; now: Date; since?: number | undefined },
): Attempt {
  const { changedAt, revision, choices } = attempt;
  return {
    started_at: startedAt.toISOString(),
    ends_at: endOf(owned, attempt).toISOString(),
    server_now: now.toISOString(),
    revision,
    answers: keptAnswers(choices).filter(({ question }) => (changedAt[question] ?? 0) > since),
    // Nobody has to make room for others at a school in memory, and tests need not wait.
    spread: 0,
  };
}

/**
 * @throws Refusal 400 naming each entry whose question is not in the quiz or answered twice, or that
 *   was chosen at an instant that does not exist
 */
export function checkAnswers(answers: readonly SubmittedAnswer[], { items }: OwnedQuiz): void {
  const known = new Set(items.map(({ _id }) => _id));
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  answers.forEach(({ question, chosen_at }, index) => {
    const [field, entry] = [`answers.${index}.question`, index + 1];
    if (!known.has(question)) {
      problems.push({ field, message: replies.attempts.notInQuiz(entry) });
    } else if (seen.has(question)) {
      problems.push({ field, message: replies.attempts.answeredTwice(entry) });
    }
    if (chosen_at !== undefined && Number.isNaN(Date.parse(chosen_at))) {
      const message = replies.attempts.chosenAtUnreal(entry);
      problems.push({ field: `answers.${index}.chosen_at`, message });
    }
    seen.add(question);
  });
  const [first] = problems;
  if (first) throw new Refusal(400, first.message, { errors: problems.slice(0, 20) });
}

const dayMs = 24 * 60 * 60_000;

/**
 * The choices that answers are beside those that are held. An answer without an instant is chosen
 * now, after all that is held; one that is held already brings nothing.
 */
export function choicesOf(answers: readonly SubmittedAnswer[], held: Choices, now: Date): Choices {
  return Object.fromEntries(
    answers.flatMap(({ question, answer, chosen_at }): [string, Choice][] => {
      const before = choiceOf(held, question);
      if (chosen_at === undefined) {
        if ((before?.letter ?? null) === answer) return [];
        return [[question, { letter: answer, at: Math.max(now.getTime(), (before?.at ?? 0) + 1) }]];
      }
      // A clock that is years ahead must not make a question unchangeable.
      const at = Math.min(Math.max(Date.parse(chosen_at), 0), now.getTime() + dayMs);
      return [[question, { letter: answer, at }]];
    }),
  );
}

/** Merges choices into an attempt, and counts it where they change something. */
export function bringIn(attempt: StoredAttempt, brought: Choices): void {
  const choices = latestChoices(attempt.choices, brought);
  const changed = Object.keys(choices).filter(
    (question) => choiceOf(attempt.choices, question) !== choiceOf(choices, question),
  );
  if (changed.length === 0) return;
  const revision = attempt.revision + 1;
  const changes = Object.fromEntries(changed.map((question) => [question, revision]));
  attempt.revision = revision;
  attempt.choices = choices;
  attempt.changedAt = { ...attempt.changedAt, ...changes };
}

/** What counts of an attempt that is submitted or over, and since when. */
interface Held {
  choices: Choices;
  since: Date;
  late: boolean;
}

function heldOf({ owned, attempt, phase }: Taken): Held {
  const { choices, submittedAt, late } = attempt;
  if (phase === 'over' && late !== null) {
    return { choices: late.choices, since: late.receivedAt, late: true };
  }
  const since = submittedAt ?? endOf(owned, attempt);
  return { choices, since, late: (late?.replaced ?? null) !== null };
}

/** The receipt for what is held of an attempt. */
export function receiptOf(taken: Taken, { choices, since, late } = heldOf(taken)): Receipt {
  return {
    _id: taken.attempt._id,
    submitted_at: since.toISOString(),
    answered: Object.keys(lettersOf(choices)).length,
    questions: taken.owned.items.length,
    late,
  };
}

/** The refusal of what comes to an attempt that is submitted or over, with what counts of it. */
export function overRefusal(taken: Taken): Refusal {
  const { alreadySubmitted, closed } = replies.attempts;
  const answers = keptAnswers(heldOf(taken).choices);
  return new Refusal(409, taken.phase === 'submitted' ? alreadySubmitted : closed, {
    submitted: { answers, receipt: receiptOf(taken) },
  });
}
