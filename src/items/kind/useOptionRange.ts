import { useTakesField } from '../../api/useTakesField';
import { usualRange, wholeRange, type OptionRange } from './options';

/** How few and how many options the server takes for a question: four and four unless it says more. */
export const useOptionRange = (): OptionRange =>
  useTakesField('Options.E') ? wholeRange : usualRange;
