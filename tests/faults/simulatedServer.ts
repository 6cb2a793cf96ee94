import { fromSubmission, toSubmission, type Answers } from '../../src/attempt/answerSheet';
import type { Attempt, QuizPaper, SubmittedAnswer } from '../../src/api/entities';
import { letters, type Letter } from '../../src/rules/limits';
import { referenceScore, type Key } from './referenceGrader';

/** What the contract's server answers: a body with 200, or a refusal. */
export interface Reply<Body> {
  status: number;
  body: Body | { message: string; attempt?: Attempt };
}

/**
 * `whole`: the contract with all its optional operations; `timesOnly`: attempts and no drafts;
 * `plain`: the specification's server.
 */
export type ServerKind = 'whole' | 'timesOnly' | 'plain';

/** A draft that the server has kept. */
interface Kept {
  from: 'here' | 'elsewhere';
  answers: Answers;
}

/** The contract's server for one quiz and one student, written from `openapi.yaml` alone. */
export interface SimulatedServer {
  readonly kind: ServerKind;
  readonly endsAt: number;
  /** When the end was moved last; -Infinity if it never was. */
  readonly extendedAt: number;
  /** Every draft that it has kept, in order. */
  readonly drafts: readonly Kept[];
  /** Everything that was graded: one, unless something is wrong. */
  readonly graded: readonly { answers: Answers; score: number; by: 'submission' | 'closing' }[];
  readonly isSubmitted: boolean;
  /** What came after the grace. */
  readonly late: Answers | null;
  /** What it holds of the student's answers now. */
  held(): Answers;
  /** Grades what is due. */
  sweep(): void;
  endSession(): void;
  signIn(): void;
  /** The instructor gives more time, unless the quiz has closed. */
  extend(ms: number): void;
  /** The student answers on another device, which has read what the server holds. */
  answerElsewhere(question: string, letter: Letter): boolean;
  submitElsewhere(): boolean;
  readPaper(): Reply<QuizPaper>;
  saveAnswers(list: readonly SubmittedAnswer[], revision: number): Reply<Attempt>;
  submitQuiz(list: readonly SubmittedAnswer[]): Reply<Receipt>;
}

export interface Receipt {
  _id: string;
  submitted_at: string;
  answered: number;
  questions: number;
  late: boolean;
}

const graceMs = 30_000;

const same = (one: Answers, other: Answers): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([question, letter]) => other[question] === letter);

export interface SimulatedQuiz {
  kind: ServerKind;
  key: Key;
  opensAt: number;
  endsAt: number;
}

export function createSimulatedServer(
  now: () => number,
  { kind, key, opensAt, endsAt: firstEnd }: SimulatedQuiz,
): SimulatedServer {
  let endsAt = firstEnd;
  let extendedAt = -Infinity;
  let isSignedIn = true;
  let startedAt: number | null = null;
  let revision = 0;
  const drafts: Kept[] = [];
  const graded: SimulatedServer['graded'][number][] = [];
  let submitted: { answers: Answers; at: number } | null = null;
  let late: { answers: Answers; at: number } | null = null;

  const instant = (at: number): string => new Date(at).toISOString();
  const draft = (): Answers => drafts.at(-1)?.answers ?? {};
  const refuse = (status: number, message: string) => ({ status, body: { message } });

  function view(): Attempt {
    return {
      started_at: instant(startedAt ?? Math.max(opensAt, now())),
      ends_at: instant(endsAt),
      server_now: instant(now()),
      revision,
      answers: toSubmission(draft()),
    };
  }

  function grade(answers: Answers, by: 'submission' | 'closing'): void {
    graded.push({ answers, score: referenceScore(key, answers), by });
  }

  function sweep(): void {
    // A server that keeps no drafts has nothing to grade by itself.
    if (kind !== 'whole' || graded.length > 0 || now() <= endsAt + graceMs) return;
    grade(draft(), 'closing');
  }

  function keep(answers: Answers, from: Kept['from']): void {
    drafts.push({ from, answers });
    revision += 1;
  }

  const isRunning = (): boolean => submitted === null && now() >= opensAt && now() < endsAt;

  function submit(answers: Answers): Reply<Receipt> {
    sweep();
    if (now() < opensAt) return refuse(409, 'Please wait for the quiz to start.');
    const receipt = (at: number, isLate: boolean): Reply<Receipt> => ({
      status: 200,
      body: {
        _id: 'attempt',
        submitted_at: instant(at),
        answered: Object.keys(answers).length,
        questions: key.size,
        late: isLate,
      },
    });
    const isInTime = now() <= endsAt + graceMs;
    const isWhatWasGraded = submitted === null && late === null && same(draft(), answers);
    if (!isInTime && isWhatWasGraded && Object.keys(answers).length > 0) {
      return receipt(endsAt, false);
    }
    if (submitted === null && isInTime) {
      submitted = { answers, at: now() };
      grade(answers, 'submission');
    } else if (submitted === null) {
      late ??= { answers, at: now() };
    }
    if (submitted !== null && same(submitted.answers, answers)) return receipt(submitted.at, false);
    if (late !== null && same(late.answers, answers)) return receipt(late.at, true);
    return refuse(409, 'You have already submitted this quiz.');
  }

  return {
    kind,
    get endsAt() {
      return endsAt;
    },
    get extendedAt() {
      return extendedAt;
    },
    drafts,
    graded,
    get isSubmitted() {
      return submitted !== null;
    },
    get late() {
      return late?.answers ?? null;
    },
    held: () => submitted?.answers ?? draft(),
    sweep,
    endSession() {
      isSignedIn = false;
    },
    signIn() {
      isSignedIn = true;
    },
    extend(ms) {
      if (now() >= endsAt) return;
      endsAt += ms;
      extendedAt = now();
    },
    answerElsewhere(question, letter) {
      if (kind !== 'whole' || !isRunning()) return false;
      keep({ ...draft(), [question]: letter }, 'elsewhere');
      return true;
    },
    submitElsewhere() {
      if (!isRunning()) return false;
      submit(draft());
      return true;
    },
    readPaper() {
      if (!isSignedIn) return refuse(401, 'Please sign in.');
      if (submitted !== null) return refuse(409, 'You have already submitted this quiz.');
      if (now() >= endsAt) return refuse(409, 'This quiz is closed.');
      const isOpen = now() >= opensAt;
      if (isOpen) startedAt ??= now();
      const options = Object.fromEntries(letters.map((letter) => [letter, `Option ${letter}`]));
      const questions = [...key.keys()].map((_id) => ({ _id, title: `Title of ${_id}`, options }));
      const body: QuizPaper = {
        title: 'Week 3',
        questions: isOpen ? (questions as QuizPaper['questions']) : [],
        ...(kind !== 'plain' && { attempt: view() }),
      };
      return { status: 200, body };
    },
    saveAnswers(list, from) {
      if (!isSignedIn) return refuse(401, 'Please sign in.');
      if (kind !== 'whole') return refuse(404, 'There is nothing here.');
      if (!isRunning() || startedAt === null) return refuse(409, 'This quiz is closed.');
      if (from !== revision) {
        return { status: 409, body: { message: 'There are newer answers.', attempt: view() } };
      }
      keep(fromSubmission(list), 'here');
      return { status: 200, body: view() };
    },
    submitQuiz(list) {
      return isSignedIn ? submit(fromSubmission(list)) : refuse(401, 'Please sign in.');
    },
  };
}
