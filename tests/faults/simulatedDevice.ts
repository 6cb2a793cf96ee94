import type {
  Device,
  DeviceSignal,
  DeviceStorage,
  TabClaim,
  TabClaimEvents,
} from '../../src/attempt/device/device';
import type { Chance } from './chance';
import type { VirtualTime } from './virtualTime';

/** A tab of the browser. Nothing in it runs once it is dead. */
export interface SimulatedTab {
  readonly device: Device;
  readonly isAlive: boolean;
  /** Sets the interval of its timers: 0 while it is visible, 1 s or 1 min in the background. */
  throttle(ms: number): void;
  emit(signal: DeviceSignal): void;
  /**
   * Runs something in the tab, throttled or not, once it is awake. @returns a function that cancels
   * it
   */
  post(ms: number, run: () => void): () => void;
  die(): void;
}

/** A device with a browser, and the clocks, storage and locks that its tabs share. */
export interface SimulatedDevice {
  readonly isAsleep: boolean;
  readonly isRefusing: boolean;
  openTab(): SimulatedTab;
  /** Sets the wall clock forward or back. */
  setWall(byMs: number): void;
  /** Stops timers and monotonic time. */
  fallAsleep(): void;
  wake(): void;
  /** Refuses storage to tabs that open from now on. */
  refuseStorage(): void;
  /** Leaves room for this many characters; Infinity for enough. */
  leaveSpace(characters: number): void;
  /** The stored values, as they are in the browser's own files. */
  stored(): ReadonlyMap<string, string>;
}

interface Timer {
  due: number;
  isThrottled: boolean;
  run: () => void;
  cancelEvent: () => void;
}

interface Request {
  tab: SimulatedTab;
  events: TabClaimEvents;
}

/** A tab that has just let go does not count as holding the right. */
const patienceMs = 150;
/** The longest wait for another tab. */
const longestCallMs = 15_000;

