import { letters, type Letter } from '../../src/rules/limits';
import { referenceScore, type Key } from './referenceGrader';

/** The server's reply: JSON, or a framework's own page for a missing route. */
export interface Reply {
  status: number;
  body: object | string;
}

/**
 * `whole`: the contract with all its optional operations. `timesOnly`: attempts, but nothing is
 * saved before it is submitted. `plain`: the specification's server.
 */
export type ServerKind = 'whole' | 'timesOnly' | 'plain';

/** The latest answer to one question; the letter is null if it was cleared. */
export interface Held {
  letter: Letter | null;
  /** When it was chosen, according to the device: milliseconds since 1970. */
  at: number;
  /** The revision in which it arrived. */
  revision: number;
}

export type Record = ReadonlyMap<string, Held>;

/** One answer in the form of the wire. */
export interface SentAnswer {
  question: string;
  answer: Letter | null;
  chosen_at?: string;
}

export interface SentSubmission {
  answers: readonly SentAnswer[];
  revision?: number;
  time_up?: boolean;
}

export interface Receipt {
  _id: string;
  submitted_at: string;
  answered: number;
  questions: number;
  late: boolean;
}

export interface Graded {
  answers: ReadonlyMap<string, Letter>;
  score: number;
  /** Whether the student submitted it, or the end of the grace closed it. */
  by: 'student' | 'end';
}

/** The server as one session of the student calls it. */
export interface SimulatedSession {
  end(): void;
  signIn(): void;
  readPaper(): Reply;
  saveAnswers(draft: { answers: readonly SentAnswer[]; revision: number }): Reply;
  submitQuiz(submission: SentSubmission): Reply;
}

/** The contract's server for one quiz and one student, written from `openapi.yaml` alone. */
export interface SimulatedServer {
  readonly kind: ServerKind;
  readonly endsAt: number;
  /** The student's answers that it holds and will grade. */
  readonly record: Record;
  /** Answers that came too late to be graded. */
  readonly late: Record;
  /** Everything that was graded. More than one means that something is wrong. */
  readonly graded: readonly Graded[];
  /** Every receipt that it has sent, as `id submitted_at`. */
  readonly receipts: ReadonlySet<string>;
  /** Grades what is due. */
  sweep(): void;
  /** The instructor adds time, unless the quiz has closed. */
  extend(ms: number): void;
  openSession(): SimulatedSession;
}

export interface SimulatedQuiz {
  kind: ServerKind;
  key: Key;
  opensAt: number;
  endsAt: number;
  /** Seconds over which devices submit at the end; undefined leaves it out. */
  spread?: number | undefined;
  /** Whether each reply lists every question, as a server always may. */
  listsAll?: boolean;
  /** Whether a missing operation gets a page instead of JSON. */
  saysMissingByPage?: boolean;
  /** Called before a student's submission closes the attempt, which holds `record` until then. */
  onClosing?: (submission: SentSubmission, record: Record) => void;
}

const graceMs = 30_000;

/**
 * Whether it holds the answer, or a later one to the same question. A missing answer counts as
 * cleared.
 */
function holds(record: Record, { question, answer, chosen_at }: SentAnswer): boolean {
  const held = record.get(question);
  if ((held?.letter ?? null) === answer) return true;
  return held !== undefined && chosen_at !== undefined && held.at >= Date.parse(chosen_at);
}

