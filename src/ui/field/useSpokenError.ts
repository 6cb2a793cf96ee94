import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { listen } from '../../base/listen';
import { focusedNear } from '../focus/focusedNear';

/** How long the user must have stopped typing before an error is announced, in milliseconds. */
const pauseMs = 1_000;

/**
 * The error of a field, while a live region should announce it. When a form is refused, the focus
 * moves to an invalid control and its error is read there; a region for each field would announce
 * all errors at once. So it announces only an error that the focus would not lead to: one that
 * appeared while the user typed in this or another field, or sent the form from this one. It waits
 * for a pause, because typing would cut it off.
 *
 * @param region the live region, a child of the field's root
 */
export function useSpokenError(region: RefObject<HTMLElement | null>, error: ReactNode): ReactNode {
  const [spoken, speak] = useState<ReactNode>(null);
  const comesUnseen = useRef(false);

  useEffect(() => {
    const field = region.current?.parentElement;
    const form = field?.closest('form');
    if (!form) return undefined;
    const type = () => {
      comesUnseen.current = true;
    };
    const send = () => {
      comesUnseen.current = field?.contains(focusedNear(field)) ?? false;
    };
    // Before the form's own listener, which may set the error at once.
    return listen(form, { input: type, submit: send }, true);
  }, [region]);

  useEffect(() => {
    const form = region.current?.closest('form');
    if (!error || !comesUnseen.current || !form) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => speak(error), pauseMs);
    };
    wait();
    const stop = listen(form, { input: wait });
    return () => {
      clearTimeout(timer);
      stop();
      speak(null);
    };
  }, [region, error]);

  return spoken === error ? spoken : null;
}
