import { replies } from 'quizwright/rules';
import { Unavailable } from '../routes/failure';

/**
 * What a hash is needed for. Each purpose has a queue of its own, and they take turns by weight: a
 * flood of guesses of one kind leaves the others most of the time there is.
 */
const weights = {
  /** Tries from devices that have signed in to the account before. */
  known: 4,
  signIn: 4,
  registration: 2,
  reset: 1,
  mail: 1,
};
type Purpose = keyof typeof weights;

/** Who needs a hash, and for what. Networks that need one for the same purpose take turns too. */
export interface HashingFor {
  purpose: Purpose;
  /** As `networkOf` says it; an instructor's id for what they do. */
  network: string;
}

/** Hashing, of which only so much goes on at once. */
export interface Hashing {
  /**
   * Waits for a turn, and does what needs a hash. What is asked of the database for it belongs into the
   * turn too: a hundred sign-ins that first read and count would keep everybody else from the database.
   * @throws Unavailable when too many wait, before anything is done
   */
  inTurn<Result>(who: HashingFor, work: () => Promise<Result>): Promise<Result>;
  /** How many wait for a turn, by purpose. */
  waiting(): { purpose: string; length: number }[];
}

export interface HashingOptions {
  /**
   * How many have their turn at once. Most of a turn is a wait for the database while that is busy, so
   * more of them than there are cores keep a core hashing.
   * @default 16
   */
  atOnce?: number;
  /**
   * How many of one purpose may wait: 20 seconds of work on one core. A school of 500 that signs in at
   * one bell fits.
   * @default 600
   */
  longest?: number;
}

interface Job {
  network: string;
  run(): Promise<void>;
  refuse(): void;
}

interface Line {
  weight: number;
  /** How much it has been served for its weight; the line that has least is next. */
  served: number;
  /** What waits, by network, in the order in which networks are served. */
  waiting: Map<string, Job[]>;
  length: number;
}

/**
 * Bounds what hashing takes from everything else: argon2 fills a core and 19 MiB for 30 ms. Purposes
 * and, within them, networks take turns; when a line is full, the longest of its networks gives way.
 */
export function createHashing({ atOnce = 16, longest = 600 }: HashingOptions = {}): Hashing {
  const lines = Object.fromEntries(
    Object.entries(weights).map(([purpose, weight]) => [
      purpose,
      { weight, served: 0, waiting: new Map(), length: 0 },
    ]),
  ) as Record<Purpose, Line>;
  let running = 0;
  // Where the lines stand. One that was empty begins here: it has nothing to catch up on.
  let turn = 0;

  function startNext(): void {
    while (running < atOnce) {
      const line = nextLine(Object.values(lines));
      const job = line && takeFirst(line);
      if (!line || !job) return;
      turn = line.served;
      line.served += 1 / line.weight;
      running += 1;
      void job.run().finally(() => {
        running -= 1;
        startNext();
      });
    }
  }

  return {
    inTurn({ purpose, network }, work) {
      return new Promise((resolve, reject) => {
        const job: Job = {
          network,
          run: () => work().then(resolve, reject),
          refuse: () => reject(new Unavailable(replies.auth.busy, retryAfterSeconds)),
        };
        const line = lines[purpose];
        if (line.length === 0) line.served = Math.max(line.served, turn);
        add(line, job);
        if (line.length > longest) dropLast(line);
        startNext();
      });
    },
    waiting: () => Object.entries(lines).map(([purpose, { length }]) => ({ purpose, length })),
  };
}

/** In that time half of a full line has been served. */
const retryAfterSeconds = 10;

function nextLine(lines: readonly Line[]): Line | undefined {
  const waiting = lines.filter(({ length }) => length > 0);
  return waiting.sort((one, other) => one.served - other.served)[0];
}

function add(line: Line, job: Job): void {
  const own = line.waiting.get(job.network);
  if (own) own.push(job);
  else line.waiting.set(job.network, [job]);
  line.length += 1;
}

function takeFirst(line: Line): Job | undefined {
  const [first] = line.waiting;
  if (!first) return undefined;
  const [network, jobs] = first;
  const job = jobs.shift();
  // The others are next before this one has its second turn.
  line.waiting.delete(network);
  if (jobs.length > 0) line.waiting.set(network, jobs);
  line.length -= 1;
  return job;
}

/** Refuses the newest request of the network of which most wait. */
function dropLast(line: Line): void {
  const most = [...line.waiting.values()].reduce((more, jobs) =>
    jobs.length >= more.length ? jobs : more,
  );
  const job = most.pop();
  if (most.length === 0 && job) line.waiting.delete(job.network);
  line.length -= 1;
  job?.refuse();
}
