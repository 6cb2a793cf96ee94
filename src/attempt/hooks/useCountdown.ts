import { useSyncExternalStore } from 'react';
import type { CountdownReading } from '../time/attemptClock';
import type { AttemptHandle } from './useAttempt';

/**
 * The time of an attempt. Renders its caller once a second (spec §9), so it belongs into a small
 * component. Computed from the server's times at each tick, never by decrementing.
 */
export function useCountdown({ countdown }: Pick<AttemptHandle, 'countdown'>): CountdownReading {
  return useSyncExternalStore(countdown.subscribe, countdown.read, countdown.read);
}
