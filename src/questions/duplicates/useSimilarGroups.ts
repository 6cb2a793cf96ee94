import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { questionsOptions } from '../../api/teachingOperations';
import { createPauses } from '../../base/slices';
import { similarGroups } from '../../items/similar';

export interface SimilarGroups {
  /** Null until all questions are compared. */
  groups: readonly (readonly Question[])[] | null;
  error: unknown;
}

/** Compares questions between frames. */
async function groupsOf(questions: readonly Question[], signal: AbortSignal) {
  const comparing = similarGroups(questions);
  const pauses = createPauses(signal);
  let step = comparing.next();
  for (; !step.done; step = comparing.next()) await pauses();
  return step.value;
}

/**
 * Groups of similar questions of the bank.
 *
 * @param whole the bank, if it is there whole; else it is read
 */
export function useSimilarGroups(whole: readonly Question[] | undefined): SimilarGroups {
  const { client } = useApi();
  // As it was on opening: what is deleted meanwhile stays in its group until it is closed.
  const [known] = useState(whole);
  const [found, setFound] = useState<SimilarGroups>({ groups: null, error: null });
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const run = async () => {
      const questions = known ?? (await questionsOptions(client).queryFn({ signal }));
      const groups = await groupsOf(questions, signal);
      if (!signal.aborted) setFound({ groups, error: null });
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      console.error(error);
      setFound({ groups: null, error });
    });
    return () => aborting.abort();
  }, [client, known]);
  return found;
}
