import type { Ref } from 'react';
import { useMergedRefs } from '../base/useMergedRefs';
import { useFocusHeir } from '../ui/focus/useFocusHeir';

/**
 * Keeps the focus below a list whose last page removes the button of `MoreRows`.
 *
 * @param ref the ref of the element around the list
 * @returns the ref to give it instead
 */
export function useMoreFocus(ref: Ref<HTMLDivElement>): Ref<HTMLDivElement> {
  const heir = useFocusHeir((_, { target }) =>
    (target as Element).querySelector<HTMLElement>(':scope > .qw-more-rows-text'),
  );
  return useMergedRefs<HTMLDivElement>(heir, ref);
}
