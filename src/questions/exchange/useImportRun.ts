import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { QuestionInput } from '../../api/entities';
import {
  createQuestionOptions,
  deleteQuestionOptions,
  importQuestionsOptions,
  questionFacetsKey,
  questionsOptions,
} from '../../api/teachingOperations';
import { useCapability } from '../../api/useCapability';
import { listen } from '../../base/listen';
import { exchangeWords } from '../../messages/en/exchange';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useWords } from '../../provider/MessagesContext';
import { useNotifyIfClosed } from '../../provider/notifications';
import { usePictureUpload } from '../picture/usePictureUpload';
import {
  addQuestions,
  learnIds,
  removeQuestions,
  startRun,
  type ImportCalls,
  type ImportRun,
  type RefusedQuestion,
} from './importRun';
import { filesOf } from './pictureUploads';
import type { RecentImport } from './recentImports';
import type { RecentImports } from './useRecentImports';

export interface ImportProgress {
  /** What is happening, or how it ended. */
  phase: 'uploading' | 'adding' | 'added' | 'stopped' | 'failed' | 'removing' | 'removed';
  /** How many questions to add, or to remove; of pictures to upload. */
  all: number;
  /** How many of them have been processed. */
  done: number;
  /** How many of them are in the bank now. */
  added: number;
  /** How many were removed by an undo. */
  removed: number;
  /** How many an undo left in the bank, because somebody has changed or used them. */
  kept: number;
  /** Whether the server may have added more than it reported. */
  isUnsure: boolean;
  /** Whether an undo was stopped rather than refused. */
  isUndoStopped: boolean;
  refused: readonly RefusedQuestion[];
  /** Why the run, or its undo, failed. */
  sentence: string | undefined;
}

export interface RunningImport {
  /** Null before the first question is sent. */
  progress: ImportProgress | null;
  isBusy: boolean;
  /** Whether the bank has questions of it that nobody has touched since. */
  isUndoable: boolean;
  /** Whether nothing is left to add, or to undo from here alone. */
  isSettled: boolean;
  /** @param files the pictures that the questions show, by the ids in their texts */
  start: (questions: readonly QuestionInput[], files: ReadonlyMap<string, File>) => void;
  /** Adds the rest. */
  resume: () => void;
  stop: () => void;
  /** @param recent an earlier import. @default this one */
  undo: (recent?: RecentImport) => void;
}

/**
 * Adds questions to the bank, continues after a failure, and undoes an import. It reloads the bank
 * once at the end, because the generated hooks would reload it after each call.
 *
 * @param isOpen whether the outcome is on the screen
 * @param recent where it is kept what can be undone
 */
