import { setTimeout as wait } from 'node:timers/promises';
import type { Taker } from './benchSchool';
import { arriveOpenly, type Arrivals } from './openArrival';
import { Refused, type TakerCalls } from './takerCalls';

/** The students of a run, and where their acknowledged submissions are noted. */
export interface Class {
  students: number;
  takerOf: (nth: number) => Taker;
  acknowledge: (nth: number) => void;
}

/** What students sent, in the order of the lesson. */
export interface Sent {
  what: string;
  arrivals: Arrivals;
}

/** Puts calls on a server. */
export type Load = (calls: TakerCalls, students: Class) => Promise<Sent[]>;

/** All submit at even intervals; what the server puts off is not sent again. */
export const spaced =
  (seconds: number): Load =>
  async (calls, { students, takerOf, acknowledge }) => {
    const arrivals = await arriveOpenly(
      { count: students, overMs: seconds * 1_000 },
      async (nth) => {
        await calls.submit(takerOf(nth));
        acknowledge(nth);
      },
    );
    return [{ what: `submissions within ${seconds} s`, arrivals }];
  };

const openWithin = 10_000;
const draftEvery = 20_000;
const drafts = 2;
/** Seconds over which a quiz's devices submit: what the server tells a class of 50. */
const spread = 5;
const mostTries = 6;

/**
 * A lesson: all open the paper within ten seconds, save a draft every 20 s, and submit at the end,
 * spread as the server asks, again when it says so. Times run from the first try to the
 * acknowledgement.
 */
export const lesson: Load = async (calls, { students, takerOf, acknowledge }) => {
  const papers: Arrivals = { latencies: [], errors: [] };
  const saved: Arrivals = { latencies: [], errors: [] };
  const submitted: Arrivals = { latencies: [], errors: [] };
  const begun = performance.now();
  await arriveOpenly({ count: students, overMs: openWithin }, async (nth) => {
    const taker = takerOf(nth);
    await timed(papers, () => calls.openPaper(taker));
    for (let revision = 0; revision < drafts; revision += 1) {
      await wait(draftEvery);
      await timed(saved, () => calls.saveDraft(taker, revision));
    }
    const end = begun + openWithin + draftEvery * (drafts + 1);
    await wait(Math.max(0, end - performance.now()) + Math.random() * spread * 1_000);
    await timed(submitted, async () => {
      await calls.submit(taker);
      acknowledge(nth);
    });
  });
  return [
    { what: `papers opened within ${openWithin / 1_000} s`, arrivals: papers },
    { what: `drafts every ${draftEvery / 1_000} s`, arrivals: saved },
    { what: 'submissions as the client sends them', arrivals: submitted },
  ].map(({ what, arrivals }) => ({
    what,
    arrivals: { ...arrivals, latencies: arrivals.latencies.sort((one, other) => one - other) },
  }));
};

async function timed({ latencies, errors }: Arrivals, act: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await retryWhenAsked(act).catch((error: unknown) => void errors.push(String(error)));
  latencies.push(performance.now() - start);
}

async function retryWhenAsked(act: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.retryAfter === undefined || tries === mostTries) {
        throw error;
      }
      await wait(error.retryAfter * 1_000 * (1 + Math.random()));
    }
  }
}
