import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { PageLoadError } from './PageLoadError';

export type LoadPage = () => Promise<ComponentType>;

/** A component that is loaded when it is first drawn. */
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
