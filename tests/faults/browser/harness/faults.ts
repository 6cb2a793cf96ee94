import { test as base, type BrowserContext } from '@playwright/test';
import { setUpExam, type Exam } from './exam';
import { openProxy, type FaultProxy } from './proxy';
import { openServer, type RestartableServer } from './restartableServer';
import { chanceFrom, seeds, type Chance } from './random';
import { Seat } from './seat';
import type { Launch } from './testBrowser';

interface Place {
  server: RestartableServer;
  proxy: FaultProxy;
}

/** What each fault test gets. */
export interface Stage extends Place {
  chance: Chance;
  exam: Exam;
  /** A student's browser, signed in and showing the paper of the exam. */
  sit: (prepare?: (context: BrowserContext) => Promise<void>) => Promise<Seat>;
}

const placed = base.extend<{ seats: Seat[]; launch: Launch }, { place: Place }>({
  place: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await openServer();
      const proxy = await openProxy(server.port);
      await use({ server, proxy });
      await proxy.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
  launch: async ({ playwright, browserName, channel, launchOptions }, use) => {
    const options = { ...launchOptions, ...(channel !== undefined && { channel }) };
    await use({ type: playwright[browserName], options });
  },
  // eslint-disable-next-line no-empty-pattern
  seats: async ({}, use) => {
    const seats: Seat[] = [];
    await use(seats);
    for (const seat of seats) await seat.browser.close();
  },
});

interface Variation {
  /** @default 10 */
  questions?: 5 | 10;
  /** For one that needs Chromium's DevTools protocol. */
  inChromium?: true;
}

type Run = (stage: Stage) => Promise<void>;

function declare(
  tags: string[],
  title: string,
  run: Run,
  { questions, inChromium }: Variation,
): void {
  const tag = inChromium ? [...tags, '@chromium'] : tags;
  seeds.forEach((seed, index) => {
    const name = seeds.length > 1 ? `${title}, run ${index + 1}` : title;
    placed(name, { tag }, async ({ place, seats, launch }) => {
      console.log(`  FAULT_SEED=${seed}`);
      const chance = chanceFrom(seed);
      // The proxy is shared with the test before, which may have left a fault behind.
      place.proxy.mend();
      const exam = await setUpExam(place.server, chance, questions);
      await run({
        ...place,
        chance,
        exam,
        sit: async (prepare) => {
          const seat = await Seat.take({ launch, exam, proxy: place.proxy, prepare });
          seats.push(seat);
          await seat.open();
          return seat;
        },
      });
    });
  });
}

/** Declares a test that runs once for each seed, with its own exam. */
export function faultTest(title: string, run: Run, variation: Variation = {}): void {
  declare([], title, run, variation);
}

/** Declares one that `npm test` runs too. */
export function sampleTest(title: string, run: Run, variation: Variation = {}): void {
  declare(['@sample'], title, run, variation);
}
