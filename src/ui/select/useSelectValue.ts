import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { listen } from '../../base/listen';

/** The value of a `select`, whoever set it: a user, React, a form library or a reset. */
export function useSelectValue(select: RefObject<HTMLSelectElement | null>): string {
  const [value, setValue] = useState('');

  const read = useCallback(() => setValue(select.current?.value ?? ''), [select]);

  // React and `register` write during render, and other options change the value too.
  useLayoutEffect(() => read());

  useLayoutEffect(() => {
    const element = select.current;
    if (element === null) return;
    const readAfterReset = (event: Event) => {
      // The event fires before the values change.
      if (event.target === element.form) setTimeout(read);
    };
    const stops = [
      notifyOfWrites(element, read),
      listen(element, { change: read }),
      listen(document, { reset: readAfterReset }, true),
    ];
    return () => stops.forEach((stop) => stop());
  }, [select, read]);

  return value;
}

/** Detects values that a script sets, as form libraries do: these fire no event. */
function notifyOfWrites(select: HTMLSelectElement, notify: () => void): () => void {
  const prototype = Object.getPrototypeOf(select) as object;
  Object.defineProperty(select, 'value', {
    configurable: true,
    get: () => Reflect.get(prototype, 'value', select) as string,
    set: (value: string) => {
      Reflect.set(prototype, 'value', value, select);
      notify();
    },
  });
  return () => void Reflect.deleteProperty(select, 'value');
}
