import { useEffect } from 'react';
import type { Question } from '../../api/entities';
import { prepareSearch } from '../filters/questionSearch';

/** Prepares the search of a whole bank while the page has nothing else to do. */
export function usePreparedSearch(questions: readonly Question[]): void {
  useEffect(() => {
    // Safari has no idle callbacks: there the first key prepares it.
    if (typeof requestIdleCallback === 'undefined') return undefined;
    let next = 0;
    const prepare = (deadline: IdleDeadline) => {
      while (next < questions.length && deadline.timeRemaining() > 0) {
        prepareSearch(questions[next] as Question);
        next += 1;
      }
      if (next < questions.length) handle = requestIdleCallback(prepare);
    };
    let handle = requestIdleCallback(prepare);
    return () => cancelIdleCallback(handle);
  }, [questions]);
}
