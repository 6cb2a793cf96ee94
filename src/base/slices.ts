/** How long the page may stand still, in milliseconds: less than a frame. */
const sliceMs = 12;

/** A promise to await where a pause is due; otherwise nothing. */
export type Pauses = () => Promise<void> | undefined;

/** Lets the page draw and answer between slices of long work. Call it often. */
export function createPauses(signal?: AbortSignal): Pauses {
  let since = performance.now();
  return () => {
    signal?.throwIfAborted();
    if (performance.now() - since < sliceMs) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}

/** Makes something of each item, with pauses. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item, place: number) => Made,
  pauses: Pauses,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item, made.length));
    await pauses();
  }
  return made;
}

/**
 * Carries out work that yields now and then how much of it is done, in slices: the first at once, so
 * that little work is done before this returns.
 *
 * @returns cancels the rest
 */
export function runInSlices<Result>(
  work: Generator<number, Result>,
  onDone: (result: Result) => void,
  onPause?: (done: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    const since = performance.now();
    let step = work.next();
    while (!step.done && performance.now() - since < sliceMs) step = work.next();
    if (step.done) {
      onDone(step.value);
      return;
    }
    onPause?.(step.value);
    timer = setTimeout(turn);
  };
  turn();
  return () => clearTimeout(timer);
}
