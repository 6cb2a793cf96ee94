interface Events extends DocumentEventMap, Omit<WindowEventMap, keyof DocumentEventMap> {
  /** The page thaws. TypeScript does not know it, because not every browser sends it. */
  resume: Event;
}

type EventListeners = { [Type in keyof Events]?: (event: Events[Type]) => void };

/**
 * Listens to events, each with its own listener.
 *
 * @param capture whether to listen in the capture phase
 * @returns a function that stops this
 */
export function listen(
  target: EventTarget,
  listeners: EventListeners,
  capture = false,
): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, run] of entries) target.addEventListener(type, run, capture);
  return () => {
    for (const [type, run] of entries) target.removeEventListener(type, run, capture);
  };
}
