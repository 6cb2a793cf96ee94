import { answersOf, type Answer, type Choices } from '../answers';
import { replies, type Refusing } from '../replies';
import type { FieldProblem } from '../requestProblems';
import { endOfAttempt, type HeldAttempt, type Standing } from './attempt';
import { changedChoices, type AnswerRecord } from './record';

/** An answer in a back end's records: `SavedAnswer` of the contract. */
export interface SavedAnswer {
  question: string;
  answer: Answer | null;
  chosen_at: string;
}

/** An attempt that can continue: `Attempt` of the contract, without `spread`. */
export interface AttemptView {
  started_at: string;
  ends_at: string;
  server_now: string;
  revision: number;
  answers: SavedAnswer[];
}

/** Confirmation of a submission: `Receipt` of the contract. */
export interface AttemptReceipt {
  _id: string;
  submitted_at: string;
  answered: number;
  questions: number;
  late: boolean;
}

/** A refusal of the API, with the answers held if the contract allows them there. */
export interface Refused {
  status: 400 | 409;
  body: Refusing & {
    errors?: FieldProblem[];
    /** The attempt, if it can continue. */
    attempt?: AttemptView;
    /** The answers that count, if the attempt is submitted or over. */
    submitted?: { answers: SavedAnswer[]; receipt: AttemptReceipt };
  };
}

/** A success of the API, without its `data` envelope. */
export interface Accepted<Body> {
  status: 200;
  body: Body & { message: string };
}

/** The answers that a receipt confirms. */
interface Held {
  choices: Choices;
  /** When the server received them, or the end of the attempt. */
  since: Date;
  late: boolean;
}

function keptAnswers({ letters }: HeldAttempt, choices: Choices): SavedAnswer[] {
  return Object.entries(choices).map(([question, { answer, at }]) => ({
    question,
    answer: answer === null || !letters ? answer : letters.shown(question, answer),
    chosen_at: new Date(at).toISOString(),
  }));
}

/**
 * An attempt that can continue, in the form of the API.
 *
 * @param record the current answers
 * @param since lists only choices that changed after this revision; all by default
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
    answers: keptAnswers(attempt, changedChoices(record, since)),
  };
}

/** The answers that count in an attempt that is submitted or over. */
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

/** The reply to a submission whose answers are held. */
export function received(attempt: HeldAttempt, held: Held): Accepted<{ receipt: AttemptReceipt }> {
  const { late, submitted } = replies.attempts;
  const message = held.late ? late : submitted;
  return { status: 200, body: { receipt: receiptOf(attempt, held), message } };
}

/** The 409 for an attempt that is submitted or over, with the answers that count. */
export function attemptOver(attempt: HeldAttempt, standing: Standing): Refused {
  const { alreadySubmitted, closed } = replies.attempts;
  const held = heldOf(attempt, standing);
  return {
    status: 409,
    body: {
      ...(standing.phase === 'submitted' ? alreadySubmitted : closed),
      submitted: { answers: keptAnswers(attempt, held.choices), receipt: receiptOf(attempt, held) },
    },
  };
}

/** The 400 for answers that cannot be used; null if there is no problem with them. */
export function malformed(problems: FieldProblem[]): Refused | null {
  const [first] = problems;
  return first
    ? {
        status: 400,
        body: { code: 'request.invalid', message: first.message, errors: problems },
      }
    : null;
}
