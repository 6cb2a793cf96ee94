import { useEffect } from 'react';
import { codeLoader } from '../../base/codeLoader';
import { tryUntil } from '../../base/tryUntil';

const load = codeLoader(() => import('./AnswerBoxes'));

const hasLoaded = (): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  );

/** Loads what draws several answers before a question with them is shown, and keeps trying. */
export function useSeveralAnswers(areAsked: boolean): void {
  useEffect(() => (areAsked ? tryUntil(hasLoaded) : undefined), [areAsked]);
}
