import { lazy, type ComponentType } from 'react';

const pauseMs = 2_000;

/**
 * A component that loads when it is first drawn, within `Suspense`. It keeps trying, because there
 * may be no network.
 */
export function lazyPart<Props>(importPart: () => Promise<ComponentType<Props>>) {
  const load = (): Promise<{ default: ComponentType<Props> }> =>
    importPart().then(
      (part) => ({ default: part }),
      () => new Promise((resolve) => setTimeout(resolve, pauseMs)).then(load),
    );
  return lazy(load);
}
