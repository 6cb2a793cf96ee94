import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { SelectOption } from './SelectOption';

/** The pause after which a typed word ends, in milliseconds. */
const pause = 500;

/**
 * Finds the choice whose label begins with the letters typed on a closed list, as every native
 * `select` does. The same letter again moves to the next match.
 *
 * @returns finds the choice for a key, or undefined if the key is not a letter to search for
 */
export function useTypeAhead(options: readonly SelectOption[], chosen: string) {
  const typed = useRef({ word: '', at: 0 });
  return (event: KeyboardEvent): SelectOption | undefined => {
    const { word, at } = typed.current;
    const continues = event.timeStamp - at < pause && word !== '';
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || (event.key === ' ' && !continues)) return undefined;
    const next = (continues ? word : '') + event.key.toLocaleLowerCase();
    typed.current = { word: next, at: event.timeStamp };

    const isRepeat = [...next].every((letter) => letter === next[0]);
    const sought = isRepeat ? next.slice(0, 1) : next;
    const current = options.findIndex(({ value }) => value === chosen);
    const first = isRepeat ? current + 1 : Math.max(current, 0);
    return [...options.slice(first), ...options.slice(0, first)].find(
      ({ label, disabled }) => !disabled && label.toLocaleLowerCase().startsWith(sought),
    );
  };
}
