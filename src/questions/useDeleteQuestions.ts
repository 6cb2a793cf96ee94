import { useRef, useState } from 'react';
import { useApi } from '../api/ApiContext';
import { ApiError } from '../api/ApiError';
import type { Question } from '../api/entities';
import { deleteQuestionOptions, questionsKey } from '../api/operations';

/** So many calls are under way at a time. */
const atOnce = 4;

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

/** Refusals that every further call would meet as well. */
function endsAll(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.kind === 'network' || error.status === 401 || error.status === 403)
  );
}

/** Deletes questions; `useDeleteQuestion` would load the list anew after each of them. */
export function useDeleteQuestions(): DeleteQuestions {
  const { client, queryClient } = useApi();
  const [done, setDone] = useState<number | null>(null);
  const stopped = useRef(false);
  const gone = useRef(new Set<string>());

  const start = async (questions: readonly Question[]): Promise<Deletion> => {
    stopped.current = false;
    setDone(0);
    const deleted = new Set<string>();
    const failed: FailedDeletion[] = [];
    const { mutationFn } = deleteQuestionOptions(client);
    const waiting = questions.values();
    const work = async () => {
      for (const question of waiting) {
        try {
          await mutationFn({ id: question._id });
          deleted.add(question._id);
          gone.current.add(question._id);
        } catch (error) {
          console.error(error);
          failed.push({ question, error });
          if (endsAll(error)) stopped.current = true;
        }
        setDone(deleted.size + failed.length);
        // Not by the head of the loop, which would take another question first.
        if (stopped.current) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setDone(null);
    return { deleted, failed };
  };
  const stop = () => {
    stopped.current = true;
  };
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
  return { done, start, stop, forget };
}
