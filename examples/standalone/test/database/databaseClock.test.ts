import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../server/database/database';
import { startDatabaseClock, type DatabaseClock } from '../../server/database/databaseClock';

const noon = Date.parse('2026-05-04T12:00:00.000Z');

/** A database that only tells the time. */
const far = {
  /** Its clock's lead over this machine's monotonic time. */
  ahead: noon,
  /** How long a query, and its reply, take. */
  there: 0,
  back: 0,
  isDown: false,
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const database = {
  async execute() {
    await wait(far.there);
    if (far.isDown) throw new Error('the connection is lost');
    const ms = performance.now() + far.ahead;
    await wait(far.back);
    return { rows: [{ ms }] };
  },
} as unknown as Database;

let clock: DatabaseClock;
const errorMs = () => clock.now().getTime() - (performance.now() + far.ahead);

beforeEach(async () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'Date', 'setTimeout', 'setInterval'] });
  Object.assign(far, { ahead: noon, there: 2, back: 2, isDown: false });
  const starting = startDatabaseClock(database);
  await vi.advanceTimersByTimeAsync(4);
  clock = await starting;
});
afterEach(async () => {
  const stopping = clock.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await stopping;
  vi.useRealTimers();
});

test("shows the database's time, whatever this machine's clock says", async () => {
  expect(errorMs()).toBe(0);
  vi.setSystemTime(Date.parse('2031-01-01T00:00:00.000Z'));
  expect(errorMs()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errorMs()).toBe(0);
});

test('continues by itself while the database cannot be asked', async () => {
  far.isDown = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errorMs()).toBe(0);
});

test('is not misled by a slow reply', async () => {
  far.back = 3_000;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Math.abs(errorMs())).toBeLessThan(1);
});

test("follows the database's clock within seconds of a change", async () => {
  far.ahead += 20 * 60_000;
  await vi.advanceTimersByTimeAsync(5_010);
  expect(errorMs()).toBe(0);
  far.ahead -= 20 * 60_000;
  await vi.advanceTimersByTimeAsync(5_010);
  expect(errorMs()).toBe(0);
});

test('cannot be started if the database does not answer', async () => {
  far.isDown = true;
  const starting = expect(startDatabaseClock(database)).rejects.toThrow('the connection is lost');
  await vi.advanceTimersByTimeAsync(10);
  await starting;
});
