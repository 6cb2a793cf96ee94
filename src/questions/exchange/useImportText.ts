import { useEffect, useState } from 'react';
import type { Question } from '../../api/entities';
import type { Encoding } from '../../files/decodeText';
import { useTakesField } from '../../api/useTakesField';
import { useLatest } from '../../base/useLatest';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { usePictureUpload } from '../picture/usePictureUpload';
import type { SourceText } from './formats/archive/openArchive';
import { recognizeFormat, type Format } from './formats/formats';
import { readQuestions, type ReadText } from './formats/readQuestions';
import { useColumnChoices, type ColumnChoices } from './useColumnChoices';

/** A text to import and where it came from, or the texts of an archive. */
export type ImportSource =
  | {
      text: string;
      fileName?: string | undefined;
      encoding?: Encoding | undefined;
    }
  | { texts: readonly SourceText[] };

export interface ImportText {
  source: ImportSource | null;
  /** The recognized format, and the one that is used; null for an archive, whose files have one each. */
  recognized: Format | null;
  format: Format | null;
  /** How the text was decoded. */
  encoding: Encoding | undefined;
  /** The questions that were found; null while there is no text or it is read for the first time. */
  read: ReadText | null;
  isReading: boolean;
  columns: ColumnChoices;
  /** How many were found so far, in hundreds. */
  count: number;
  open: (source: ImportSource) => void;
  readAs: (format: Format) => void;
  close: () => void;
}

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
  const takesMarkdown = useTakesField('QuestionInput.format');
  const takesTags = useTakesField('QuestionInput.tags');
  const { isThere: takesPictures } = usePictureUpload();
  const { types } = useQuestionTypes();
  const latest = useLatest({ bank, types });
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
    choices,
    latest,
    isBankKnown,
    typeNames,
  ]);

  return {
    source,
    recognized,
    format,
    encoding: source && 'text' in source ? source.encoding : undefined,
    read,
    isReading: source !== null && (isReading || read === null),
    count,
    columns,
    open: (next) => {
      columns.begin();
      setRead(null);
      const found = 'text' in next ? recognizeFormat(next.text, next.fileName) : null;
      setRecognized(found);
      setFormat(found);
      setSource(next);
    },
    readAs: (next) => {
      setRead(null);
      setFormat(next);
    },
    close: () => {
      setSource(null);
      setRead(null);
    },
  };
}
