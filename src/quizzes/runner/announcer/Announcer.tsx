import { useEffect, useLayoutEffect, useState } from 'react';
import type { Listeners } from '../../../base/listeners';

/** Announces a sentence to screen readers after what they are saying now. */
export type Say = (sentence: string) => void;

/** Long enough for every screen reader to notice the sentence. */
const keptMs = 10_000;

/**
 * A live region for several sentences. They are added beside each other, so that none replaces one
 * that has not been read yet, and the same one can be announced twice.
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
    <div className="qw-visually-hidden" role="status" aria-atomic="false" data-part="announcer">
      {/* Blocks: Chromium reads inline elements as one text, from its beginning at each addition. */}
      {said.lines.map(([at, sentence]) => (
        <div key={at}>{sentence}</div>
      ))}
    </div>
  );
}
