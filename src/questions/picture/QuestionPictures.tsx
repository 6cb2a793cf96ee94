import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { pictureWords } from '../../messages/en/picture';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Upload } from '../../ui/icons/teachingIcons';
import { insertAtCaret } from './insertAtCaret';
import { PicturePanel } from './PicturePanel';
import { usePictureUpload } from './usePictureUpload';

interface QuestionPicturesProps {
  /** Whether the text is in Markdown. */
  isOn: boolean;
  /** The field: a text area, into which pictures are also pasted and dropped. */
  children: ReactNode;
  /** Called with a picture in Markdown. @default it is put where the caret of the field is */
  onInsert?: ((markdown: string) => void) | undefined;
}

function pictureIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => type.startsWith('image/'));
}

/**
 * Adds pictures to a text in Markdown: chosen with a button, pasted or dropped. Shows only the field
 * where the text is plain or nobody keeps pictures. Parts: `pictures`, and those of the panel. State: `data-over`.
 */
export function QuestionPictures({ isOn, children, onInsert }: QuestionPicturesProps) {
  const { picture: words } = useWords(pictureWords);
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [isOver, setOver] = useState(false);
  const { isThere, ...store } = usePictureUpload();

  /** Takes a picture, and leaves everything else to the field. */
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    setOver(false);
    const found = isOn && isThere ? pictureIn(data) : undefined;
    if (!found) return;
    event.preventDefault();
    setFile(found);
  };
  const insert = (markdown: string) => {
    const field = root.current?.querySelector('textarea');
    setFile(undefined);
    if (onInsert) onInsert(markdown);
    else if (field) insertAtCaret(field, markdown);
  };
  const close = () => {
    setFile(undefined);
    button.current?.focus();
  };
  return (
    <div
      ref={root}
      className="qw-question-pictures"
      data-part="pictures"
      data-over={isOver ? '' : undefined}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onDragOver={(event) => {
        if (!isOn || !isThere || !event.dataTransfer.types.includes('Files')) return;
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      {children}
      {/* The field stays the same one when the text becomes Markdown. */}
      {isOn && isThere ? (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={words.file}
            accept="image/png,image/jpeg,image/webp,image/avif"
            onChange={({ target }) => {
              if (target.files?.[0]) setFile(target.files[0]);
              // Allows the same file to be chosen again.
              target.value = '';
            }}
          />
          {file && (
            <PicturePanel
              // Another file begins anew.
              key={`${file.name} ${file.size} ${file.lastModified}`}
              {...store}
              file={file}
              onInsert={insert}
              onClose={close}
            />
          )}
          <div className="qw-question-pictures-row">
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
        </>
      ) : null}
    </div>
  );
}
