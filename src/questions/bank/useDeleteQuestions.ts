import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { deleteQuestionOptions, questionsKey } from '../../api/operations';
import { deleteEach } from '../deleteEach';

export interface FailedDeletion {
  question: Question;
  error: unknown;
}

export interface Deletion {
  deleted: ReadonlySet<string>;
  failed: readonly FailedDeletion[];
}

export interface DeleteQuestions {
  /** How many are through, well or ill; null while none are being deleted. */
  done: number | null;
  /** Deletes them one by one; resolves when all are through, or after `stop`. */
  start: (questions: readonly Question[]) => Promise<Deletion>;
  /** Begins no further call. */
  stop: () => void;
  /** Takes what was deleted out of the list, loads it anew, and answers the ids. */
  forget: () => ReadonlySet<string>;
}

/** Deletes questions; `useDeleteQuestion` would load the list anew after each of them. */
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
    queryClient.setQueryData<Question[]>(questionsKey(), (list) =>
      list?.filter(({ _id }) => !ids.has(_id)),
    );
    void queryClient.invalidateQueries({ queryKey: questionsKey() });
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
    // No dialog is there to close, after which the list would be told.
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
