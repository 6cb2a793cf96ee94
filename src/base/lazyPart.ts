import { lazy, type ComponentType } from 'react';
import { codeLoader } from './codeLoader';

const pauseMs = 2_000;

/**
 * A component that loads when it is first drawn, within `Suspense`. It keeps trying, because there
 * may be no network.
 */
export function lazyPart<Props>(importPart: () => Promise<ComponentType<Props>>) {
  const loadPart = codeLoader(importPart);
  const load = (): Promise<{ default: ComponentType<Props> }> =>
    loadPart().then(
      (part) => ({ default: part }),
      () => new Promise((resolve) => setTimeout(resolve, pauseMs)).then(load),
    );
  return lazy(load);
}
