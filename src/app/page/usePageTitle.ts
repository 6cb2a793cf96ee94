import { useContext, useLayoutEffect } from 'react';
import { BrandContext } from './BrandContext';

/**
 * Sets the document title to the page and the product, before the focus moves to the page: screen
 * readers say both.
 */
export function usePageTitle(title: string): void {
  const brand = useContext(BrandContext);
  useLayoutEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}

/** Sets the document title to the product alone. */
export function useBrandTitle(): void {
  const brand = useContext(BrandContext);
  useLayoutEffect(() => {
    document.title = brand;
  }, [brand]);
}
