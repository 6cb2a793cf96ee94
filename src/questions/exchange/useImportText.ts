import { useEffect, useState } from 'react';
import type { Question } from '../../api/entities';
import type { Encoding } from '../../files/encodings';
import { useTakesField } from '../../api/useTakesField';
import { useLatest } from '../../base/useLatest';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { usePictureUpload } from '../picture/usePictureUpload';
import type { EncodedPart, EncodingGuess } from '../../fileFormats/archive/openArchive';
import { recognizeFormat, type Format } from '../../fileFormats/formats';
import { readQuestions, type ReadText } from '../../fileFormats/judging/readQuestions';
import { openSource, type ImportSource } from './openSource';
import { useColumnChoices, type ColumnChoices } from './useColumnChoices';

export interface ImportText {
  source: ImportSource | null;
  /** The recognized format, and the one that is used; null for an archive, whose files have one each. */
  recognized: Format | null;
  format: Format | null;
  /** How it was read where it does not say its encoding. */
  guesses: readonly EncodingGuess[];
  /** The questions that were found; null while there is no text or it is read for the first time. */
  read: ReadText | null;
  isReading: boolean;
  columns: ColumnChoices;
  /** How many were found so far, in hundreds. */
  count: number;
  open: (source: ImportSource) => void;
  readAs: (format: Format) => void;
  /** Whether tags are HTML where the file does not say so. */
  readsTags: boolean;
  setReadsTags: (readsTags: boolean) => void;
  /** Reads a part of the file in another encoding. */
  readIn: (part: EncodedPart, encoding: Encoding) => void;
  close: () => void;
}

const noGuesses: readonly EncodingGuess[] = [];

/** Reads a text for import. A newer text replaces one that is still being read. */
export function useImportText(bank: readonly Question[] | undefined): ImportText {
  const [source, setSource] = useState<ImportSource | null>(null);
  const [recognized, setRecognized] = useState<Format | null>(null);
  const [format, setFormat] = useState<Format | null>(null);
  const [read, setRead] = useState<ReadText | null>(null);
  const [isReading, setReading] = useState(false);
  const [count, setCount] = useState(0);
  const columns = useColumnChoices();
  const { choices } = columns;
  const [readsTags, setReadsTags] = useState(false);
  const takesMarkdown = useTakesField('QuestionInput.format');
  const takesTags = useTakesField('QuestionInput.tags');
  const { isThere: takesPictures } = usePictureUpload();
  const { types } = useQuestionTypes();
  const latest = useLatest({ bank, types, source });
  // Hosts may make the same list anew at each render.
  const typeNames = JSON.stringify(types);
  // Without the bank, no duplicates are found.
  const isBankKnown = bank !== undefined;

  useEffect(() => {
    if (!source) return undefined;
    const reading = new AbortController();
    setReading(true);
    setCount(0);
    const { signal } = reading;
    const onCount = (found: number) => setCount(found - (found % 100));
    const texts =
      'texts' in source ? source.texts : [{ text: source.text, format: format ?? 'csv' }];
    readQuestions(texts, latest.current.bank, {
      types: latest.current.types,
      takesMarkdown,
      takesPictures,
      takesTags,
      readsTags,
      choices,
      signal,
      onCount,
    }).then(
      (found) => {
        setRead(found);
        setReading(false);
      },
      (error: unknown) => {
        if (!reading.signal.aborted) throw error;
      },
    );
    return () => reading.abort();
  }, [
    source,
    format,
    takesMarkdown,
    takesPictures,
    takesTags,
    readsTags,
    choices,
    latest,
    isBankKnown,
    typeNames,
  ]);

  // What was read stays until the text is read in the other way, and with it the focus.
  const openAgain = (next: ImportSource) => {
    columns.begin();
    const found = 'text' in next ? recognizeFormat(next.text, next.file?.name) : null;
    setRecognized(found);
    setFormat(found);
    setSource(next);
  };

  return {
    source,
    recognized,
    format,
    guesses: source?.guesses ?? noGuesses,
    read,
    isReading: source !== null && (isReading || read === null),
    columns,
    count,
    open: (next) => {
      setRead(null);
      openAgain(next);
    },
    readAs: setFormat,
    readsTags,
    setReadsTags,
    readIn: (part, encoding) => {
      if (!source?.file) return;
      const chosen = Object.fromEntries(
        source.guesses?.map((guess) => [guess.part, guess.encoding]) ?? [],
      );
      // It could be opened before, and is left as it is if it no longer can.
      openSource(source.file, { ...chosen, [part]: encoding }).then((next) => {
        if (typeof next === 'string' || latest.current.source !== source) return;
        openAgain(next);
        if (format !== recognized) setFormat(format);
      }, console.error);
    },
    close: () => {
      setReadsTags(false);
      setSource(null);
      setRead(null);
    },
  };
}
