import { useCallback, useRef, useState } from 'react';
import type { Paper } from '../../../attempt/answers/paper';
import { createCurrentQuestion } from './currentQuestion';
import { firstUnanswered } from './firstUnanswered';
import { focusQuestion } from '../focus/focusQuestion';
import type { QuestionListHandle } from './QuestionList';

/**
 * Where the student is on a paper, and the way to another question.
 *
 * @param isSingle whether one question is shown at a time: it begins at the first without an answer
 * @param onGo called on the way to another question; the same function at each render
 */
export function useCurrentQuestion(paper: Paper, isSingle: boolean, onGo: () => void) {
  const list = useRef<QuestionListHandle>(null);
  const [current] = useState(() =>
    createCurrentQuestion(isSingle ? Math.max(0, firstUnanswered(paper)) : 0),
  );
  const go = useCallback(
    (index = current.index()) => {
      const question = list.current?.show(index);
      current.set(index);
      onGo();
      if (question) focusQuestion(question);
    },
    [current, onGo],
  );
  return {
    current,
    /** The ref of the list that draws the questions. */
    list,
    /** Moves the focus to a question, counted from 0; by default to the current one. */
    go,
  };
}

export type Place = ReturnType<typeof useCurrentQuestion>;
