// @vitest-environment node
import { expect, it } from 'vitest';
import { letters } from '../../src/rules/limits';
import { createChance, type Chance } from './chance';
import { createSimulatedDevice } from './simulatedDevice';
import { createSimulatedNetwork, type Operation } from './simulatedNetwork';
import { createSimulatedPage } from './simulatedPage';
import { createSimulatedServer } from './simulatedServer';
import { createVirtualTime } from './virtualTime';

const start = Date.parse('2026-05-04T09:00:00Z');
const second = 1_000;
const minute = 60 * second;
const endsAt = start + 10 * minute;
/** Ids as long as those of the reference server. */
const questions = Array.from({ length: 10 }, (_, index) => `${index}`.padStart(36, '0'));
const students = 100;
/** Seconds over which they submit. */
const spread = 2;
const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Milliseconds after the end by which every device knows that it has come. */
const certainMs = 150;

/** Headers of a call and its reply, slightly more than a browser and the reference server send. */
const headerBytes = 1_700;

interface Call {
  at: number;
  operation: Operation;
  bytes: number;
}

const bytesOf = (body: unknown): number =>
  body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body));

/** Milliseconds from the start at which each question is answered, by habit. */
const habits: Record<string, (chance: Chance) => number[]> = {
  'at any time': (chance) => questions.map(() => chance.between(second, 10 * minute - second)),
  // The most calls: each save comes just after a request for the time.
  'a little later than each minute': () => questions.map((_, index) => (index * 61 + 30) * second),
  'all at once': () => questions.map((_, index) => second + index * 100),
  'just before the end': () => questions.map((_, index) => 10 * minute - 400 + index * 30),
};

/** All calls of one student's device, from the paper to the receipt. */
async function callsOf(chance: Chance, answersAt: readonly number[]): Promise<readonly Call[]> {
  const time = createVirtualTime(start);
  const device = createSimulatedDevice(time, chance);
  const server = createSimulatedServer(time.now, {
    kind: 'whole',
    key: new Map(questions.map((question) => [question, chance.pick(letters)])),
    opensAt: start,
    endsAt,
    spread,
  });
  const calls: Call[] = [];
  const network = createSimulatedNetwork(time, chance, server.openSession(), false, {
    called(_, operation, body) {
      calls.push({ at: time.now(), operation, bytes: headerBytes + bytesOf(body) });
    },
    answered(_, { operation, reply }) {
      const call = calls.findLast((one) => one.operation === operation);
      if (call !== undefined) call.bytes += bytesOf(reply?.body);
    },
  });
  const tab = device.openTab();
  const page = createSimulatedPage(tab, network.clientFor(tab));
  page.show(() => {});
  await time.advance(900);
  expect(page.attempt?.state.read().phase).toBe('running');
  const loading = calls.length;

  for (const [index, at] of [...answersAt].sort((one, other) => one - other).entries()) {
    await time.advance(start + at - time.now());
    const state = page.attempt?.state.read();
    if (state?.phase === 'running') {
      state.paper.sheet.choose(questions[index] ?? '', chance.pick(letters));
    }
  }
  await time.advance(endsAt + 40 * second - time.now());
  server.sweep();
  expect(server.graded.map(({ answers }) => answers.size)).toEqual([questions.length]);
  const since = (from: number) => calls.filter(({ at }) => at >= endsAt + from);
  const isSubmission = ({ operation }: Call): boolean => operation === 'submitQuiz';
  // A device that asks for something at that moment learns that it is over, and has nothing to
  // send.
  const { phase } = page.attempt?.state.read() ?? {};
  expect(since(0).filter(isSubmission)).toHaveLength(phase === 'closed' ? 0 : 1);
  expect(since(certainMs).filter((call) => !isSubmission(call))).toEqual([]);
  return calls.slice(loading);
}

it.each(Object.keys(habits))(
  `asks little of the server if students answer %s (FAULT_SEED=${seed})`,
  async (habit) => {
    const atEnd: number[] = [];
    for (let student = 0; student < students; student += 1) {
      const chance = createChance(seed + student);
      const calls = await callsOf(chance, habits[habit]?.(chance) ?? []);
      // A quiz of 10 minutes and 10 questions, after its page has loaded.
      expect(calls.length).toBeLessThanOrEqual(25);
      expect(calls.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
      const submission = calls.find(({ operation }) => operation === 'submitQuiz');
      if (submission !== undefined) atEnd.push(submission.at - endsAt);
    }
    expect(atEnd.length).toBeGreaterThan(students * 0.9);
    // No device comes late, and the class does not come all at once.
    expect(Math.max(...atEnd)).toBeLessThan((spread + 1) * second);
    const most = atEnd.map((from) => atEnd.filter((at) => at >= from && at < from + 100).length);
    expect(Math.max(...most)).toBeLessThanOrEqual(students / 4);
  },
  60_000,
);
