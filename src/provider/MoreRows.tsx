import { useRef, useState } from 'react';
import type { Listing } from '../api/useListing';
import { commonWords } from '../messages/en/common';
import { pagingWords } from '../messages/en/paging';
import { Button } from '../ui/button/Button';
import { useFocusHeir } from '../ui/focus/useFocusHeir';
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
 * Below a list that goes on: how much of it is shown, and a button for the next page. After the last
 * page, the text remains and has the focus of the button.
 */
export function MoreRows({ list, shown, total }: MoreRowsProps) {
  const common = useWords(commonWords);
  const words = useWords(pagingWords);
  const errorSentence = useErrorSentence();
  const status = useRef<HTMLParagraphElement>(null);
  const root = useFocusHeir(() => status.current);
  const { readMore, isReadingMore, moreError } = list;
  // A list of another length is another one, such as what a search has found.
  const [wentOn, setWentOn] = useState<number>();
  if (readMore !== undefined && wentOn !== total) setWentOn(total);
  if (readMore === undefined && wentOn !== total) return null;
  return (
    <div ref={root} className="qw-more-rows" data-part="more">
      <p ref={status} className="qw-more-rows-text" role="status" tabIndex={-1}>
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
