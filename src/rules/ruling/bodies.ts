import { answersOf, type Answer, type Choices } from '../answers';
import { replies } from '../replies';
import type { FieldProblem } from '../requestProblems';
import { endOfAttempt, type HeldAttempt, type Standing } from './attempt';
import { changedChoices, type AnswerRecord } from './record';

/** An answer as a back end holds it: `KeptAnswer` of the contract. */
export interface SavedAnswer {
  question: string;
  answer: Answer | null;
  chosen_at: string;
}

/** An attempt that goes on: `Attempt` of the contract, without `spread`. */
export interface AttemptView {
  started_at: string;
  ends_at: string;
  server_now: string;
  revision: number;
  answers: SavedAnswer[];
}

/** What is held of a submission: `Receipt` of the contract. */
export interface AttemptReceipt {
  _id: string;
  submitted_at: string;
  answered: number;
  questions: number;
  late: boolean;
}

/** A failure as the API answers it, with what is held where the contract lets it carry that. */
export interface Refused {
  status: 400 | 409;
  body: {
    message: string;
    errors?: FieldProblem[];
    /** Of an attempt that goes on. */
    attempt?: AttemptView;
    /** What counts of an attempt that is submitted or over. */
    submitted?: { answers: SavedAnswer[]; receipt: AttemptReceipt };
  };
}

/** A success as the API answers it, without its `data` envelope. */
export interface Accepted<Body> {
  status: 200;
  body: Body & { message: string };
}

/** What a receipt is given for. */
interface Held {
  choices: Choices;
  /** Since when it has been held. */
  since: Date;
  late: boolean;
}

function keptAnswers(choices: Choices): SavedAnswer[] {
  return Object.entries(choices).map(([question, { answer, at }]) => ({
    question,
    answer,
    chosen_at: new Date(at).toISOString(),
  }));
}

/**
 * An attempt that goes on, as the API answers it.
 *
 * @param record what it holds by now
 * @param since the revision after which a choice must have changed to be listed; all by default
 */
export function attemptView(
  attempt: HeldAttempt,
  record: AnswerRecord,
  { startedAt, now, since }: { startedAt: Date; now: Date; since?: number | undefined },
): AttemptView {
  return {
    started_at: startedAt.toISOString(),
    ends_at: endOfAttempt(attempt).toISOString(),
    server_now: now.toISOString(),
    revision: record.revision,
    answers: keptAnswers(changedChoices(record, since)),
  };
}

/** What counts of an attempt that is submitted or over. */
export function heldOf(attempt: HeldAttempt, { record, late }: Standing): Held {
  if (late !== null) return { choices: late.choices, since: late.receivedAt, late: true };
  const since = attempt.submittedAt ?? endOfAttempt(attempt);
  return { choices: record.choices, since, late: attempt.isAcceptedLate };
}

function receiptOf(
  { id, questionsNumber }: HeldAttempt,
  { choices, since, late }: Held,
): AttemptReceipt {
  return {
    _id: id,
    submitted_at: since.toISOString(),
    answered: Object.keys(answersOf(choices)).length,
    questions: questionsNumber,
    late,
  };
}

/** The answer to a submission that is held. */
export function received(attempt: HeldAttempt, held: Held): Accepted<{ receipt: AttemptReceipt }> {
  const { late, submitted } = replies.attempts;
  const message = held.late ? late : submitted;
  return { status: 200, body: { receipt: receiptOf(attempt, held), message } };
}

/** The 409 of an attempt that is submitted or over, with what counts of it. */
export function attemptOver(attempt: HeldAttempt, standing: Standing): Refused {
  const { alreadySubmitted, closed } = replies.attempts;
  const held = heldOf(attempt, standing);
  return {
    status: 409,
    body: {
      message: standing.phase === 'submitted' ? alreadySubmitted : closed,
      submitted: { answers: keptAnswers(held.choices), receipt: receiptOf(attempt, held) },
    },
  };
}

/** The 400 of answers that cannot be used; null where there is no problem with them. */
export function malformed(problems: FieldProblem[]): Refused | null {
  const [first] = problems;
  return first ? { status: 400, body: { message: first.message, errors: problems } } : null;
}
