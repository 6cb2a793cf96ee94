import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { questionsOptions } from '../../api/teachingOperations';
import { similarGroups } from './similar';

export interface SimilarGroups {
  /** Null until all questions are compared. */
  groups: readonly (readonly Question[])[] | null;
  error: unknown;
}

/** How long the page may stand still, in milliseconds: less than a frame. */
const sliceMs = 12;

/** Compares questions between frames. */
async function groupsOf(questions: readonly Question[], signal: AbortSignal) {
  const comparing = similarGroups(questions);
  let since = performance.now();
  for (;;) {
    const step = comparing.next();
    if (step.done) return step.value;
    if (performance.now() - since < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
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
