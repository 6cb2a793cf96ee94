import { useTakesField } from '../api/useCapability';
import { fewestOptions, mostOptions, usualOptions } from './options';

/** How few and how many options the server takes for a question: four and four unless it says more. */
export function useOptionRange(): { fewest: number; most: number } {
  return useTakesField('Options.E')
    ? { fewest: fewestOptions, most: mostOptions }
    : { fewest: usualOptions, most: usualOptions };
}
