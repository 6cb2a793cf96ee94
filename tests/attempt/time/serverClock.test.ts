import { expect, it } from 'vitest';
import { createAttemptClock } from '../../../src/attempt/time/attemptClock';
import { createServerClock } from '../../../src/attempt/time/serverClock';

const noon = Date.parse('2026-05-04T12:00:00Z');
const iso = (ms: number): string => new Date(noon + ms).toISOString();

/** A device whose clocks are set by hand. */
function createClocks() {
  const at = { wall: noon, monotonic: 1_000 };
  const device = { wall: () => at.wall, monotonic: () => at.monotonic };
  const pass = (ms: number): void => {
    at.wall += ms;
    at.monotonic += ms;
  };
  const sleep = (ms: number): void => {
    at.wall += ms;
  };
  return { at, device, pass, sleep };
}

function createSynced() {
  const clocks = createClocks();
  const clock = createServerClock(clocks.device);
  clock.sync(iso(0), 1_000);
  return { ...clocks, clock };
}

it('runs on monotonic time, whatever the device’s clock shows', () => {
  const { at, clock, pass } = createSynced();
  pass(60_000);
  expect(clock.now()).toBe(noon + 60_000);
  at.wall += 86_400_000;
  expect(clock.reached()).toBe(noon + 60_000);
});

it('takes the middle of the bounds of a reply, and never calls something certain too early', () => {
  const { clock, pass } = createSynced();
  const other = createClocks();
  const slow = createServerClock(other.device);
  other.pass(800);
  slow.sync(iso(500), 1_000);
  expect(slow.now()).toBe(noon + 900);
  expect(slow.reached()).toBe(noon + 500);
  expect(slow.isApproximate()).toBe(false);
  pass(1);
  expect(clock.now()).toBe(noon + 1);
});

it('is approximate before the first reply, and after one that took too long', () => {
  const { device, pass } = createClocks();
  const clock = createServerClock(device);
  expect(clock.isApproximate()).toBe(true);
  pass(5_000);
  clock.sync(iso(0), 1_000);
  expect(clock.isApproximate()).toBe(true);
});

it('keeps the narrowest bounds of several replies', () => {
  const { clock, pass } = createSynced();
  pass(3_000);
  clock.sync(iso(1_500), 1_000);
  expect(clock.now()).toBe(noon + 3_000);
  expect(clock.isApproximate()).toBe(false);
});

it.each([300_000, -300_000])(
  'is approximate once the clocks of the device disagree by %i ms, until one reply',
  (ms) => {
    const { at, clock, device, sleep } = createSynced();
    expect(clock.doubts()).toBe(0);
    sleep(ms);
    expect(clock.isApproximate()).toBe(true);
    expect(clock.doubts()).toBe(1);
    expect(clock.reached()).toBe(noon);
    at.wall += 10;
    at.monotonic += 10;
    clock.sync(iso(ms), device.monotonic() - 5);
    expect(clock.isApproximate()).toBe(false);
    expect(Math.abs(clock.now() - noon - ms)).toBeLessThan(10);
  },
);

it('estimates from the wall clock how long it slept', () => {
  const { clock, sleep } = createSynced();
  sleep(300_000);
  expect(clock.now()).toBe(noon + 300_000);
});

it('adds up sleep that is too short to notice', () => {
  const { clock, sleep } = createSynced();
  sleep(400);
  expect(clock.isApproximate()).toBe(false);
  sleep(400);
  expect(clock.isApproximate()).toBe(true);
});

it('does not trust a reply that slept on its way', () => {
  const { clock, pass, sleep } = createSynced();
  pass(100);
  // Requested at 1,100, answered at once, and read five minutes later.
  sleep(300_000);
  pass(20);
  clock.sync(iso(110), 1_100);
  expect(clock.isApproximate()).toBe(true);
  expect(clock.reached()).toBeLessThanOrEqual(noon + 300_120);
  expect(clock.now()).toBe(noon + 300_120);
});

it('is approximate after it was suspected, until one reply', () => {
  const { clock, device, pass } = createSynced();
  clock.suspect();
  expect(clock.isApproximate()).toBe(true);
  pass(10);
  clock.sync(iso(8), device.monotonic() - 4);
  expect(clock.isApproximate()).toBe(false);
});

it("follows the server's clock when that is set", () => {
  const { clock, device, pass } = createSynced();
  pass(100);
  clock.sync(iso(-60_000), device.monotonic() - 10);
  expect(Math.round((clock.now() - noon) / 1000)).toBe(-60);
});

it('does not let a reply that was overtaken undo added time', () => {
  const { device, pass } = createClocks();
  const clock = createAttemptClock(device);
  const attempt = { started_at: iso(0), revision: 0, answers: [] };
  pass(50);
  clock.sync({ ...attempt, ends_at: iso(900_000), server_now: iso(40) }, 1_020);
  clock.sync({ ...attempt, ends_at: iso(600_000), server_now: iso(20) }, 1_010);
  expect(clock.read().endsAt).toBe(iso(900_000));
  pass(50);
  clock.sync({ ...attempt, ends_at: iso(700_000), server_now: iso(90) }, 1_080);
  expect(clock.read().endsAt).toBe(iso(700_000));
});
