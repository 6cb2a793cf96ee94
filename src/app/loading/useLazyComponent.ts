import { useCallback, useRef, useState, type ComponentType } from 'react';
import { useLatest } from '../../base/useLatest';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useErrorSentence } from '../../provider/useErrorSentence';

export interface LazyComponent<Props> {
  /** The component, once it has been requested and has loaded. */
  Component: ComponentType<Props> | null;
  isLoading: boolean;
  /**
   * Preloads the component. A failure is reported only if `isNeeded`.
   *
   * @returns whether it has loaded
   */
  load: (isNeeded?: boolean) => Promise<boolean>;
}

/** A part of a page that loads on demand, such as a dialog. */
export function useLazyComponent<Props>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const app = useWords(appWords);
  const notify = useNotify();
  const errorSentence = useLatest(useErrorSentence());
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const there = useRef(false);

  const load = useCallback(
    async (isNeeded = false): Promise<boolean> => {
      if (there.current) return true;
      setLoading(isNeeded);
      try {
        const part = await importPart();
        there.current = true;
        setComponent(() => part);
      } catch (error) {
        const message = errorSentence.current(error, app.partFailed);
        if (isNeeded) notify({ tone: 'critical', message });
      }
      setLoading(false);
      return there.current;
    },
    [importPart, notify, errorSentence, app],
  );
  return { Component, isLoading, load };
}
