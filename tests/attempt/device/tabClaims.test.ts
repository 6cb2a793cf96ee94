import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimByLease } from '../../../src/attempt/device/leaseClaim';
import { claimByLock } from '../../../src/attempt/device/lockClaim';
import { createHandStorage, pass } from '../handDevice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Request {
  hold: () => Promise<void>;
  reject: (error: DOMException) => void;
}

/** Web Locks of one name, as a queue that can be stolen from. */
function createLocks(): LockManager {
  let holder: Request | null = null;
  let queue: Request[] = [];

  function grant(): void {
    const next = queue.shift();
    holder = next ?? null;
    void next?.hold().then(() => {
      if (holder === next) grant();
    });
  }

  return {
    query: () => Promise.resolve({ held: holder === null ? [] : [{ name: 'quiz' }] }),
    request(_: string, options: LockOptions, hold: () => Promise<void>) {
      return new Promise<void>((_, reject) => {
        const request: Request = { hold, reject };
        options.signal?.addEventListener('abort', () => {
          queue = queue.filter((other) => other !== request);
          reject(new DOMException('Given up', 'AbortError'));
        });
        // A browser handles one request after another, some time after they are made.
        void Promise.resolve().then(() => {
          if (options.signal?.aborted === true) return;
          if (options.steal === true) queue.unshift(request);
          else queue.push(request);
          const robbed = options.steal === true ? holder : null;
          if (robbed !== null) holder = null;
          robbed?.reject(new DOMException('Stolen', 'AbortError'));
          if (holder === null) grant();
        });
      });
    },
  } as LockManager;
}

const noOther = (): never => {
  throw new Error('Locks were not denied.');
};

function createTabs() {
  const storage = createHandStorage();
  const locks = createLocks();
  return {
    storage,
    lock: () => watch((events) => claimByLock(locks, 'quiz', events, noOther)),
    lease: () => watch((events) => claimByLease(storage, 'quiz', events)),
  };
}

function watch(
  claim: (events: { gained: () => void; lost: () => void }) => ReturnType<typeof claimByLock>,
) {
  const events: string[] = [];
  const made = claim({ gained: () => events.push('gained'), lost: () => events.push('lost') });
  return { ...made, events };
}

const kinds = ['lock', 'lease'] as const;

it.each(kinds)('by %s the first tab holds it, and the second is told so', async (kind) => {
  const tabs = createTabs();
  const first = tabs[kind]();
  const second = tabs[kind]();
  await pass(1_000);
  expect(first.events).toEqual(['gained']);
  expect(second.events).toEqual(['lost']);
  first.release();
  second.release();
});

it.each(kinds)('by %s the next tab gets it when it is given up', async (kind) => {
  const tabs = createTabs();
  const first = tabs[kind]();
  const second = tabs[kind]();
  await pass(1_000);
  first.release();
  await pass(2_000);
  expect(second.events).toEqual(['lost', 'gained']);
  expect(first.events).toEqual(['gained']);
  second.release();
});

it.each(kinds)('by %s it is taken over, and back', async (kind) => {
  const tabs = createTabs();
  const first = tabs[kind]();
  const second = tabs[kind]();
  await pass(1_000);
  second.take();
  await pass(2_000);
  expect(first.events).toEqual(['gained', 'lost']);
  expect(second.events).toEqual(['lost', 'gained']);
  first.take();
  await pass(2_000);
  expect(first.events).toEqual(['gained', 'lost', 'gained']);
  expect(second.events).toEqual(['lost', 'gained', 'lost']);
  first.release();
  second.release();
});

it.each(kinds)('by %s a tab that has released it hears nothing more', async (kind) => {
  const tabs = createTabs();
  const first = tabs[kind]();
  const second = tabs[kind]();
  second.release();
  first.release();
  await pass(10_000);
  expect(second.events.filter((event) => event === 'gained')).toEqual([]);
});

it('by lock a tab that reloads is not told that another one holds it', async () => {
  const tabs = createTabs();
  const before = tabs.lock();
  await pass(1_000);
  const after = tabs.lock();
  before.release();
  await pass(1_000);
  expect(after.events).toEqual(['gained']);
});

it('by lock a tab alone in a slow browser is not told of another one', async () => {
  const slow = {
    query: () => Promise.resolve({ held: [], pending: [] }),
    request: (_name: string, _options: LockOptions, hold: () => Promise<void>) =>
      new Promise((resolve) => setTimeout(() => resolve(hold()), 400)),
  } as unknown as LockManager;
  const only = watch((events) => claimByLock(slow, 'quiz', events, noOther));
  await pass(1_000);
  expect(only.events).toEqual(['gained']);
});

it('by lock a tab that is overtaken by another one is told so', async () => {
  let isTheirs = false;
  const busy = {
    query: () => Promise.resolve({ held: isTheirs ? [{ name: 'quiz' }] : [] }),
    request: () => new Promise(() => {}),
  } as unknown as LockManager;
  const tab = watch((events) => claimByLock(busy, 'quiz', events, noOther));
  await pass(400);
  expect(tab.events).toEqual([]);
  isTheirs = true;
  await pass(200);
  expect(tab.events).toEqual(['lost']);
  tab.release();
});

it('by lease a crashed tab loses it by silence', async () => {
  const tabs = createTabs();
  const crashed = { tab: 'crashed', until: Date.now() + 6_000 };
  tabs.storage.setItem('quizwright:tab:quiz', JSON.stringify(crashed));
  const next = tabs.lease();
  await pass(4_000);
  expect(next.events).toEqual(['lost']);
  await pass(4_000);
  expect(next.events).toEqual(['lost', 'gained']);
  next.release();
});

it('by lease a clock that was set back does not lock every tab out', () => {
  const tabs = createTabs();
  const future = { tab: 'other', until: Date.now() + 86_400_000 };
  tabs.storage.setItem('quizwright:tab:quiz', JSON.stringify(future));
  const next = tabs.lease();
  expect(next.events).toEqual(['gained']);
  next.release();
});

it.each([
  ['refused', null],
  ['full', Object.assign(createHandStorage(), { state: { isFull: true } })],
])('by lease every tab holds it if the storage is %s', (_, storage) => {
  const claim = watch((events) => claimByLease(storage, 'quiz', events));
  expect(claim.events).toEqual(['gained']);
  claim.release();
});

it('by lock a tab holds it that asks for it twice at once', async () => {
  const tabs = createTabs();
  const first = tabs.lock();
  const second = tabs.lock();
  await pass(1_000);
  second.take();
  second.take();
  await pass(2_000);
  expect(first.events).toEqual(['gained', 'lost']);
  expect(second.events).toEqual(['lost', 'gained']);
  first.release();
  second.release();
});

it('by lock a tab holds it by other means if the browser denies locks', async () => {
  const denied = {
    query: () => Promise.resolve({}),
    request: () => Promise.reject(new DOMException('Denied in this context.', 'SecurityError')),
  } as unknown as LockManager;
  const storage = createHandStorage();
  const open = () =>
    watch((events) =>
      claimByLock(denied, 'quiz', events, () => claimByLease(storage, 'quiz', events)),
    );
  const first = open();
  await pass(1_000);
  const second = open();
  await pass(1_000);
  expect(first.events).toEqual(['gained']);
  expect(second.events).toEqual(['lost']);
  second.take();
  await pass(2_000);
  expect(second.events).toEqual(['lost', 'gained']);
  second.release();
  await pass(2_000);
  expect(first.events).toEqual(['gained', 'lost', 'gained']);
  first.release();
  await pass(10_000);
  expect(vi.getTimerCount()).toBe(0);
});
