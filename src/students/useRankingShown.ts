import { useStated } from '../api/useCapability';
import type { RankingShown } from '../rules/limits';
import { useSession } from '../session/SessionContext';

/**
 * What the school shows this user of the ranking: everyone to instructors, and where nobody says
 * otherwise. Undefined until it is known.
 *
 * @param isNeeded whether to ask the server
 */
export function useRankingShown(isNeeded: boolean): RankingShown | undefined {
  const isInstructor = useSession()?.user.role === 'Instructor';
  const isAsked = isNeeded && !isInstructor;
  const { stated, data, isPending } = useStated(isAsked);
  if (isInstructor) return 'everybody';
  if (stated === undefined && isAsked && isPending) return undefined;
  const { ranking } = data ?? {};
  // A server may name what this version does not know.
  return ranking === 'own place' || ranking === 'nobody' ? ranking : 'everybody';
}
