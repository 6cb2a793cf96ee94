import { useEffect, useRef, useState } from 'react';
import type { QuizChanges, RecordedChange } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { historyWords } from '../../messages/en/history';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { changeSentence } from './changeSentence';

/** How many changes a longer list shows at first. */
const shownAtFirst = 10;
const few = 4;

// Without the role, Safari does not treat a list without markers as a list.
/* eslint-disable jsx-a11y/no-redundant-roles */

/** Changes of a quiz, newest first: ten at first, and the rest on request. */
export function QuizChangeList({ history: { changes, more } }: { history: QuizChanges }) {
  const words = useWords(historyWords);
  const [isWhole, setWhole] = useState(false);
  const firstOfOthers = useRef<HTMLLIElement>(null);
  const hasMany = changes.length > shownAtFirst + few;
  const shown = isWhole || !hasMany ? changes : changes.slice(0, shownAtFirst);

  useEffect(() => {
    // The button that was pressed is gone: reading continues where the rest begins.
    if (isWhole) firstOfOthers.current?.focus();
  }, [isWhole]);

  return (
    <>
      <ol role="list" aria-label={words.list} className="qw-person-list" data-part="list">
        {shown.map((change, index) => {
          const isFirstOfOthers = isWhole && index === shownAtFirst;
          return (
            <li
              key={changes.length - index}
              className="qw-person-item qw-history-change"
              ref={isFirstOfOthers ? firstOfOthers : undefined}
              tabIndex={isFirstOfOthers ? -1 : undefined}
            >
              <ChangeRow change={change} earlier={changes.slice(index + 1)} />
            </li>
          );
        })}
      </ol>
      {hasMany && !isWhole ? (
        <Button onClick={() => setWhole(true)}>{words.showAll(changes.length)}</Button>
      ) : null}
      {more && (isWhole || !hasMany) ? (
        <p className="qw-result-note">{words.older(changes.length)}</p>
      ) : null}
    </>
  );
}

interface ChangeRowProps {
  change: RecordedChange;
  /** The changes before it, newest first. */
  earlier: readonly RecordedChange[];
}

function ChangeRow({ change, earlier }: ChangeRowProps) {
  const common = useWords(commonWords);
  const words = useWords(historyWords);
  const formats = useFormats();
  const { text, note } = changeSentence(change, earlier, words);
  const day = formats.day(change.at);
  return (
    <>
      <span className="qw-person-text qw-history-text">
        <span className="qw-text">{text}</span>
        {note === undefined ? null : (
          <>
            <VisuallyHidden>.</VisuallyHidden> <span className="qw-person-detail">{note}</span>
          </>
        )}
      </span>{' '}
      <time className="qw-person-end qw-result-note" dateTime={change.at} translate="no">
        {day === null ? common.notAvailable : `${day} ${formats.time(change.at)}`}
      </time>
    </>
  );
}
