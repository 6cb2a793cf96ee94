import { useSubscribable } from '../../base/useSubscribable';
import type { CountdownReading } from '../time/attemptClock';
import type { AttemptHandle } from './useAttempt';

/**
 * The time remaining in an attempt. Renders its caller once a second (spec §9), so call it in a
 * small component. Each tick is computed from the server's times, never by decrementing.
 */
export function useCountdown({ countdown }: Pick<AttemptHandle, 'countdown'>): CountdownReading {
  return useSubscribable(countdown);
}
