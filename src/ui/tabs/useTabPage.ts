import { useCallback, useEffect, useState } from 'react';

/** Width of the tabs from which they count as wide, in CSS pixels. */
const wideFrom = 640;
const perWidePage = 8;
const perNarrowPage = 3;

/**
 * Which tabs fit (spec §9). The page follows the selected tab and the width.
 *
 * @param measure ref of the element whose width counts
 */
export function useTabPage(count: number, selectedIndex: number) {
  const [isWide, setWide] = useState(false);
  const perPage = isWide ? perWidePage : perNarrowPage;
  const [page, setPage] = useState(() => Math.floor(selectedIndex / perPage));
  useEffect(() => setPage(Math.floor(selectedIndex / perPage)), [selectedIndex, perPage]);

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const look = () => setWide(element.clientWidth >= wideFrom);
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const pages = Math.max(1, Math.ceil(count / perPage));
  return {
    measure,
    /** From 0. */
    page: Math.min(page, pages - 1),
    pages,
    perPage,
    /** Shows a page, if it exists. */
    showPage: (target: number): void => {
      if (target >= 0 && target < pages) setPage(target);
    },
  };
}
