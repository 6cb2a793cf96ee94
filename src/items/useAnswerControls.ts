import { useEffect } from 'react';
import { tryUntil } from '../base/tryUntil';
import { questionKinds, type QuestionKind } from '../rules/limits';
import { answeringOf } from './answering';

const isLoaded = (kind: QuestionKind): Promise<boolean> =>
  (answeringOf({ kind }).load?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  );

/**
 * Loads what questions of some kinds are answered with before they are shown, and keeps trying.
 *
 * @param kinds those that this version does not know load nothing
 */
export function useAnswerControls(kinds: readonly (QuestionKind | undefined)[]): void {
  const wanted = [...new Set(kinds)].join(' ');
  useEffect(() => {
    const known = questionKinds.filter((kind) => wanted.split(' ').includes(kind));
    const stops = known.map((kind) => tryUntil(() => isLoaded(kind)));
    return () => stops.forEach((stop) => stop());
  }, [wanted]);
}
