import { useEffect, useRef, useState } from 'react';
import { exchangeWords } from '../../messages/en/exchange';
import { useWords } from '../../provider/MessagesContext';
import { Badge } from '../../ui/text/Badge';
import { Tabs } from '../../ui/tabs/Tabs';
import { QuestionImportColumns } from './QuestionImportColumns';
import { QuestionImportEncoding } from './QuestionImportEncoding';
import { QuestionImportPreview } from './QuestionImportPreview';
import { QuestionImportReport } from './QuestionImportReport';
import { QuestionImportSettings, type QuestionImportSettingsProps } from './QuestionImportSettings';

/** What was found in a text, before any of it is added. Parts: `summary`. */
export function QuestionImportReview({ text, review }: QuestionImportSettingsProps) {
  const words = useWords(exchangeWords);
  const { summary } = words;
  const { read, taken, pictures, twins, pending, refused, report } = review;
  const { tables } = read;
  const firstTab = () => {
    if (tables.some(({ isSure }) => !isSure)) return 'columns';
    return taken.length === 0 && report.length > 0 ? 'report' : 'preview';
  };
  const [tab, setTab] = useState(firstTab);
  // Another format or encoding makes another table of the text.
  const way = [text.format, ...text.guesses.map(({ encoding }) => encoding)].join(' ');
  const [seen, setSeen] = useState({ read, way });
  if (read !== seen.read) {
    setSeen({ read, way });
    if (way !== seen.way) setTab(firstTab());
  }
  // The focused element is gone with the step before.
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="qw-question-import">
      <p
        className="qw-question-import-row"
        ref={heading}
        tabIndex={-1}
        role="status"
        data-part="summary"
      >
        {read.questions.length === 0 ? <span className="qw-text">{summary.none}</span> : null}
        {taken.length > 0 ? <Badge tone="positive">{summary.new(taken.length)}</Badge> : null}
        {pictures > 0 ? <Badge>{summary.pictures(pictures)}</Badge> : null}
        {pending > 0 ? <Badge>{summary.pending(pending)}</Badge> : null}
        {twins > 0 ? <Badge>{summary.twins(twins)}</Badge> : null}
        {refused > 0 ? <Badge tone="critical">{summary.refused(refused)}</Badge> : null}
      </p>
      {text.guesses.map((guess) => (
        <QuestionImportEncoding
          key={guess.part}
          guess={guess}
          onChange={(encoding) => text.readIn(guess.part, encoding)}
        />
      ))}
      <QuestionImportSettings text={text} review={review} />
      {read.questions.length === 0 && report.length === 0 ? null : (
        <Tabs
          label={words.view}
          previousLabel={words.previous}
          nextLabel={words.next}
          tabs={[
            ...(tables.length > 0 ? [{ id: 'columns', label: words.columns.title }] : []),
            { id: 'preview', label: `${words.preview} (${taken.length})` },
            { id: 'report', label: `${words.report} (${report.length})` },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'columns' ? (
            <QuestionImportColumns tables={tables} columns={text.columns} />
          ) : tab === 'preview' ? (
            <QuestionImportPreview questions={taken} pictures={read.pictures} />
          ) : (
            <QuestionImportReport lines={report} />
          )}
        </Tabs>
      )}
    </div>
  );
}
