import { useEffect } from 'react';
import { tryUntil } from '../../base/tryUntil';

const hasLoaded = (): Promise<boolean> =>
  import('./AnswerBoxes').then(
    () => true,
    () => false,
  );

/** Loads what draws several answers before a question with them is shown, and keeps trying. */
export function useSeveralAnswers(areAsked: boolean): void {
  useEffect(() => (areAsked ? tryUntil(hasLoaded) : undefined), [areAsked]);
}
