import { useEffect, useMemo, useRef } from 'react';
import type { QuizPaper } from '../api/entities';
import { createAnswerSheet, fromSubmission, type AnswerSheet } from './answerSheet';
import { createDraftStore, type DraftStore } from './draftStore';

interface KeptSheet {
  sheet: AnswerSheet | null;
  drafts: DraftStore;
}

/**
 * The answer sheet of a paper, filled with what the server and the device know, each choice kept
 * on the device. Answers given before the host knew its user become that user's.
 */
export function useAnswerSheet(
  quizId: string,
  userId: string | undefined,
  paper: QuizPaper | undefined,
): KeptSheet {
  const drafts = useMemo(() => createDraftStore(userId), [userId]);
  const unowned = useRef<{ quizId: string; sheet: AnswerSheet } | null>(null);

  const sheet = useMemo(() => {
    if (paper === undefined) return null;
    const known = new Set(paper.questions.map((question) => question._id));
    const before = unowned.current?.quizId === quizId ? unowned.current.sheet.answers() : {};
    for (const [question, letter] of Object.entries(before)) drafts.keep(quizId, question, letter);
    const answers = Object.entries({
      ...fromSubmission(paper.attempt?.answers ?? []),
      ...drafts.read(quizId),
    }).filter(([question]) => known.has(question));
    return createAnswerSheet(Object.fromEntries(answers), (question, letter) =>
      drafts.keep(quizId, question, letter),
    );
  }, [paper, drafts, quizId]);

  useEffect(() => {
    unowned.current = userId === undefined && sheet !== null ? { quizId, sheet } : null;
  }, [userId, quizId, sheet]);

  return { sheet, drafts };
}
