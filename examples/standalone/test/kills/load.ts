import { setTimeout as wait } from 'node:timers/promises';
import type { Cell, Ledger } from './ledger';

const writers = 4;
const pauseAfterRefusalMs = 20;
/** The contract's deadline for attempt calls. */
const deadlineMs = 15_000;

/** Saves answers without a pause, until it is stopped. */
export interface Load {
  /** The number that this load alone got acknowledged. */
  acknowledged(): number;
  /** Number of refusals by status; `none` for requests without a reply. */
  refusals: Map<number | 'none', number>;
  /** Waits until `count` more are acknowledged. */
  until(count: number): Promise<void>;
  stop(): Promise<void>;
}

async function save(url: string, { taker, question }: Cell): Promise<number | 'none'> {
  const answers = [{ question, answer: 'B', chosen_at: new Date().toISOString() }];
  try {
    const response = await fetch(`${url}/api/quiz/answers/${taker.quizId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${taker.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ answers, revision: 0 }),
      signal: AbortSignal.timeout(deadlineMs),
    });
    await response.text();
    return response.status;
  } catch {
    return 'none';
  }
}

/** Saves answers at a server, four at a time; each acknowledgement goes into the ledger. */
export function startLoad(url: string, ledger: Ledger): Load {
  let isStopped = false;
  let acknowledged = 0;
  const refusals: Load['refusals'] = new Map();
  const write = async () => {
    while (!isStopped) {
      const cell = ledger.next();
      const status = await save(url, cell);
      if (status === 200) {
        ledger.acknowledge(cell);
        acknowledged += 1;
      } else {
        refusals.set(status, (refusals.get(status) ?? 0) + 1);
        await wait(pauseAfterRefusalMs);
      }
    }
  };
  const all = Promise.all(Array.from({ length: writers }, write));
  return {
    acknowledged: () => acknowledged,
    refusals,
    async until(count) {
      const goal = acknowledged + count;
      const deadline = Date.now() + 60_000;
      while (acknowledged < goal) {
        if (Date.now() > deadline) throw new Error('The server acknowledges nothing.');
        await wait(2);
      }
    },
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
