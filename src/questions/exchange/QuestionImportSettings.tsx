import { exchangeWords } from '../../messages/en/exchange';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { difficulties, longestDescription } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import { TextField } from '../../ui/field/TextField';
import { countings, type Counting } from '../../fileFormats/tables/keys';
import { formats, type Format } from '../../fileFormats/formats';
import type { Defaults } from '../../fileFormats/judging/judgeQuestions';
import type { ImportReview } from './useImportReview';
import type { ImportText } from './useImportText';

export interface QuestionImportSettingsProps {
  text: ImportText;
  review: ImportReview;
}

/** How to read a text, and the defaults for fields that it leaves out. Parts: `settings`. */
export function QuestionImportSettings({ text, review }: QuestionImportSettingsProps) {
  const words = useWords(exchangeWords);
  const vocabulary = useWords(vocabularyWords);
  const { typesBeside } = useQuestionTypes();
  const { read } = review;
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
