import { useDeferredValue } from 'react';
import { answeringOf } from '../../items/answering';
import { questionKindWords } from '../../messages/en/questionKind';
import { questionFormatWords } from '../../messages/en/questionFormat';
import { useWords } from '../../provider/MessagesContext';
import { drawText } from '../../provider/questionText';
import { textFormats } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import type { QuestionFormControl } from './useQuestionForm';

/**
 * How the texts of a question are written, and for Markdown what students will see. Parts:
 * `preview`.
 */
export function FormatFields({ form }: { form: QuestionFormControl }) {
  const { format: words } = useWords(questionFormatWords);
  const { chooseAll } = useWords(questionKindWords);
  // Typing comes first.
  const question = useDeferredValue(form.watch());
  const { format = 'plain', title, description } = question;
  return (
    <>
      <Select
        label={words.label}
        hint={words.hint}
        value={form.watch('format') ?? 'plain'}
        options={textFormats.map((value) => ({ value, label: words.names[value] }))}
        onChange={({ target }) =>
          form.setValue('format', target.value === 'markdown' ? 'markdown' : undefined, {
            shouldDirty: true,
          })
        }
      />
      {format === 'markdown' ? (
        <div
          className="qw-question-preview"
          role="group"
          aria-label={words.preview}
          data-part="preview"
        >
          <p className="qw-question-legend">{words.preview}</p>
          {answeringOf(question).draw({
            question,
            chooseAll,
            drawText,
            label: drawText(title, question),
            answer: null,
          })}
          <div>{drawText(description, question)}</div>
        </div>
      ) : null}
    </>
  );
}
