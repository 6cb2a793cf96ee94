import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { focusedNear } from '../focus/focusedNear';

/** How long nothing has been typed before somebody is told of an error, in milliseconds. */
const pauseMs = 1_000;

/**
 * The error of a field, while a live region should say it. That of a refused form is read out with
 * its control, as the focus goes there, and a region for each would say all of them at once. So only
 * one is said that nobody would come across by the focus: it came while somebody typed, here or in
 * another field, or when they sent the form from this one. Typing would cut it off, so it waits for
 * a pause.
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
    form.addEventListener('input', type);
    // Before the form's own listener, which may set the error at once.
    form.addEventListener('submit', send, true);
    return () => {
      form.removeEventListener('input', type);
      form.removeEventListener('submit', send, true);
    };
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
    form.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', wait);
      speak(null);
    };
  }, [region, error]);

  return spoken === error ? spoken : null;
}
