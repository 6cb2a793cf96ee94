import { useEffect, useState } from 'react';

const framesToSettle = 10;

/** Storybook shows the page in a frame, so a link may have its place in the address around it. */
function placeInAddress(): string {
  const own = window.location.hash;
  return decodeURIComponent((own || window.parent.location.hash).slice(1));
}

/**
 * Scrolls to a place until it stands still: what lies before it takes its true height only when it
 * comes near the window. Gives back what ends that.
 */
function goTo(id: string): () => void {
  let frame = 0;
  const step = (left: number) => {
    document.getElementById(id)?.scrollIntoView();
    if (left > 0) frame = requestAnimationFrame(() => step(left - 1));
  };
  step(framesToSettle);
  return () => cancelAnimationFrame(frame);
}

/**
 * Goes to the place that the address names: at first, since the browser looks for it before it is
 * drawn, and whenever the address changes.
 *
 * @param reveal called before, to bring what is hidden back to light
 */
export function useDeepLink(reveal: () => void): void {
  const [place, setPlace] = useState<{ id: string }>();
  useEffect(() => {
    const go = () => {
      const id = placeInAddress();
      const target = document.getElementById(id);
      if (target === null) return;
      if (target.hidden) reveal();
      setPlace({ id });
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [reveal]);
  useEffect(() => (place === undefined ? undefined : goTo(place.id)), [place]);
}