export function useImportRun(
  isOpen: boolean,
  onImported: (ids: readonly string[]) => void,
  { imports, keep }: RecentImports,
): RunningImport {
  const words = useWords(exchangeWords);
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const errorSentence = useErrorSentence();
  const { client, queryClient } = useApi();
  const { isThere: takesMany } = useCapability('importQuestions', isOpen);
  const run = useRef<ImportRun | null>(null);
  const busy = useRef(false);
  const stopped = useRef(false);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [keptAt, setKeptAt] = useState<string>();
  const { upload } = usePictureUpload();
  const isBusy = ['uploading', 'adding', 'removing'].includes(progress?.phase ?? '');

  // The browser asks for confirmation before the page closes, in its own words.
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    return listen(window, { beforeunload: ask });
  }, [isBusy]);
  // A run whose dialog is gone has no one to tell, and no one to stop it.
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  const plan = questionsOptions(client);
  const calls: ImportCalls = {
    bank: () => plan.queryFn({ signal: new AbortController().signal }),
    addMany: (questions) => importQuestionsOptions(client).mutationFn({ questions }),
    add: createQuestionOptions(client).mutationFn,
    remove: (id) => deleteQuestionOptions(client).mutationFn({ id }),
    upload,
  };
  const reload = () => {
    for (const queryKey of [plan.queryKey, questionFacetsKey()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };

  const show = (
    { questions, next, added, refused, kept, isUnsure }: ImportRun,
    phase: ImportProgress['phase'],
    more: Partial<ImportProgress> = {},
  ) =>
    setProgress({
      phase,
      added,
      all: questions.length,
      done: next,
      removed: 0,
      sentence: undefined,
      kept,
      isUnsure,
      isUndoStopped: false,
      refused: [...refused],
      ...more,
    });

  const add = async (current: ImportRun) => {
    if (busy.current) return;
    busy.current = true;
    stopped.current = false;
    const { added: before } = current;
    const showAdded = () => {
      const { uploads, hasUploaded } = current;
      const done = uploads.addresses.size + uploads.refused.size;
      if (hasUploaded) show(current, 'adding');
      else show(current, 'uploading', { all: uploads.files.size, done });
    };
    showAdded();
    try {
      await addQuestions(current, calls, showAdded, () => stopped.current);
      show(current, current.next < current.questions.length ? 'stopped' : 'added');
    } catch (error) {
      console.error(error);
      show(current, 'failed', { sentence: errorSentence(error, words.failed) });
    }
    busy.current = false;
    // The list may have questions that no reply reported.
    if (current.added > before || current.isUnsure) reload();
    if (current.added === before) return;
    // Without them, it can only be undone here.
    await learnIds(current, calls.bank).catch(console.error);
    keep(current.at, current.ids);
    setKeptAt(current.ids.length > 0 ? current.at : undefined);
    if (current.next === current.questions.length) {
      notifyIfClosed({ tone: 'positive', message: words.done(current.added) });
    }
    onImported(current.ids);
  };

  const remove = async (current: ImportRun) => {
    if (busy.current) return;
    busy.current = true;
    stopped.current = false;
    let all = current.added;
    const showAdded = (done: number) => {
      // By now it is known what the call with the lost reply had added.
      all = current.added;
      show(current, 'removing', { all, done });
    };
    showAdded(0);
    const { questions } = imports.find(({ at }) => at === current.at) ?? { questions: [] };
    try {
      await removeQuestions(current, calls, showAdded, () => stopped.current, new Map(questions));
      keep(current.at, current.ids);
    } catch (error) {
      console.error(error);
      current.undoError = error;
    }
    busy.current = false;
    const left = current.added;
    const isUndoStopped = stopped.current && left > 0;
    const sentence = errorSentence(current.undoError, words.undoAgain);
    show(current, 'removed', { all, removed: all - left, isUndoStopped, sentence });
    if (left === 0 && !current.isUnsure) {
      const message = all > 0 || current.kept === 0 ? words.undone(all) : '';
      const rest = current.kept > 0 ? words.undoKept(current.kept) : '';
      notifyIfClosed({ tone: 'positive', message: `${message} ${rest}`.trim() });
    } else if (!isUndoStopped) {
      notifyIfClosed({ tone: 'critical', message: words.notUndone(left, sentence) });
    }
    reload();
  };

  const hasEnded = progress?.phase === 'added' || progress?.phase === 'removed';
  return {
    progress,
    isBusy,
    isSettled: hasEnded && !progress.isUnsure && (keptAt !== undefined || progress.added === 0),
    isUndoable: keptAt === undefined || imports.some(({ at }) => at === keptAt),
    start: (questions, files) => {
      if (busy.current) return;
      setKeptAt(undefined);
      run.current = startRun(questions, takesMany !== false, filesOf(questions, files));
      void add(run.current);
    },
    resume: () => {
      if (run.current) void add(run.current);
    },
    stop: () => {
      stopped.current = true;
    },
    undo: (recent) => {
      if (recent) {
        const ids = recent.questions.map(([id]) => id);
        run.current = { ...startRun([]), at: recent.at, ids, added: ids.length };
        setKeptAt(recent.at);
      }
      if (run.current) void remove(run.current);
    },
  };
}
