import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { listen } from '../../base/listen';
import { focusedNear } from '../focus/focusedNear';

/** How long the user must have stopped typing before an error is announced, in milliseconds. */
const pauseMs = 1_000;

interface SpokenError {
  /** Ref of the live region, a child of the field's root. */
  region: RefObject<HTMLSpanElement | null>;
  /** The error, while the region should announce it. */
  spoken: ReactNode;
  /**
   * Whether the control should have the region as its `aria-errormessage`, and its error as no
   * description: screen readers announce the new description of a control with the focus, too.
   */
  isAnnounced: boolean;
}

/**
 * When a live region should announce a field's error. When a form is refused, the focus moves to an
 * invalid control and its error is read there; a region for each field would announce all errors at
 * once. So it announces only an error that the focus would not lead to: one that appeared while the
 * user typed in this or another field, or sent the form from this one. It waits for a pause, because
 * typing would cut it off.
 */
export function useSpokenError(error: ReactNode): SpokenError {
  const region = useRef<HTMLSpanElement>(null);
  const [spoken, speak] = useState<ReactNode>(null);
  const [isAnnounced, setAnnounced] = useState(false);
  const comesUnseen = useRef(false);
  const hasError = Boolean(error);

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
  }, []);

  // Before the first paint with the error, after which screen readers know of its place.
  useLayoutEffect(() => {
    const field = region.current?.parentElement;
    if (!hasError || !comesUnseen.current || !field?.contains(focusedNear(field))) return undefined;
    setAnnounced(true);
    const stop = listen(field, { focusout: () => setAnnounced(false) });
    return () => {
      stop();
      setAnnounced(false);
    };
  }, [hasError]);

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
  }, [error]);

  return { region, spoken: spoken === error ? spoken : null, isAnnounced };
}
