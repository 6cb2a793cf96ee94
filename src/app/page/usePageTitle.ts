import { useContext, useEffect } from 'react';
import { BrandContext } from './BrandContext';

/** Sets the document title to the page and the product. */
export function usePageTitle(title: string): void {
  const brand = useContext(BrandContext);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}

/** Sets the document title to the product alone. */
export function useBrandTitle(): void {
  const brand = useContext(BrandContext);
  useEffect(() => {
    document.title = brand;
  }, [brand]);
}
