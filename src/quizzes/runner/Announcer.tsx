import { forwardRef, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

/** Says a sentence to screen readers when they have finished what they are saying. */
export type Say = (sentence: string) => void;

/** Long enough for every screen reader to have taken it over. */
const keptMs = 10_000;

/**
 * The one live region of a paper. Sentences stand beside each other, so that none takes the place
 * of another that is still to be said, and the same one can be said twice.
 */
export const Announcer = forwardRef<{ say: Say }>(function Announcer(_, ref) {
  const [said, setSaid] = useState<{ next: number; lines: readonly [number, string][] }>({
    next: 0,
    lines: [],
  });

  useImperativeHandle(
    ref,
    () => ({
      say: (sentence) =>
        setSaid(({ next, lines }) => ({ next: next + 1, lines: [...lines, [next, sentence]] })),
    }),
    [],
  );

  useEffect(() => {
    if (said.lines.length === 0) return;
    const timer = setTimeout(() => setSaid(({ next }) => ({ next, lines: [] })), keptMs);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <VisuallyHidden role="status" aria-atomic="false" data-part="announcer">
      {said.lines.map(([at, sentence]) => (
        <span key={at}>{sentence} </span>
      ))}
    </VisuallyHidden>
  );
});

/** The ref of an announcer, and what says a sentence through it: the same function at each render. */
export function useAnnouncer() {
  const announcer = useRef<{ say: Say }>(null);
  const say = useCallback<Say>((sentence) => announcer.current?.say(sentence), []);
  return { announcer, say };
}
