import { useMemo } from 'react';
import { useTakesField } from '../../api/useTakesField';
import { questionKinds, type QuestionKind } from '../../rules/limits';
import { usualRange, wholeRange, type OptionRange } from './options';

/** How few and how many options the server takes for a question: four and four unless it says more. */
export const useOptionRange = (): OptionRange =>
  useTakesField('Options.E') ? wholeRange : usualRange;

/** The kinds of questions that the server takes. */
export function useTakenKinds(): readonly QuestionKind[] {
  const multiple = useTakesField('QuestionInput.kind');
  const numeric = useTakesField('QuestionInput.accepted');
  return useMemo(() => {
    const takes: Record<QuestionKind, boolean> = { single: true, multiple, numeric };
    return questionKinds.filter((kind) => takes[kind]);
  }, [multiple, numeric]);
}
