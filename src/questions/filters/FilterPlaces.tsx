import { useFacets } from '../tags/useFacets';
import { tagsIn, type BankView } from './bankView';

/** Room for filters that are drawn later, so that they do not move the rows. */
export const drawPlaces = (count: number) =>
  Array.from({ length: count }, (_, nth) => (
    <span
      key={`place ${nth}`}
      className="qw-question-bank-filter qw-question-bank-place"
      aria-hidden="true"
    />
  ));

interface FilterPlacesProps {
  view: BankView;
  /** Whether the rows are there. */
  areRowsThere: boolean;
}

/** The room that the other filters and their buttons take once they have loaded. */
export function FilterPlaces({ view, areRowsThere }: FilterPlacesProps) {
  const { tags, used, quality, takesTags, isPending, isWhole } = useFacets(areRowsThere);
  const hasTags = tags.length > 0 || tagsIn(view).length > 0 || (takesTags && !isWhole);
  const known = [hasTags, used !== undefined, quality !== undefined].filter(Boolean).length;
  return (
    <>
      {areRowsThere ? drawPlaces(isPending ? 3 : known) : null}
      <span className="qw-question-bank-tools" aria-hidden="true" />
    </>
  );
}
