import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import { pictureWords } from '../../messages/en/picture';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Upload } from '../../ui/icons/teachingIcons';
import { PicturePanel } from './PicturePanel';
import { usePictureUpload } from './usePictureUpload';

/** Line breaks that make a paragraph of what stands beside a text. */
function gapTo(text: string, breaks: RegExp): string {
  if (text.trim() === '') return '';
  const found = breaks.exec(text)?.[0].match(/\n/g)?.length ?? 0;
  return '\n'.repeat(Math.max(0, 2 - found));
}

/**
 * Types a paragraph where the caret of a field is, as its user would, and focuses the field; the
 * caret is behind it.
 */
function insertAtCaret(field: HTMLTextAreaElement, paragraph: string): void {
  field.focus();
  const { value, selectionStart: from, selectionEnd: to } = field;
  const before = gapTo(value.slice(0, from), /\s*$/);
  const after = gapTo(value.slice(to), /^\s*/);
  field.setRangeText(before + paragraph + after, from, to, 'end');
  // What the field is registered with is notified of changes by this alone.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: paragraph }));
}

interface QuestionPicturesProps {
  /** Whether the text is in Markdown. */
  isMarkdown: boolean;
  /** Makes Markdown of a plain text in the field. @default a plain text stays plain */
  toMarkdown?: ((field: HTMLTextAreaElement) => Promise<void>) | undefined;
  /** The field: a text area, into which pictures are also pasted and dropped. */
  children: ReactNode;
  /** Called with a picture in Markdown. @default it is put where the caret of the field is */
  onInsert?: ((markdown: string) => void) | undefined;
}

function pictureIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => type.startsWith('image/'));
}

/**
 * Adds pictures to a text in Markdown: chosen with a button, pasted or dropped. A plain text becomes
 * Markdown with its first picture. Shows only the field where nobody keeps pictures. Parts:
 * `pictures`, and those of the panel. State: `data-over`.
 */
export function QuestionPictures({
  isMarkdown,
  toMarkdown,
  children,
  onInsert,
}: QuestionPicturesProps) {
  const { picture: words } = useWords(pictureWords);
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [isOver, setOver] = useState(false);
  const { isThere, ...store } = usePictureUpload();
  const isOn = isThere && (isMarkdown || toMarkdown !== undefined);
  const fieldIn = () => root.current?.querySelector('textarea');

  /** Takes a picture, and leaves everything else to the field. */
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    setOver(false);
    const found = isOn ? pictureIn(data) : undefined;
    if (!found) return;
    event.preventDefault();
    setFile(found);
  };
  const insert = async (markdown: string) => {
    const field = fieldIn();
    if (!isMarkdown && field) await toMarkdown?.(field);
    setFile(undefined);
    if (onInsert) onInsert(markdown);
    else if (field) insertAtCaret(field, markdown);
  };
  const close = () => {
    setFile(undefined);
    (button.current ?? fieldIn())?.focus();
  };
  return (
    <div
      ref={root}
      className="qw-question-pictures"
      data-part="pictures"
      data-over={isOver ? '' : undefined}
      onPaste={(event) => {
        // Office apps put a picture of copied text beside it.
        if (event.clipboardData.getData('text/plain') === '') take(event, event.clipboardData);
      }}
      onDrop={(event) => take(event, event.dataTransfer)}
      onDragOver={(event) => {
        if (!isOn || !event.dataTransfer.types.includes('Files')) return;
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      {children}
      {/* The field stays the same one when the text becomes Markdown. */}
      {isOn && file ? (
        <PicturePanel
          // Another file begins anew.
          key={`${file.name} ${file.size} ${file.lastModified}`}
          {...store}
          file={file}
          hint={isMarkdown ? undefined : words.becomesMarkdown}
          onInsert={insert}
          onClose={close}
        />
      ) : null}
      {isOn && isMarkdown ? (
        <div className="qw-question-pictures-row">
          <input
            ref={chooser}
            type="file"
            className="qw-hidden"
            hidden
            aria-label={words.file}
            accept="image/png,image/jpeg,image/webp,image/avif"
            onChange={({ target }) => {
              if (target.files?.[0]) setFile(target.files[0]);
              // Allows the same file to be chosen again.
              target.value = '';
            }}
          />
          <Button
            ref={button}
            size="small"
            icon={<Upload />}
            aria-describedby={hintId}
            onClick={() => chooser.current?.click()}
          >
            {file ? words.another : words.add}
          </Button>
          <p className="qw-question-pictures-hint" id={hintId}>
            {words.hint}
          </p>
        </div>
      ) : null}
    </div>
  );
}