export function createSimulatedServer(now: () => number, quiz: SimulatedQuiz): SimulatedServer {
  const {
    kind,
    key,
    opensAt,
    spread,
    listsAll = false,
    saysMissingByPage = false,
    onClosing,
  } = quiz;
  let { endsAt } = quiz;
  let startedAt: number | null = null;
  let revision = 0;
  let submittedAt: number | null = null;
  let firstLateAt: number | null = null;
  const record = new Map<string, Held>();
  const late = new Map<string, Held>();
  const graded: Graded[] = [];
  const receipts = new Set<string>();

  const instant = (at: number): string => new Date(at).toISOString();
  const refuse = (status: number, message: string, detail = {}): Reply => ({
    status,
    body: { message, ...detail },
  });
  const isInGrace = (): boolean => now() >= endsAt && now() <= endsAt + graceMs;

  /** The later answer to each question wins. Of two from the same instant, the held one wins. */
  function bring(into: Map<string, Held>, answers: readonly SentAnswer[]): void {
    const changes = answers
      .filter(({ question }) => key.has(question))
      .map(({ question, answer, chosen_at }) => ({
        question,
        letter: answer,
        at: chosen_at === undefined ? now() : Date.parse(chosen_at),
      }))
      .filter(({ question, at }) => at > (into.get(question)?.at ?? -Infinity));
    if (changes.length === 0) return;
    if (into === record) revision += 1;
    for (const { question, letter, at } of changes) into.set(question, { letter, at, revision });
  }

  const listed = (after: number) =>
    [...record]
      .filter(([, held]) => listsAll || held.revision > after)
      .map(([question, { letter, at }]) => ({ question, answer: letter, chosen_at: instant(at) }));

  function attempt(after: number): object {
    return {
      started_at: instant(startedAt ?? Math.max(opensAt, now())),
      ends_at: instant(endsAt),
      server_now: instant(now()),
      revision,
      answers: listed(after),
      ...(spread !== undefined && { spread }),
    };
  }

  function lettersIn(held: Record): Map<string, Letter> {
    return new Map(
      [...held].flatMap(([question, { letter }]) => (letter === null ? [] : [[question, letter]])),
    );
  }

  function grade(by: Graded['by']): void {
    const answers = lettersIn(record);
    graded.push({ answers, score: referenceScore(key, Object.fromEntries(answers)), by });
  }

  function sweep(): void {
    if (kind === 'plain' || graded.length > 0 || now() <= endsAt + graceMs) return;
    grade('end');
  }

  function receipt(isLate = false): Receipt {
    const at = isLate ? (firstLateAt ?? now()) : (submittedAt ?? endsAt);
    const given: Receipt = {
      _id: isLate ? 'late' : 'receipt',
      submitted_at: instant(at),
      answered: lettersIn(isLate ? late : record).size,
      questions: key.size,
      late: isLate,
    };
    receipts.add(`${given._id} ${given.submitted_at}`);
    return given;
  }

  const received = (isLate = false): Reply => ({
    status: 200,
    body: { data: { receipt: receipt(isLate), message: 'Your answers were received.' } },
  });

  function over(): Reply {
    const message =
      submittedAt === null ? 'This quiz is closed.' : 'You have already submitted this quiz.';
    return refuse(409, message, { submitted: { answers: listed(-1), receipt: receipt() } });
  }

  function submit(submission: SentSubmission): Reply {
    sweep();
    const { answers, revision: seen = Infinity, time_up: isTimeUp = false } = submission;
    if (now() < opensAt) return refuse(409, 'Please wait for the quiz to start.');
    const isHeld = (in_: Record): boolean => answers.every((answer) => holds(in_, answer));
    if (submittedAt !== null) return isHeld(record) ? received() : over();
    if (now() < endsAt) {
      const isStale = isTimeUp || seen < revision;
      if (!isStale) onClosing?.(submission, new Map(record));
      bring(record, answers);
      if (isStale) {
        const after = submission.revision ?? -1;
        return refuse(409, 'Your answers were kept.', { attempt: attempt(after) });
      }
      submittedAt = now();
      grade('student');
      return received();
    }
    if (isInGrace()) {
      bring(record, answers);
      return received();
    }
    const missing = answers.filter((answer) => !holds(record, answer));
    if (missing.length === 0) return received();
    firstLateAt ??= now();
    bring(late, missing);
    return received(true);
  }

  /** The specification's server has one submission, and does not say what it holds. */
  function submitPlainly(submission: SentSubmission): Reply {
    const { answers } = submission;
    if (now() < opensAt) return refuse(409, 'Please wait for the quiz to start.');
    const isSame =
      submittedAt !== null &&
      answers.length === record.size &&
      answers.every((answer) => holds(record, answer));
    if (submittedAt !== null && !isSame) {
      return refuse(409, 'You have already submitted this quiz.');
    }
    if (submittedAt === null) {
      if (now() > endsAt + graceMs) return refuse(409, 'This quiz is closed.');
      onClosing?.(submission, new Map(record));
      bring(record, answers);
      submittedAt = now();
      grade('student');
    }
    return { status: 200, body: { message: 'Quiz submitted.' } };
  }

  function readPaper(): Reply {
    if (submittedAt !== null || now() >= endsAt) {
      return kind === 'plain' ? refuse(409, 'This quiz is closed.') : over();
    }
    const isOpen = now() >= opensAt;
    if (isOpen) startedAt ??= now();
    const options = Object.fromEntries(letters.map((letter) => [letter, `Option ${letter}`]));
    const questions = [...key.keys()].map((_id) => ({ _id, title: `Title of ${_id}`, options }));
    const paper = {
      title: 'Week 3',
      questions: isOpen ? questions : [],
      ...(kind !== 'plain' && { attempt: attempt(-1) }),
    };
    return { status: 200, body: { data: paper } };
  }

  return {
    kind,
    get endsAt() {
      return endsAt;
    },
    record,
    late,
    graded,
    receipts,
    sweep,
    extend(ms) {
      if (now() < endsAt) endsAt += ms;
    },
    openSession() {
      let isSignedIn = true;
      const inSession = (answer: () => Reply): Reply =>
        isSignedIn ? answer() : refuse(401, 'Please sign in.');
      return {
        end() {
          isSignedIn = false;
        },
        signIn() {
          isSignedIn = true;
        },
        readPaper: () => inSession(readPaper),
        saveAnswers: (draft) =>
          inSession(() => {
            if (kind !== 'whole') {
              return saysMissingByPage
                ? { status: 404, body: '<!doctype html><title>Cannot PUT</title>' }
                : refuse(404, 'There is nothing here.');
            }
            if (submittedAt !== null || now() >= endsAt) return over();
            if (now() < opensAt || startedAt === null) {
              return refuse(409, 'Please wait for the quiz to start.');
            }
            bring(record, draft.answers);
            return {
              status: 200,
              body: { data: { ...attempt(draft.revision), message: 'Saved.' } },
            };
          }),
        submitQuiz: (submission) =>
          inSession(() => (kind === 'plain' ? submitPlainly(submission) : submit(submission))),
      };
    },
  };
}
