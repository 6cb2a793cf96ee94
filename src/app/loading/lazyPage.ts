import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { PageLoadError } from './PageLoadError';

export type LoadPage = () => Promise<ComponentType>;

/** A component that loads on its first render. */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PageLoadError('The code of the page could not be loaded.', { cause });
    }
  });
}
