import { useLoad } from '../../api/useLoad';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUpcomingQuizzes } from '../../api/operationHooks';

/** How long what stands below the upcoming quizzes waits for them, in milliseconds. */
const patienceMs = 1_000;

export interface UpcomingPlace {
  /** Reaches the element that holds the upcoming quizzes and nothing else. */
  place: RefObject<HTMLDivElement | null>;
  /** Whether they are still on their way. */
  isLoading: boolean;
  /** Whether what stands below is to be hidden. */
  isWaiting: boolean;
}

/**
 * How many quizzes come next moves what stands below them, so that waits until it is known. It does
 * not wait for long: where they are late it comes before them, and they keep at least the place that
 * their skeleton held, unless nobody sees what would move.
 */
export function useUpcomingPlace(): UpcomingPlace {
  const { data, error } = useLoad(useUpcomingQuizzes());
  const isLoading = data === undefined && error === null;
  const place = useRef<HTMLDivElement>(null);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isLoading || isLate) return undefined;
    const timer = setTimeout(() => {
      const held = place.current;
      if (held) held.style.minBlockSize = `${held.getBoundingClientRect().height}px`;
      setLate(true);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [isLoading, isLate]);

  useEffect(() => {
    const held = place.current;
    if (isLoading || !isLate || !held) return;
    const next = held.nextElementSibling?.getBoundingClientRect();
    if (next && next.top >= window.innerHeight) held.style.minBlockSize = '';
  }, [isLoading, isLate]);

  return { place, isLoading, isWaiting: isLoading && !isLate };
}
