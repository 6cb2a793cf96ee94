/** A cancelled event stays in the heap until its turn. */
interface Event {
  at: number;
  order: number;
  run: (() => void) | null;
}

/** Time that passes only when told to, with events. Milliseconds since 1970. */
export interface VirtualTime {
  now: () => number;
  /**
   * The number of the event that is running or ran last. Whatever follows at once has the same
   * number.
   */
  turn: () => number;
  /** Plans an event. One for a past instant comes next. @returns a function that cancels it */
  at(instant: number, run: () => void): () => void;
  /**
   * Lets time pass. Each event runs in its turn, along with everything that follows from it at
   * once.
   */
  advance(ms: number): Promise<void>;
}

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** More than the longest chain of promises that one event causes. */
const chain = 40;

async function flush(): Promise<void> {
  for (let link = 0; link < chain; link += 1) await Promise.resolve();
}

export function createVirtualTime(start: number): VirtualTime {
  let now = start;
  let planned = 0;
  let turn = 0;
  const heap: Event[] = [];

  function push(event: Event): void {
    let index = heap.length;
    heap.push(event);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as Event;
      if (!isBefore(event, above)) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = event;
  }

  function pop(): Event {
    const top = heap[0] as Event;
    const last = heap.pop() as Event;
    if (heap.length === 0) return top;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const isRight = right < heap.length && isBefore(heap[right] as Event, heap[left] as Event);
      const child = isRight ? right : left;
      if (!isBefore(heap[child] as Event, last)) break;
      heap[index] = heap[child] as Event;
      index = child;
    }
    heap[index] = last;
    return top;
  }

  return {
    now: () => now,
    turn: () => turn,
    at(instant, run) {
      const event: Event = { at: Math.max(now, instant), order: (planned += 1), run };
      push(event);
      return () => {
        event.run = null;
      };
    },
    async advance(ms) {
      const target = now + ms;
      await flush();
      while (heap.length > 0 && (heap[0] as Event).at <= target) {
        const { at, run } = pop();
        if (run === null) continue;
        now = at;
        turn += 1;
        run();
        await flush();
      }
      now = target;
      turn += 1;
    },
  };
}
