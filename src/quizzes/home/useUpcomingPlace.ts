import { useLoad } from '../../api/useLoad';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUpcomingList } from '../../provider/quizLists';

/** How long the content below the upcoming quizzes waits for them, in milliseconds. */
const patienceMs = 1_000;

export interface UpcomingPlace {
  /** Refers to the element that holds the upcoming quizzes and nothing else. */
  place: RefObject<HTMLDivElement | null>;
  /** Whether the quizzes are still loading. */
  isLoading: boolean;
  /** Whether the content below must stay hidden. */
  isPending: boolean;
}

/**
 * Hides the content below the upcoming quizzes until their number is known, because it would move
 * otherwise. It hides it only briefly: if the quizzes are slow, the content appears first, and the
 * quizzes keep at least the space of their skeleton unless whatever would move is out of sight.
 */
export function useUpcomingPlace(): UpcomingPlace {
  const { data, error } = useLoad(useUpcomingList());
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

  return { place, isLoading, isPending: isLoading && !isLate };
}
