import { clockOf, isMistyped, isZone, usableZone, zoneOfLastResort } from './zones';

function validDate(instant: string | null | undefined): Date | null {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** How moments and numbers are written. The defaults are the specification's formats (spec §9). */
export interface FormatOptions {
  /** BCP 47. @default en-US for moments, dd/MM/yyyy and HH:mm for days and times */
  locale?: string | undefined;
  /** IANA name of the time zone, such as `Europe/Berlin`. @default the viewer's */
  timeZone?: string | undefined;
  /** Whether UTC stands for a zone that is unknown. */
  isZoneUnknown?: boolean | undefined;
}

/**
 * Checked format options of a host, always with the Gregorian calendar and Latin digits, because
 * date and number inputs use those in every language. Plain `en` gives the specification's formats.
 *
 * An unknown time zone, as some browsers name, is UTC.
 *
 * @throws Error for an invalid language tag, and in development for a mistyped time zone
 */
export function formatOptions({ locale, timeZone }: FormatOptions): FormatOptions {
  // The first formatter takes a slow device tens of milliseconds, and the viewer's zone needs no
  // check.
  const isZoneUnknown = timeZone !== undefined && !isZone(timeZone);
  if (isZoneUnknown && isMistyped(timeZone)) throw invalid(timeZone);
  const zone = isZoneUnknown ? { timeZone: zoneOfLastResort, isZoneUnknown } : { timeZone };
  if (locale === undefined || locale === 'en') return zone;
  try {
    const fixed = { calendar: 'gregory', numberingSystem: 'latn' };
    return { locale: new Intl.Locale(locale, fixed).toString(), ...zone };
  } catch {
    throw invalid(locale);
  }
}

function invalid(name: string): Error {
  return new Error(
    `Quizwright: "${name}" is not a time zone or a language. Dates cannot be formatted with it. ` +
      'Use an IANA name such as Europe/Berlin, or a BCP 47 tag such as de-AT.',
  );
}

function write(
  instant: string | null | undefined,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string | null {
  const date = validDate(instant);
  if (date === null) return null;
  const timeZone = usableZone(options.timeZone);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
}

const momentParts = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * The moment of an upcoming quiz in en-US with long month, day, year, hour and minute (spec §9), or
 * as the locale writes it. Null when the instant is missing or invalid.
 */
export function formatMoment(
  instant: string | null | undefined,
  { locale = 'en-US', timeZone }: FormatOptions = {},
): string | null {
  return write(instant, locale, { ...momentParts, timeZone });
}

/** The same with its distance from UTC, for an hour that the clocks skip or repeat. */
export function formatExactMoment(
  instant: string,
  { locale = 'en-US', timeZone }: FormatOptions = {},
): string {
  return write(instant, locale, { ...momentParts, timeZone, timeZoneName: 'shortOffset' }) ?? '';
}

/** A day as dd/MM/yyyy (spec §9), or as the locale writes it; null when missing or invalid. */
export function formatDay(
  instant: string | null | undefined,
  // British dates and times match the specification's.
  { locale = 'en-GB', timeZone }: FormatOptions = {},
): string | null {
  return write(instant, locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
}

/** A time of day as HH:mm (spec §9), or as the locale writes it; null when missing or invalid. */
export function formatTime(
  instant: string | null | undefined,
  { locale = 'en-GB', timeZone }: FormatOptions = {},
): string | null {
  return write(instant, locale, { hour: '2-digit', minute: '2-digit', timeZone });
}

/** A number as the locale writes it, in English by default. */
export function formatNumber(
  value: number,
  { locale = 'en' }: FormatOptions = {},
  as?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(locale, as).format(value);
}

/**
 * Minutes and seconds between two instants (spec §2, result detail). Null when either is missing or
 * invalid, or when the second is earlier.
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

/**
 * A join code in two halves, which are easier to read aloud and to write down. Other codes are
 * unchanged.
 */
export function formatJoinCode(code: string): string {
  return /^[A-Z0-9]{8}$/.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

const dayMs = 86_400_000;

/** What a time on the clocks of a zone means. */
export interface LocalTime {
  /** ISO 8601. */
  instant: string;
  /** Whether the clocks show the time once, or change and `skip` or `repeat` it. */
  clocks: 'once' | 'skip' | 'repeat';
}

/**
 * Reads a `datetime-local` value in a time zone; null if invalid. A time that occurs twice means its
 * first occurrence. A time that the clocks skip moves forward by the size of the gap.
 *
 * @param timeZone IANA name; the viewer's by default
 */
export function readLocalTime(local: string, timeZone?: string): LocalTime | null {
  const wall = /^\d{4,}-\d\d-\d\dT[\d:.]+$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(wall)) return null;
  const second = Math.floor(wall / 1000) * 1000;
  const clock = clockOf(timeZone);
  const offsetAt = (moment: number): number => clock(moment) - moment;
  // Take the offsets a day before and after, in case the clocks change near this time.
  const [before, after] = [offsetAt(second - dayMs), offsetAt(second + dayMs)];
  const shown = [before, after].filter((offset) => offsetAt(second - offset) === offset);
  const offset = Math.max(...(shown.length > 0 ? shown : [before]));
  return {
    instant: new Date(wall - offset).toISOString(),
    clocks:
      shown.length === 0 ? 'skip' : shown.length === 2 && before !== after ? 'repeat' : 'once',
  };
}

/** The wire's instant of a `datetime-local` value, as `readLocalTime` reads it; null if invalid. */
export function localToInstant(local: string, timeZone?: string): string | null {
  return readLocalTime(local, timeZone)?.instant ?? null;
}

/**
 * The `datetime-local` value of a moment to the minute, in a time zone (the viewer's by default).
 */
export function toLocalInput(date: Date, timeZone?: string): string {
  const second = Math.floor(date.getTime() / 1000) * 1000;
  return new Date(clockOf(timeZone)(second)).toISOString().slice(0, 16);
}
