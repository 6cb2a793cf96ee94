import { useEffect, useMemo, useRef, useState } from 'react';
import { exchangeWords } from '../../messages/en/exchange';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { longestDescription } from '../../rules/limits';
import { difficulties } from '../../rules/limits';
import { Badge } from '../../ui/text/Badge';
import { Select } from '../../ui/select/Select';
import { Tabs } from '../../ui/tabs/Tabs';
import { TextField } from '../../ui/field/TextField';
import { countings, type Counting } from './formats/csv/keys';
import { formats, type Format } from './formats/formats';
import type { Defaults } from './formats/judgeQuestions';
import type { ReadText } from './formats/readQuestions';
import { filesOf } from './pictureUploads';
import { QuestionImportColumns } from './QuestionImportColumns';
import { QuestionImportEncoding } from './QuestionImportEncoding';
import { QuestionImportPreview } from './QuestionImportPreview';
import { QuestionImportReport } from './QuestionImportReport';
import type { ImportReview } from './useImportReview';
import type { ImportText } from './useImportText';

interface QuestionImportReviewProps {
  text: ImportText;
  read: ReadText;
  review: ImportReview;
}

/** What was found in a text, before any of it is added. Parts: `summary`, `settings`. */
export function QuestionImportReview({ text, read, review }: QuestionImportReviewProps) {
  const words = useWords(exchangeWords);
  const { summary } = words;
  const { taken, twins, waiting, refused, report } = review;
  const pictures = useMemo(
    () =>
      filesOf(
        taken.map(({ draft }) => draft),
        read.pictures,
      ).size,
    [taken, read.pictures],
  );
  const { tables } = read;
  const [tab, setTab] = useState(() => {
    if (tables.some(({ isSure }) => !isSure)) return 'columns';
    return taken.length === 0 && report.length > 0 ? 'report' : 'preview';
  });
  // The focused element is gone with the step before.
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="qw-question-import">
      <p className="qw-question-import-row" ref={heading} tabIndex={-1} data-part="summary">
        {read.questions.length === 0 ? <span className="qw-text">{summary.none}</span> : null}
        {taken.length > 0 ? <Badge tone="positive">{summary.new(taken.length)}</Badge> : null}
        {pictures > 0 ? <Badge>{summary.pictures(pictures)}</Badge> : null}
        {waiting > 0 ? <Badge>{summary.waiting(waiting)}</Badge> : null}
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
      <ReviewSettings {...{ text, read, review }} />
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
            <QuestionImportColumns
              {...{ tables }}
              columns={text.columns}
              result={
                text.isReading ? '' : `${summary.new(taken.length)}. ${summary.refused(refused)}.`
              }
            />
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

/** How to read the text, and the defaults for fields that it leaves out. */
function ReviewSettings({ text, read, review }: QuestionImportReviewProps) {
  const words = useWords(exchangeWords);
  const vocabulary = useWords(vocabularyWords);
  const { typesBeside } = useQuestionTypes();
  const counted = read.tables.find(({ keys }) => keys !== undefined)?.keys;
  const { defaults, setDefaults, takesTwins, setTakesTwins, twins, silent, categoryTags } = review;
  const change = (changed: Partial<Defaults>) => setDefaults({ ...defaults, ...changed });
  return (
    <div className="qw-question-import-settings" data-part="settings">
      {text.format === null ? null : (
        <Select
          label={words.format}
          value={text.format}
          onChange={({ target }) => text.readAs(target.value as Format)}
          options={Object.entries(formats).map(([value, { name }]) => ({
            value,
            label: value === text.recognized ? words.automatic(name) : name,
          }))}
        />
      )}
      {counted ? (
        <Select
          label={words.counting.label}
          value={counted.counting}
          onChange={({ target }) => text.columns.count(target.value as Counting)}
          options={countings
            .filter((counting) => counting !== 'text' || counted.canBeText)
            .map((counting) => ({ value: counting, label: words.counting[counting] }))}
        />
      ) : null}
      {read.tagged > 0 ? (
        <Select
          label={words.tags.label}
          hint={words.tags.hint(read.tagged)}
          value={text.readsTags ? 'html' : 'text'}
          onChange={({ target }) => text.setReadsTags(target.value === 'html')}
          options={[
            { value: 'text', label: words.tags.text },
            { value: 'html', label: words.tags.html },
          ]}
        />
      ) : null}
      {twins > 0 ? (
        <Select
          label={words.twins.label}
          value={takesTwins ? 'take' : 'skip'}
          onChange={({ target }) => setTakesTwins(target.value === 'take')}
          options={[
            { value: 'skip', label: words.twins.skip(twins) },
            { value: 'take', label: words.twins.take(twins) },
          ]}
        />
      ) : null}
      {categoryTags.length > 0 ? (
        <Select
          label={words.categories.label}
          hint={words.categories.named(
            categoryTags.slice(0, 3).join(', '),
            categoryTags.length - 3,
          )}
          value={review.takesCategories ? 'take' : 'leave'}
          onChange={({ target }) => review.setTakesCategories(target.value === 'take')}
          options={[
            { value: 'take', label: words.categories.take },
            { value: 'leave', label: words.categories.leave },
          ]}
        />
      ) : null}
      {silent.type > 0 ? (
        <Select
          label={words.fields.type}
          hint={words.defaults.missing(silent.type)}
          placeholder={words.defaults.choose}
          value={defaults.type}
          onChange={({ target }) => change({ type: target.value })}
          options={typesBeside(defaults.type)}
        />
      ) : null}
      {silent.difficulty > 0 ? (
        <Select
          label={words.fields.difficulty}
          hint={words.defaults.missing(silent.difficulty)}
          placeholder={words.defaults.choose}
          value={defaults.difficulty}
          onChange={({ target }) => change({ difficulty: target.value as Defaults['difficulty'] })}
          options={difficulties.map((difficulty) => ({
            value: difficulty,
            label: vocabulary.difficulty[difficulty],
          }))}
        />
      ) : null}
      {silent.description > 0 ? (
        <TextField
          label={words.fields.description}
          hint={words.defaults.missing(silent.description)}
          autoComplete="off"
          maxLength={longestDescription}
          value={defaults.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      ) : null}
    </div>
  );
}
