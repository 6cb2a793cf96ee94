import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { ApiError } from '../../api/ApiError';
import { presentIn } from '../../api/conflict';
import type { Question, RefusedChange } from '../../api/entities';
import {
  changeQuestionsOptions,
  questionFacetsKey,
  questionsKey,
  updateQuestionOptions,
} from '../../api/teachingOperations';
import { questionsShape } from '../../api/teachingShapes';
import { useCapability } from '../../api/useCapability';
import { mostChangedInCall } from '../../rules/limits';
import { callEach } from '../callEach';
import { changedQuestion, sentOf, type Change } from './changedQuestion';

/** A question that stays as it was, and why. */
export interface FailedChange {
  question: Question;
  reason: RefusedChange['reason'];
  /** What the call failed with, if it did. */
  error?: unknown;
}

export interface BulkChange {
  /** How many questions were changed or refused so far; null while none are being changed. */
  done: number | null;
  /** Changes questions, and resolves when all are done, or after `stop`, with those that failed. */
  start: (questions: readonly Question[], change: Change) => Promise<Outcome>;
  /** Lets no further call begin. */
  stop: () => void;
}

export interface Outcome {
  changed: number;
  failed: readonly FailedChange[];
}

/**
 * Changes questions in as few calls as the server takes, or one by one where it lacks the operation,
 * and reloads the list once.
 */
export function useChangeQuestions(): BulkChange {
  const { client, queryClient } = useApi();
  const { isThere, foundMissing } = useCapability('changeQuestions');
  const [done, setDone] = useState<number | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  /** @returns undefined where the server lacks the operation */
  async function changeTogether(
    questions: readonly Question[],
    change: Change,
  ): Promise<Outcome | undefined> {
    const { mutationFn } = changeQuestionsOptions(client);
    const byId = new Map(questions.map((question) => [question._id, question]));
    const failed: FailedChange[] = [];
    let changed = 0;
    for (let first = 0; first < questions.length && !stopped.current; first += mostChangedInCall) {
      const part = questions.slice(first, first + mostChangedInCall);
      try {
        const reply = await mutationFn({ ids: part.map(({ _id }) => _id), ...sentOf(change) });
        changed += reply.ids.length;
        for (const { _id, reason } of reply.refused) {
          const question = byId.get(_id);
          if (question) failed.push({ question, reason });
        }
      } catch (error) {
        if (first === 0 && error instanceof ApiError && error.isMissing) return undefined;
        console.error(error);
        // What was not asked for either has the same reason.
        const rest = questions.slice(first);
        failed.push(...rest.map((question) => ({ question, reason: undefined, error })));
        break;
      }
      setDone(changed + failed.length);
    }
    return { changed, failed };
  }

  async function changeEach(questions: readonly Question[], change: Change): Promise<Outcome> {
    const { mutationFn } = updateQuestionOptions(client);
    const drafts = questions.map((question) => ({
      question,
      body: changedQuestion(question, change),
    }));
    const byId = new Map(
      drafts.flatMap(({ question, body }) =>
        body ? [[question._id, { body, revision: question.revision }]] : [],
      ),
    );
    const changeOne = async (id: string) => {
      try {
        return await mutationFn({ id, ...byId.get(id)! });
      } catch (error) {
        // Somebody has changed it since it was listed.
        const present = presentIn<Question>(error, questionsShape);
        const body = present && changedQuestion(present, change);
        if (!body) throw error;
        return mutationFn({ id, body, revision: present.revision });
      }
    };
    const { done: changed, failed } = await callEach([...byId.keys()], changeOne, {
      onProgress: setDone,
      isStopped: () => stopped.current,
    });
    return {
      changed: changed.size,
      failed: drafts.flatMap(({ question, body }): FailedChange[] => {
        if (body === null) return [{ question, reason: 'tooManyTags' }];
        if (!failed.has(question._id)) return [];
        const error = failed.get(question._id);
        const isGone = error instanceof ApiError && error.isNotFound;
        return [{ question, reason: isGone ? 'unknown' : undefined, error }];
      }),
    };
  }

  const start = async (questions: readonly Question[], change: Change): Promise<Outcome> => {
    stopped.current = false;
    setDone(0);
    let outcome = isThere === false ? undefined : await changeTogether(questions, change);
    if (outcome === undefined) {
      if (isThere !== false) foundMissing();
      outcome = await changeEach(questions, change);
    }
    setDone(null);
    for (const queryKey of [questionsKey(), questionFacetsKey()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    return outcome;
  };
  const stop = () => {
    stopped.current = true;
  };
  return { done, start, stop };
}
