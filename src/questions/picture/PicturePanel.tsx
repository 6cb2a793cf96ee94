import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { listen } from '../../base/listen';
import { pictureWords } from '../../messages/en/picture';
import { BlobImage } from '../../provider/BlobImage';
import { useWords } from '../../provider/MessagesContext';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { Button } from '../../ui/button/Button';
import { TextField } from '../../ui/field/TextField';
import { Banner } from '../../ui/state/Banner';
import { pictureMarkdown } from '../../richText/markdown/pictureMarkdown';

interface PicturePanelProps {
  file: File;
  /** Most bytes of the file; undefined for any. */
  mostBytes: number | undefined;
  /** @returns the picture's address in a text */
  upload: (file: File) => Promise<string>;
  /** What inserting it does beside that. */
  hint?: string | undefined;
  onInsert: (markdown: string) => Promise<void>;
  onClose: () => void;
}

/**
 * Shows a chosen picture, asks what it shows, and uploads it. It is no form of its own, because it
 * stands in one, which it keeps from being sent meanwhile. Part: `picture-panel`.
 */
export function PicturePanel({
  file,
  mostBytes,
  upload,
  hint,
  onInsert,
  onClose,
}: PicturePanelProps) {
  const { picture: words } = useWords(pictureWords);
  const sentenceOf = useErrorSentence();
  const [alt, setAlt] = useState('');
  const [isAltMissing, setAltMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => (field.current ?? back.current)?.focus(), []);
  const isTooLarge = mostBytes !== undefined && file.size > mostBytes;
  const problem = isTooLarge ? words.tooLarge(mostBytes / 1024 / 1024) : failure;
  // Otherwise the question would be saved without it.
  useEffect(() => {
    const form = panel.current?.closest('form');
    if (!form) return undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setFailure(words.notInserted);
      (field.current ?? back.current)?.focus();
    };
    return listen(form, { submit: hold });
  }, [words]);

  const insert = async () => {
    if (isBusy) return;
    if (alt.trim() === '') {
      setAltMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      await onInsert(pictureMarkdown(alt, await upload(file)));
    } catch (error) {
      console.error(error);
      setFailure(sentenceOf(error, words.failed));
      setBusy(false);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Not the question's own form.
    event.preventDefault();
    if (!isTooLarge) void insert();
  };

  return (
    <div
      ref={panel}
      className="qw-question-picture"
      role="group"
      aria-label={words.add}
      data-part="picture-panel"
    >
      <BlobImage className="qw-question-picture-chosen" data={file} alt={words.chosen} />
      <div className="qw-question-picture-fields">
        {problem === '' ? null : (
          <Banner tone="critical" role="alert">
            {problem}
          </Banner>
        )}
        {isTooLarge ? null : (
          <TextField
            ref={field}
            label={words.alt}
            hint={words.altHint}
            error={isAltMissing ? words.altRequired : undefined}
            value={alt}
            maxLength={150}
            autoComplete="off"
            onKeyDown={press}
            onChange={({ target }) => {
              setAlt(target.value);
              setAltMissing(false);
            }}
          />
        )}
        {hint === undefined || isTooLarge ? null : (
          <p className="qw-question-pictures-hint">{hint}</p>
        )}
        <div className="qw-question-pictures-row">
          {isTooLarge ? null : (
            <Button
              variant="primary"
              size="small"
              busy={isBusy}
              busyLabel={words.inserting}
              onClick={() => void insert()}
            >
              {words.insert}
            </Button>
          )}
          <Button ref={back} size="small" onClick={onClose}>
            {words.discard}
          </Button>
        </div>
      </div>
    </div>
  );
}
