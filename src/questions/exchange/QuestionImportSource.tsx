import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { exchangeWords } from '../../messages/en/exchange';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { Banner } from '../../ui/state/Banner';
import { Button } from '../../ui/button/Button';
import { Download } from '../../ui/icons/icons';
import { FileUp } from '../../ui/icons/teachingIcons';
import { TextArea } from '../../ui/field/TextArea';
import { exportQuestions } from './exportQuestions';
import { exampleQuestions } from '../../fileFormats/exampleQuestions';
import { acceptedFiles, formatNames } from '../../fileFormats/formats';
import { mostMegabytes, openSource, type ImportSource, type UnopenedFile } from './openSource';

interface QuestionImportSourceProps {
  /** Id of the form, for its submit button. */
  formId: string;
  /** Pasted text that has not been read yet; the dialog keeps it. */
  pasted: string;
  onPastedChange: (text: string) => void;
  onSource: (source: ImportSource) => void;
}

/**
 * Takes questions from a file, dropped or chosen, or from a text, pasted anywhere or into the
 * field. Parts: `drop`. State: `data-over`.
 */
export function QuestionImportSource({
  formId,
  pasted,
  onPastedChange,
  onSource,
}: QuestionImportSourceProps) {
  const { source: words } = useWords(exchangeWords);
  const { types } = useQuestionTypes();
  const hintId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  // The focused button is gone with the step before, or is another button by now.
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');

  const openText = (text: string) => {
    setProblem(text.trim() === '' ? words.nothing : '');
    if (text.trim() !== '') onSource({ text });
  };

  const sentenceOf = (unopened: UnopenedFile): string => {
    switch (unopened) {
      case 'nothing':
      case 'notText':
        return words[unopened];
      case 'tooLarge':
        return words.tooLarge(mostMegabytes);
      default:
        return words.archive[unopened.slice('archive.'.length) as keyof typeof words.archive];
    }
  };

  const openFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const source = await openSource(file);
      setProblem(typeof source === 'string' ? sentenceOf(source) : '');
      if (typeof source !== 'string') onSource(source);
    } catch (error) {
      console.error(error);
      setProblem(words.unreadable);
    }
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void openFile(file);
    else openText(event.dataTransfer.getData('text/plain'));
  };

  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file && event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    if (file) void openFile(file);
    else openText(event.clipboardData.getData('text/plain'));
  };

  return (
    <form
      id={formId}
      className="qw-question-import"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        openText(pasted);
      }}
      onPaste={paste}
      // A file dropped beside the button would open in place of the page.
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        ref={first}
        className="qw-question-import-drop"
        data-part="drop"
        data-over={isOver ? '' : undefined}
        aria-describedby={hintId}
        onClick={() => chooser.current?.click()}
      >
        <FileUp className="qw-question-import-icon" aria-hidden="true" />
        <span className="qw-text">{words.drop}</span>
      </button>
      <p className="qw-question-import-hint" id={hintId}>
        {words.dropHint(formatNames)}
      </p>
      <input
        ref={chooser}
        type="file"
        className="qw-hidden"
        hidden
        aria-label={words.file}
        accept={acceptedFiles}
        onChange={({ target }) => {
          void openFile(target.files?.[0]);
          // Allows the same file to be chosen again after a correction.
          target.value = '';
        }}
      />
      {problem === '' ? null : (
        <Banner tone="critical" role="alert">
          {problem}
        </Banner>
      )}
      <TextArea
        label={words.paste}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={pasted}
        onChange={({ target }) => onPastedChange(target.value)}
      />
      <div className="qw-question-import-row">
        <Button
          size="small"
          icon={<Download />}
          onClick={() =>
            void exportQuestions(exampleQuestions(types[0]?.value ?? ''), 'csv', words.exampleFile)
          }
        >
          {words.example}
        </Button>
      </div>
    </form>
  );
}
