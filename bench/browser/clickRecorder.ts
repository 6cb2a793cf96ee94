/** Part of a contestant's page: records what clicks take. */
export interface ClickRecorder {
  /** Milliseconds from each click's release to the beginning of the second frame after it. */
  toSecondFrame: number[];
  /** The longest event of each click, in milliseconds, by its id. */
  durations: Map<number, number>;
  /** Resolves with the next click's second frame. */
  next: () => Promise<void>;
  /** The middle of the nth option that can be clicked without scrolling. */
  middle: (index: number) => { x: number; y: number };
}

/** What TypeScript does not know of an event yet. */
interface EventOfInteraction {
  interactionId: number;
}

/** @param option selector of what is clicked */
export function recordClicks(option: string): ClickRecorder {
  const recorder: ClickRecorder = {
    toSecondFrame: [],
    durations: new Map(),
    next: () =>
      new Promise((resolve) => {
        const released = ({ timeStamp }: PointerEvent) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              recorder.toSecondFrame.push(performance.now() - timeStamp);
              resolve();
            }),
          );
        window.addEventListener('pointerup', released, { capture: true, once: true });
      }),
    middle(index) {
      const middles = [...document.querySelectorAll(option)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const hit = y < innerHeight && document.elementFromPoint(x + width / 2, y + height / 2);
        return hit && element.contains(hit) ? [{ x: x + width / 2, y: y + height / 2 }] : [];
      });
      const middle = middles[index % middles.length];
      if (middle === undefined) throw new Error(`No ${option} can be clicked.`);
      return middle;
    },
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming & EventOfInteraction;
      if (interactionId === 0) continue;
      const known = recorder.durations.get(interactionId) ?? 0;
      recorder.durations.set(interactionId, Math.max(known, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return recorder;
}
