import { useEvidence, useGroup, useQuiz } from '../../api/operationHooks';
import type { Evidence, GroupWithStudents, Result } from '../../api/entities';
import type { QueryResult } from '../../api/hookTypes';
import { useCapability } from '../../api/useCapability';
import { useSession } from '../../session/SessionContext';

export interface ResultContext {
  /** Whether all participants are visible, rather than only a student's own row. */
  isWhole: boolean;
  /** Number of questions and points for each; undefined if the server does not say. */
  worth: { questions: number; scorePerQuestion: number } | undefined;
  group: QueryResult<GroupWithStudents>;
  evidence: QueryResult<Evidence>;
}

/** Further facts about a result, for users who may read them. Each arrives when it has loaded. */
export function useResultContext(quizId: string, result: Result | undefined): ResultContext {
  const isWhole = useSession()?.user.role !== 'Student';
  const groupId = result?.quiz.group;
  const enabled = isWhole && result !== undefined;
  const { data: quiz } = useQuiz(quizId, { enabled });
  const group = useGroup(groupId ?? '', { enabled: enabled && groupId !== undefined });
  const hasClosed = enabled && Boolean(result?.quiz.closed_at);
  const { isThere } = useCapability('evidence', hasClosed);
  const evidence = useEvidence(quizId, { enabled: hasClosed && isThere === true });
  const { questions_number: questions, score_per_question: scorePerQuestion } = quiz ?? {};
  const worth = questions && scorePerQuestion ? { questions, scorePerQuestion } : undefined;
  return { isWhole, worth, group, evidence };
}
