import { useState } from 'react';
import { useSession } from '../../session/SessionContext';
import type { JoinOutcome } from './JoinForm';

/** What the signed-in user has joined in this widget. The next user sees nothing of it. */
export function useJoinOutcome(): [JoinOutcome | null, (outcome: JoinOutcome | null) => void] {
  const userId = useSession()?.user._id;
  const [kept, keep] = useState<{ userId: string | undefined; outcome: JoinOutcome | null }>();
  return [
    kept?.userId === userId ? (kept?.outcome ?? null) : null,
    (outcome) => keep({ userId, outcome }),
  ];
}
