function validDate(instant: string | null | undefined): Date | null {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The moment of an upcoming quiz: long month, day, year, hour and minute, en-US (spec §9), in the
 * viewer's time zone. Null when the instant is missing or invalid.
 */
export function formatMoment(instant: string | null | undefined): string | null {
  const date = validDate(instant);
  if (date === null) return null;
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}

/** A day as dd/MM/yyyy (spec §9) in the viewer's time zone; null when missing or invalid. */
export function formatDay(instant: string | null | undefined): string | null {
  const date = validDate(instant);
  if (date === null) return null;
  return `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}/${date.getFullYear()}`;
}

/** A time of day as HH:mm (spec §9) in the viewer's time zone; null when missing or invalid. */
export function formatTime(instant: string | null | undefined): string | null {
  const date = validDate(instant);
  return date === null ? null : `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/**
 * Minutes and seconds between two instants (spec §2, result detail); null when either is missing
 * or invalid, or when the second comes first.
 */
export function minutesAndSecondsBetween(
  start: string | null | undefined,
  end: string | null | undefined,
): { minutes: number; seconds: number } | null {
  const from = validDate(start);
  const to = validDate(end);
  if (from === null || to === null || to < from) return null;
  const whole = Math.round((to.getTime() - from.getTime()) / 1000);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

/** A join code in two halves, for reading aloud and writing down; others as they are. */
export function formatJoinCode(code: string): string {
  return /^[A-Z0-9]{8}$/.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

/** A `datetime-local` value, read in the viewer's time zone, as the wire's instant; null if invalid. */
export function localToInstant(local: string): string | null {
  return validDate(local === '' ? null : local)?.toISOString() ?? null;
}

/** The `datetime-local` value of a moment in the viewer's time zone, to the minute. */
export function toLocalInput(date: Date): string {
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
