import type { PagesPlan } from './hookTypes';

/** A plan whose first page is read by one plan, and the others by another: a few, then many. */
export function growingPages<Data>(
  first: PagesPlan<Data>,
  others: PagesPlan<Data>,
): PagesPlan<Data> {
  return {
    ...first,
    queryFn: (context) => (context.pageParam === null ? first : others).queryFn(context),
  };
}
