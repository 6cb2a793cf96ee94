import { useState } from 'react';
import type { Listing } from '../api/useListing';
import { commonWords } from '../messages/en/common';
import { pagingWords } from '../messages/en/paging';
import { Button } from '../ui/button/Button';
import { useErrorSentence } from './useErrorSentence';
import { useWords } from './MessagesContext';

interface MoreRowsProps {
  /** A list that comes in pages. */
  list: Pick<Listing<never, unknown>, 'readMore' | 'isReadingMore' | 'moreError'>;
  /** How many rows are shown. */
  shown: number;
  /** How many there are. */
  total: number;
}

/**
 * Below a list with more pages: how much of it is shown, and a button for the next page. After the last
 * page the text remains, for the focus that the button had (`useMoreFocus`).
 */
export function MoreRows({ list, shown, total }: MoreRowsProps) {
  const common = useWords(commonWords);
  const words = useWords(pagingWords);
  const errorSentence = useErrorSentence();
  const { readMore, isReadingMore, moreError } = list;
  const [announced, setAnnounced] = useState<number>();
  // A list of another length is another one, such as what a search has found.
  const [pagedTotal, setPagedTotal] = useState<number>();
  if (pagedTotal !== total) {
    if (readMore === undefined) return null;
    setPagedTotal(total);
  }
  if (isReadingMore && announced !== total) setAnnounced(total);
  // At first the list's count is heard, and at its end this text, which gets the focus.
  const isNews = announced === total && readMore !== undefined;
  return (
    <div className="qw-more-rows" data-part="more">
      <p
        className="qw-more-rows-text"
        aria-live={isNews ? 'polite' : undefined}
        aria-atomic="true"
        tabIndex={-1}
      >
        {moreError === null ? words.shown(shown, total) : errorSentence(moreError, words.failed)}
      </p>
      {readMore === undefined ? null : (
        <Button
          size="small"
          variant="quiet"
          busy={isReadingMore}
          busyLabel={common.loading}
          onClick={readMore}
        >
          {moreError === null ? words.more : common.retry}
        </Button>
      )}
    </div>
  );
}
