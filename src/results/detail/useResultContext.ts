import type { Evidence } from '../../api/entities';
import type { QueryResult } from '../../api/hookTypes';
import { useGroup, useQuiz } from '../../api/operationHooks';
import { useEvidence } from '../../api/teachingHooks';
import { useCapability } from '../../api/useCapability';
import { useLoad, type Load } from '../../api/useLoad';
import { useSession } from '../../session/SessionContext';
import { missingOfPage, missingOfWhole, type Missing } from './shownResult';
import type { ShownResult } from './useShownResult';

export interface ResultContext {
  /** Whether all participants are visible, rather than only a student's own row. */
  isWhole: boolean;
  /** Number of questions and points for each; undefined if the server does not say. */
  worth: { questions: number; scorePerQuestion: number } | undefined;
  /** Who has not taken the quiz; `null` if that cannot be told. */
  missing: Load<Missing | null>;
  evidence: QueryResult<Evidence>;
}

/** Further facts about a result, for users who may read them. Each arrives when it has loaded. */
export function useResultContext({ quiz, whole, page }: ShownResult): ResultContext {
  const isWhole = useSession()?.user.role !== 'Student';
  const { data: details } = useQuiz(quiz._id, { enabled: isWhole });
  const groupId = whole?.quiz.group;
  const group = useLoad(useGroup(groupId ?? '', { enabled: isWhole && groupId !== undefined }));
  const hasClosed = isWhole && Boolean(quiz.closed_at);
  const { isThere } = useCapability('evidence', hasClosed);
  const evidence = useEvidence(quiz._id, { enabled: hasClosed && isThere === true });
  const { questions_number: questions, score_per_question: scorePerQuestion } = details ?? {};
  const worth = questions && scorePerQuestion ? { questions, scorePerQuestion } : undefined;
  const missing: Load<Missing | null> = page
    ? { ...group, data: missingOfPage(page) ?? null }
    : {
        ...group,
        data: whole && group.data ? (missingOfWhole(whole, group.data) ?? null) : undefined,
      };
  return { isWhole, worth, missing, evidence };
}
