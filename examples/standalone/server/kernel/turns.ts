import { replies } from 'quizwright/rules';
import { Unavailable } from './failure';

/**
 * A caller waiting for a turn, and the purpose. Networks that wait for the same purpose take turns
 * too.
 */
export interface TurnRequest<Purpose extends string> {
  purpose: Purpose;
  /** As `networkOf` returns it; for an instructor's own work, their id. */
  network: string;
}

/** Limits how much of some work runs at once. */
export interface Turns<Purpose extends string> {
  /**
   * Waits for a turn, then runs the work.
   * @throws Unavailable when too many are waiting, before anything is done
   */
  inTurn<Result>(who: TurnRequest<Purpose>, work: () => Promise<Result>): Promise<Result>;
  /** How many are waiting, by purpose. */
  pending(): { purpose: Purpose; length: number }[];
}

export interface TurnsOptions {
  /** How many turns run at once. */
  atOnce: number;
  /** How many may wait for one purpose. */
  longest: number;
}

interface Job {
  network: string;
  run(): Promise<void>;
  refuse(): void;
}

interface Line {
  weight: number;
  /** How much it has been served for its weight; the line with the least is next. */
  served: number;
  /** Waiting jobs by network, in the order in which networks are served. */
  pending: Map<string, Job[]>;
  length: number;
}

/**
 * Bounds what some work takes from everything else. Purposes take turns by weight, and the networks
 * within a purpose take turns; when a line is full, its longest network gives way.
 * @param weights of the purposes
 */
export function createTurns<Purpose extends string>(
  weights: Readonly<Record<Purpose, number>>,
  { atOnce, longest }: TurnsOptions,
): Turns<Purpose> {
  const purposes = Object.keys(weights) as Purpose[];
  const lines = Object.fromEntries(
    purposes.map((purpose) => [
      purpose,
      { weight: weights[purpose], served: 0, pending: new Map(), length: 0 },
    ]),
  ) as Record<Purpose, Line>;
  let running = 0;
  // The progress of the lines. One that was empty starts here: it has nothing to catch up on.
  let turn = 0;

  function startNext(): void {
    while (running < atOnce) {
      const line = nextLine(Object.values<Line>(lines));
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
          refuse: () => reject(new Unavailable(replies.requests.busy, retryAfterSeconds)),
        };
        const line = lines[purpose];
        if (line.length === 0) line.served = Math.max(line.served, turn);
        add(line, job);
        if (line.length > longest) dropLast(line);
        startNext();
      });
    },
    pending: () => purposes.map((purpose) => ({ purpose, length: lines[purpose].length })),
  };
}

/** Time in which half of a full line is served. */
const retryAfterSeconds = 10;

function nextLine(lines: readonly Line[]): Line | undefined {
  const pending = lines.filter(({ length }) => length > 0);
  return pending.sort((one, other) => one.served - other.served)[0];
}

function add(line: Line, job: Job): void {
  const own = line.pending.get(job.network);
  if (own) own.push(job);
  else line.pending.set(job.network, [job]);
  line.length += 1;
}

function takeFirst(line: Line): Job | undefined {
  const [first] = line.pending;
  if (!first) return undefined;
  const [network, jobs] = first;
  const job = jobs.shift();
  // The others are next before this network's second turn.
  line.pending.delete(network);
  if (jobs.length > 0) line.pending.set(network, jobs);
  line.length -= 1;
  return job;
}

/** Refuses the newest request of the network with the most waiting. */
function dropLast(line: Line): void {
  const most = [...line.pending.values()].reduce((more, jobs) =>
    jobs.length >= more.length ? jobs : more,
  );
  const job = most.pop();
  if (most.length === 0 && job) line.pending.delete(job.network);
  line.length -= 1;
  job?.refuse();
}
