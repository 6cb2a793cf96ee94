import type { Quiz } from '../../api/entities';
import { canBeExtended } from '../../rules/lifecycle';
import { reopenableMs } from '../../rules/spans';
import { useNowAt } from '../time/useNowAt';
import type { QuizStage } from './useQuizStage';

/** Whether time can be added to a quiz now: from its start until 12 hours after it has closed. */
export function useCanGiveTime({ closed_at: closedAt }: Quiz, stage: QuizStage | null): boolean {
  const closing = closedAt ? new Date(closedAt) : null;
  const now = useNowAt(closing === null ? [] : [closing.getTime() + reopenableMs]);
  if (stage === 'closed') return closing !== null && canBeExtended(closing, new Date(now));
  return stage === 'open' || stage === 'over';
}
