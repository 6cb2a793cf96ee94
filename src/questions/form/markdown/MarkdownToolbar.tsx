import { useEffect, type ReactElement, type RefObject } from 'react';
import { questionFormatWords } from '../../../messages/en/questionFormat';
import { useWords } from '../../../provider/MessagesContext';
import { useLatest } from '../../../base/useLatest';
import { listen } from '../../../base/listen';
import { IconButton } from '../../../ui/button/IconButton';
import { Bold, CodeXml, Sigma } from '../../../ui/icons/teachingIcons';
import { Toolbar } from '../../../ui/toolbar/Toolbar';
import type { ItemFieldsProps } from '../../../items/kind/kind';
import { bold, code, formula, wordAround, type Edit, type Selected } from './edits';
import { writeInMarkdown, type LongField } from './writeInMarkdown';

/** Changes a field as typing would: the browser can undo it, and the form notices it. */
function applyEdit(field: HTMLTextAreaElement, edit: (selected: Selected) => Edit): void {
  const { value: text, selectionStart, selectionEnd } = field;
  const { from, to, inserted, start, end } = edit({
    text,
    start: selectionStart,
    end: selectionEnd,
  });
  field.focus();
  field.setSelectionRange(from, to);
  // The one way to type for a user that the browser can undo; every browser has it (jsdom does not).
  if (!document.execCommand?.('insertText', false, inserted)) {
    field.setRangeText(inserted, from, to);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}

interface Mark {
  name: 'bold' | 'code' | 'formula';
  icon: ReactElement;
  edit: (selected: Selected, example: string) => Edit;
  /** Whether signs mean themselves in it. */
  isVerbatim: boolean;
  /** Pressed together with Ctrl, or ⌘, in the field. */
  key?: string;
}

const marks: readonly Mark[] = [
  { name: 'bold', icon: <Bold />, edit: bold, isVerbatim: false, key: 'b' },
  { name: 'code', icon: <CodeXml />, edit: code, isVerbatim: true, key: 'e' },
  { name: 'formula', icon: <Sigma />, edit: formula, isVerbatim: true },
];

interface MarkdownToolbarProps {
  form: ItemFieldsProps['form'];
  name: LongField;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Marks what is selected in a field, else the word at the caret, else an example. In a plain question, the first mark makes it one in Markdown. */
export function MarkdownToolbar({ form, name, field }: MarkdownToolbarProps) {
  const { format: words } = useWords(questionFormatWords);
  const put = useLatest(({ name: mark, edit, isVerbatim }: Mark) => {
    const { current } = field;
    if (!current) return;
    const { value: text, selectionStart, selectionEnd } = current;
    const { start, end } = wordAround({ text, start: selectionStart, end: selectionEnd });
    current.setSelectionRange(start, end);
    if (form.getValues('format') !== 'markdown') {
      writeInMarkdown(form, name, current, isVerbatim);
    }
    applyEdit(current, (selected) => edit(selected, words.examples[mark]));
  });
  useEffect(() => {
    const { current } = field;
    return current
      ? listen(current, {
          keydown: (event) => {
            const isAlone = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
            const pressed = marks.find(({ key }) => key === event.key.toLowerCase());
            if (!isAlone || !pressed) return;
            event.preventDefault();
            put.current(pressed);
          },
        })
      : undefined;
  }, [field, put]);
  return (
    <Toolbar className="qw-question-toolbar" label={words.toolbar} data-part="toolbar">
      {marks.map((each) => {
        const { name: mark, icon, key = '' } = each;
        const label = words.marks[mark];
        const letter = key.toUpperCase();
        return (
          <IconButton
            key={mark}
            label={label}
            icon={icon}
            size="small"
            aria-keyshortcuts={key && `Control+${letter} Meta+${letter}`}
            title={key ? words.pressed(label, letter) : label}
            onClick={() => put.current(each)}
          />
        );
      })}
    </Toolbar>
  );
}
