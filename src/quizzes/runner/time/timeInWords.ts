import type { RunnerWords } from '../../../messages/en/runner';

/**
 * A duration in words. From one hour on it leaves out the seconds, which no one could keep in mind.
 */
export function timeInWords({ duration }: RunnerWords, seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return duration(hours, minutes, hours > 0 ? 0 : whole % 60);
}
