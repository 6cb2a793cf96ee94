import { useState } from 'react';
import { useSession } from '../../session/SessionContext';
import type { Admission } from './JoinForm';

/** What the signed-in user has been admitted to in this widget; the next user sees nothing of it. */
export function useAdmission(): [Admission | null, (admission: Admission | null) => void] {
  const userId = useSession()?.user._id;
  const [kept, keep] = useState<{ userId: string | undefined; admission: Admission | null }>();
  return [
    kept?.userId === userId ? (kept?.admission ?? null) : null,
    (admission) => keep({ userId, admission }),
  ];
}
