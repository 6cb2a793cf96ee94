import type { Messages } from '../../messages/en';

/** A length of time in words. From one hour on without seconds, which nobody could keep in mind. */
export function timeInWords({ duration }: Messages['runner'], seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return duration(hours, minutes, hours > 0 ? 0 : whole % 60);
}
