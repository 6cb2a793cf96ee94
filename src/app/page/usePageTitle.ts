import { useContext, useEffect } from 'react';
import { BrandContext } from './BrandContext';

/** Names the document after the page and the product. */
export function usePageTitle(title: string): void {
  const brand = useContext(BrandContext);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}

/** Names the document after the product alone. */
export function useBrandTitle(): void {
  const brand = useContext(BrandContext);
  useEffect(() => {
    document.title = brand;
  }, [brand]);
}
