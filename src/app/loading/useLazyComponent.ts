import { useCallback, useRef, useState, type ComponentType } from 'react';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';

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
      } catch {
        if (isNeeded) notify({ tone: 'critical', message: app.partFailed });
      }
      setLoading(false);
      return there.current;
    },
    [importPart, notify, app],
  );
  return { Component, isLoading, load };
}
