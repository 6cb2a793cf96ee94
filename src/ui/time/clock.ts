/**
 * Seconds as `m:ss`, or `h:mm:ss` from one hour on. Fractions round up, so that 0:00 appears only
 * when no time remains; negative and unusable numbers appear as 0:00.
 */
export function formatClock(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds as an ISO 8601 duration such as `PT90S`, for `<time dateTime>`. */
export function isoDuration(seconds: number): string {
  return `PT${wholeSeconds(seconds)}S`;
}

function wholeSeconds(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}
