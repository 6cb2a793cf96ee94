import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { editLists } from '../../api/editLists';
import type { Question } from '../../api/entities';
import {
  deleteQuestionOptions,
  questionFacetsKey,
  questionsKey,
} from '../../api/teachingOperations';
import { deleteEach } from './deleteEach';

export interface FailedDeletion {
  question: Question;
  error: unknown;
}

export interface Deletion {
  deleted: ReadonlySet<string>;
  failed: readonly FailedDeletion[];
}

export interface DeleteQuestions {
  /** How many questions were deleted or refused so far; null while none are being deleted. */
  done: number | null;
  /** Deletes questions a few at a time; resolves when all are done, or after `stop`. */
  start: (questions: readonly Question[]) => Promise<Deletion>;
  /** Lets no further call begin. */
  stop: () => void;
  /** Removes the deleted questions from the list, reloads it, and returns their ids. */
  forget: () => ReadonlySet<string>;
}

/**
 * Deletes questions and reloads the list once; `useDeleteQuestion` would reload it after each of
 * them.
 */
export function useDeleteQuestions(): DeleteQuestions {
  const { client, queryClient } = useApi();
  const [done, setDone] = useState<number | null>(null);
  const stopped = useRef(false);
  const gone = useRef(new Set<string>());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const forget = () => {
    const ids = gone.current;
    if (ids.size === 0) return ids;
    gone.current = new Set();
    editLists<Question>(queryClient, questionsKey(), (items) =>
      items.filter(({ _id }) => !ids.has(_id)),
    );
    for (const queryKey of [questionsKey(), questionFacetsKey()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    return ids;
  };
  const start = async (questions: readonly Question[]): Promise<Deletion> => {
    stopped.current = false;
    setDone(0);
    const { mutationFn } = deleteQuestionOptions(client);
    const { deleted, failed } = await deleteEach(
      questions.map(({ _id }) => _id),
      (id) => mutationFn({ id }),
      setDone,
      () => stopped.current || isLeft.current,
    );
    for (const id of deleted) gone.current.add(id);
    setDone(null);
    // The dialog is gone, and with it the closing that would update the list.
    if (isLeft.current) forget();
    return {
      deleted,
      failed: questions.flatMap((question) =>
        failed.has(question._id) ? [{ question, error: failed.get(question._id) }] : [],
      ),
    };
  };
  const stop = () => {
    stopped.current = true;
  };
  return { done, start, stop, forget };
}