/** @param onRemoved called when something is removed from the storage */
export function createSimulatedDevice(
  time: VirtualTime,
  chance: Chance,
  onRemoved: () => void = () => {},
): SimulatedDevice {
  const tabs = new Map<SimulatedTab, { rearm: () => void }>();
  const values = new Map<string, string>();
  const locks = new Map<string, Request[]>();
  const robbed = new WeakMap<Request, () => void>();
  /** A lease grants at once, in a browser without locks. */
  const isGrantedAtOnce = chance.happens(0.3);
  let wallOffset = 0;
  let asleepSince: number | null = null;
  let sleptMs = 0;
  let isRefused = false;
  let capacity = Infinity;

  const monotonic = (): number => (asleepSince ?? time.now()) - sleptMs;
  const used = (): number =>
    [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);

  function notifyOthers(tab: SimulatedTab): void {
    for (const other of tabs.keys()) {
      if (other !== tab) other.post(chance.between(1, 10), () => other.emit('storage'));
    }
  }

  function storageOf(tab: SimulatedTab): DeviceStorage {
    return {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem(key, value) {
        const before = values.get(key);
        const grown = value.length - (before?.length ?? -key.length);
        if (grown > 0 && used() + grown > capacity) {
          throw new DOMException('There is no space left.', 'QuotaExceededError');
        }
        values.set(key, value);
        if (before !== value) notifyOthers(tab);
      },
      removeItem(key) {
        if (!values.delete(key)) return;
        notifyOthers(tab);
        onRemoved();
      },
    };
  }

  // As with Web Locks, the first in a list holds the lock and the rest wait.

  function grant(name: string): void {
    const holder = locks.get(name)?.[0];
    if (holder === undefined) return;
    holder.tab.post(chance.between(0, 3), () => {
      if (locks.get(name)?.[0] === holder) holder.events.gained();
    });
  }

  function withdraw(name: string, request: Request): void {
    const requests = locks.get(name) ?? [];
    const wasHeld = requests[0] === request;
    locks.set(
      name,
      requests.filter((other) => other !== request),
    );
    if (wasHeld) grant(name);
  }

  function claim(tab: SimulatedTab, name: string, events: TabClaimEvents): TabClaim {
    const request: Request = { tab, events };
    let isReleased = false;
    const queue = (): Request[] => locks.get(name) ?? [];
    const isHeld = (): boolean => queue()[0] === request;

    function wait(): void {
      if (isReleased || !tab.isAlive) return;
      locks.set(name, [...queue(), request]);
      if (!isHeld()) return;
      if (isGrantedAtOnce) events.gained();
      else grant(name);
    }

    robbed.set(request, () => {
      if (isReleased) return;
      events.lost();
      wait();
    });
    wait();
    const cancelPatience = tab.post(patienceMs, () => {
      if (!isHeld()) events.lost();
    });
    return {
      take() {
        const [holder, ...rest] = queue();
        if (isReleased || holder === request) return;
        locks.set(name, [request, ...rest.filter((other) => other !== request)]);
        // The old holder learns of it, and only then waits for its turn again.
        holder?.tab.post(chance.between(0, 3), () => {
          robbed.get(holder)?.();
        });
        grant(name);
      },
      release() {
        isReleased = true;
        cancelPatience();
        withdraw(name, request);
      },
    };
  }

  function openTab(): SimulatedTab {
    const openedAt = monotonic();
    const timers = new Set<Timer>();
    const listeners = new Map<DeviceSignal, Set<() => void>>();
    let isAlive = true;
    let apartMs = 0;

    function arm(timer: Timer): void {
      timer.cancelEvent();
      if (asleepSince !== null) return;
      const isApart = timer.isThrottled && apartMs > 0;
      const due = isApart ? Math.ceil(timer.due / apartMs) * apartMs : timer.due;
      timer.cancelEvent = time.at(time.now() + due - monotonic(), () => {
        if (asleepSince !== null) return;
        timers.delete(timer);
        timer.run();
      });
    }

    function plan(ms: number, isThrottled: boolean, run: () => void): () => void {
      if (!isAlive) return () => {};
      const due = monotonic() + Math.max(0, ms);
      const timer: Timer = { due, isThrottled, run, cancelEvent: () => {} };
      timers.add(timer);
      arm(timer);
      return () => {
        timers.delete(timer);
        timer.cancelEvent();
      };
    }

    const tab: SimulatedTab = {
      get isAlive() {
        return isAlive;
      },
      throttle(ms) {
        apartMs = ms;
        timers.forEach(arm);
      },
      emit(signal) {
        if (!isAlive) return;
        for (const listener of [...(listeners.get(signal) ?? [])]) listener();
      },
      post: (ms, run) => plan(ms, false, run),
      die() {
        isAlive = false;
        timers.forEach((timer) => timer.cancelEvent());
        timers.clear();
        tabs.delete(tab);
        for (const [name, requests] of locks) {
          for (const request of requests) if (request.tab === tab) withdraw(name, request);
        }
      },
      device: {
        storage: null,
        wall: () => time.now() + wallOffset,
        monotonic: () => monotonic() - openedAt,
        random: () => chance.next(),
        // Browsers count whole milliseconds, and at least one.
        after: (ms, run) => plan(Math.max(1, Math.floor(ms)), true, run),
        on(signal, run) {
          const set = listeners.get(signal) ?? new Set();
          listeners.set(signal, set.add(run));
          return () => set.delete(run);
        },
        claim: (name, events) => claim(tab, name, events),
        alone: (name, task) =>
          new Promise((resolve, reject) => {
            let isBegun = false;
            const begin = (): void => {
              if (isBegun) return;
              isBegun = true;
              cancel();
              task()
                .then(resolve, reject)
                .finally(() => held.release());
            };
            const cancel = tab.post(longestCallMs, begin);
            const held = claim(tab, name, { gained: begin, lost: () => {} });
          }),
      },
    };
    if (!isRefused) Object.assign(tab.device, { storage: storageOf(tab) });
    tabs.set(tab, { rearm: () => timers.forEach(arm) });
    return tab;
  }

  return {
    get isAsleep() {
      return asleepSince !== null;
    },
    get isRefusing() {
      return isRefused;
    },
    openTab,
    setWall(byMs) {
      wallOffset += byMs;
    },
    fallAsleep() {
      asleepSince ??= time.now();
    },
    wake() {
      if (asleepSince === null) return;
      sleptMs += time.now() - asleepSince;
      asleepSince = null;
      tabs.forEach(({ rearm }) => rearm());
    },
    refuseStorage() {
      isRefused = true;
    },
    leaveSpace(characters) {
      capacity = used() + characters;
    },
    stored: () => values,
  };
}
