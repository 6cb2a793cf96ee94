import { paperOf } from '../../src/attempt/state/attemptState';
import type { AttemptController } from '../../src/attempt/controller/attemptController';
import { letters } from '../../src/rules/limits';
import { createChance, type Chance } from './chance';
import { createSimulatedDevice } from './simulatedDevice';
import { createSimulatedNetwork, type Weather } from './simulatedNetwork';
import { createSimulatedPage } from './simulatedPage';
import { createSimulatedServer } from './simulatedServer';
import { createVirtualTime } from './virtualTime';

const start = Date.parse('2026-05-04T09:00:00Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const lasts = 3 * hour;

/** Seconds over which a class submits after the end. */
const spread = 2;
/** How soon after the end, or a late waking, the submission must reach the server. */
const soonMs = (spread + 2) * second;

const fairWeather: Weather = { latency: [5, 60], loss: 0 };

function badWeather(chance: Chance): Weather {
  const low = chance.ofAnySize(5, 2_000);
  return { latency: [low, low * chance.between(1, 4)], loss: chance.pick([0, 0.05, 0.3, 0.7]) };
}

/**
 * A quiz of three hours in one tab, with everything that disturbs its clock: a background tab,
 * sleep of seconds to hours and across the end, a device clock that is wrong and jumps, and a
 * network that is slow and loses messages. It submits within `spread` seconds after the end, and
 * not before.
 *
 * @returns the broken promises
 */
export async function brokenInSession(seed: number): Promise<readonly string[]> {
  const chance = createChance(seed);
  const time = createVirtualTime(start);
  const device = createSimulatedDevice(time, chance);
  const questions = Array.from({ length: 10 }, (_, index) => `q${index + 1}`);
  const server = createSimulatedServer(time.now, {
    kind: chance.pick(['whole', 'whole', 'timesOnly']),
    key: new Map(questions.map((question) => [question, chance.pick(letters)])),
    opensAt: start,
    endsAt: start + lasts,
    spread,
  });
  const chosen: Record<string, string> = {};
  const broken: string[] = [];
  /** When the device last woke; null once a reply requested since then has told the time. */
  let unsureSince: number | null = null;
  let submittedAt: number | null = null;
  /** When the server said that the attempt is over. */
  let knownOverAt: number | null = null;
  /** When it woke after the end. */
  let wokeLateAt: number | null = null;

  function breaks(promise: string): void {
    const at = ((time.now() - start) / second).toFixed(3);
    if (broken.length < 5) broken.push(`at ${at} s: ${promise}`);
  }

  const network = createSimulatedNetwork(time, chance, server.openSession(), false, {
    submissionArrives() {
      submittedAt ??= time.now();
      if (time.now() < server.endsAt) breaks('it submitted before the end');
    },
    answered(_, { attempt, sentAt, reply }) {
      if (attempt !== null && unsureSince !== null && sentAt >= unsureSince) unsureSince = null;
      const body = (reply?.body ?? {}) as { submitted?: unknown };
      if (body.submitted !== undefined) knownOverAt ??= time.now();
    },
  });

  function checkTime({ countdown, state }: AttemptController): void {
    const { secondsLeft, isApproximate } = countdown.read();
    if (secondsLeft === null || paperOf(state.read()) === null) return;
    const left = Math.max(0, server.endsAt - time.now()) / second;
    // A perfect clock shows whole seconds too, rounded up.
    if (!isApproximate && Math.abs(secondsLeft - Math.ceil(left)) > 1) {
      breaks(`it shows ${secondsLeft} s, and ${left} s are left`);
    }
    if (unsureSince !== null && !isApproximate && left > 0) {
      breaks('it does not say that the time is approximate');
    }
  }

  device.setWall(chance.pick([0, 90 * second, -24 * hour, 24 * hour]));
  const tab = device.openTab();
  const page = createSimulatedPage(tab, network.clientFor(tab));
  page.show((attempt) => attempt.countdown.subscribe(() => checkTime(attempt)));
  const { attempt } = page;
  if (attempt === null) throw new Error('The page shows no attempt.');

  async function sleep(ms: number): Promise<void> {
    device.fallAsleep();
    await time.advance(ms);
    // Opening the lid makes the tab visible, and may emit a signal.
    tab.throttle(0);
    const isLate = time.now() >= server.endsAt;
    if (isLate) {
      network.weather = fairWeather;
      if (!network.isOnline) comeOnline();
      if (submittedAt === null) wokeLateAt ??= time.now();
    }
    device.wake();
    unsureSince = time.now();
    if (chance.happens(0.5)) tab.emit('awake');
  }

  function comeOnline(): void {
    network.goOnline();
    tab.emit('online');
  }

  function answer(): void {
    const state = attempt?.state.read();
    if (state?.phase !== 'running' || state.isTimeUp) return;
    const question = chance.pick(questions);
    const letter = chance.pick(letters);
    state.paper.sheet.choose(question, letter);
    chosen[question] = letter;
  }

  const disturbances: readonly (() => Promise<void> | void)[] = [
    answer,
    answer,
    answer,
    () => sleep(chance.ofAnySize(second, 2 * hour)),
    () => sleep(chance.ofAnySize(second, minute)),
    // Across the end, or until shortly before it.
    () =>
      sleep(Math.max(second, server.endsAt - time.now() + chance.between(-minute, 10 * minute))),
    () => tab.throttle(chance.pick([second, minute])),
    () => {
      tab.throttle(0);
      tab.emit('awake');
    },
    () => device.setWall(chance.between(-24, 24) * hour),
    () => device.setWall(chance.between(-5, 5) * second),
    () => {
      network.weather = chance.happens(0.5) ? fairWeather : badWeather(chance);
    },
    () => network.goOffline(),
    comeOnline,
    comeOnline,
    () => tab.emit('thawed'),
  ];

  while (time.now() < server.endsAt) {
    await time.advance(chance.ofAnySize(100, 20 * minute));
    checkTime(attempt);
    if (time.now() >= server.endsAt) break;
    const isEndNear = server.endsAt - time.now() < hour;
    // A sleep across the end is rarer the further away it is.
    const which = Math.floor(chance.next() * disturbances.length);
    if (which === 5 && !isEndNear) continue;
    await disturbances[which]?.();
    checkTime(attempt);
  }
  await time.advance(soonMs);
  // A server that holds everything may first say that the attempt is over.
  const doneAt = Math.min(submittedAt ?? Infinity, knownOverAt ?? Infinity);
  if (wokeLateAt !== null && doneAt - wokeLateAt > soonMs) {
    breaks(
      `woken at ${(wokeLateAt - start) / second} s, it submitted ${doneAt - wokeLateAt} ms later`,
    );
  }
  tab.throttle(0);
  network.weather = fairWeather;
  if (!network.isOnline) comeOnline();
  await time.advance(5 * minute);
  const { phase } = attempt.state.read();
  // A device that returns to a server with the same graded answers has nothing to send.
  server.sweep();
  const isGraded = server.graded.some(({ answers }) =>
    questions.every((question) => answers.get(question) === chosen[question]),
  );
  if (phase !== 'submitted' && !(phase === 'closed' && isGraded)) breaks(`it still is ${phase}`);
  return broken;
}
