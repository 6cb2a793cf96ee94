import { useEffect, useLayoutEffect, useState } from 'react';
import type { Listeners } from '../../base/listeners';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

/** Says a sentence to screen readers when they have finished what they are saying. */
export type Say = (sentence: string) => void;

/** Long enough for every screen reader to have taken it over. */
const keptMs = 10_000;

/**
 * The one live region of a paper. Sentences stand beside each other, so that none takes the place
 * of another that is still to be said, and the same one can be said twice.
 */
export function Announcer({ onSay }: { onSay: Listeners<[sentence: string]>['subscribe'] }) {
  const [said, setSaid] = useState<{ next: number; lines: readonly [number, string][] }>({
    next: 0,
    lines: [],
  });

  // Before the effects of the paper, which may say something at once.
  useLayoutEffect(
    () =>
      onSay((sentence) =>
        setSaid(({ next, lines }) => ({ next: next + 1, lines: [...lines, [next, sentence]] })),
      ),
    [onSay],
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
}
