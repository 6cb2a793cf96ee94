import { useDeferredValue } from 'react';
import { answeringOf } from '../../../items/answering';
import { questionFormatWords } from '../../../messages/en/questionFormat';
import { useWords } from '../../../provider/MessagesContext';
import { drawText, useSayText } from '../../../provider/questionText';
import type { ItemFieldsProps } from '../../../items/kind/kind';

/** What students will see of a question in Markdown, and below it the explanation. Parts: `preview`. */
export function QuestionPreview({ form }: { form: ItemFieldsProps['form'] }) {
  const { format: words } = useWords(questionFormatWords);
  // Typing comes first.
  const question = useDeferredValue(form.watch());
  const sayText = useSayText(question);
  return (
    <div
      className="qw-question-preview"
      role="group"
      aria-label={words.preview}
      data-part="preview"
    >
      <p className="qw-question-legend">{words.preview}</p>
      {answeringOf(question).draw({
        question,
        useWords,
        drawText,
        sayText,
        label: drawText(question.title, question),
        answer: null,
      })}
      <div>{drawText(question.description, question)}</div>
    </div>
  );
}
