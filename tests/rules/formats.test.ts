import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  formatDay,
  formatMoment,
  formatNumber,
  formatOptions,
  formatTime,
  localToInstant,
  toLocalInput,
} from '../../src/rules/formats';
import { haveSameClock } from '../../src/rules/zones';

const moment = '2031-05-04T16:05:00.000Z';

describe('how moments are written', () => {
  it('follows the specification without a locale, and with plain English', () => {
    for (const locale of [undefined, 'en']) {
      const options = formatOptions({ locale, timeZone: 'UTC' });
      expect(formatMoment(moment, options)).toBe('May 4, 2031 at 04:05 PM');
      expect(formatDay(moment, options)).toBe('04/05/2031');
      expect(formatTime(moment, options)).toBe('16:05');
      expect(formatNumber(1234.5, options)).toBe('1,234.5');
    }
  });

  it.each([
    ['de', '4. Mai 2031 um 16:05', '04.05.2031', '16:05', '1.234,5'],
    ['de-AT', '4. Mai 2031 um 16:05', '04.05.2031', '16:05', '1 234,5'],
    ['en-US', 'May 4, 2031 at 04:05 PM', '05/04/2031', '04:05 PM', '1,234.5'],
    ['en-GB', '4 May 2031 at 16:05', '04/05/2031', '16:05', '1,234.5'],
  ])('follows the locale, as in %s', (locale, when, day, time, number) => {
    const options = formatOptions({ locale, timeZone: 'UTC' });
    const plain = (text: string | null): string => String(text).replaceAll(/\s/g, ' ');
    expect(plain(formatMoment(moment, options))).toBe(when);
    expect(formatDay(moment, options)).toBe(day);
    expect(plain(formatTime(moment, options))).toBe(time);
    expect(plain(formatNumber(1234.5, options))).toBe(number);
  });

  it.each(['ar', 'ar-EG', 'ar-SA', 'fa-IR', 'th-TH'])(
    'uses the calendar and digits of date fields in %s',
    (locale) => {
      const options = formatOptions({ locale, timeZone: 'UTC' });
      expect(formatMoment(moment, options)).toContain('2031');
      expect(formatDay(moment, options)).toMatch(/2031/);
      expect(formatNumber(2031, options, { useGrouping: false })).toBe('2031');
    },
  );

  it('follows the clock of the time zone', () => {
    const options = { timeZone: 'Pacific/Auckland' };
    expect(formatDay(moment, options)).toBe('05/05/2031');
    expect(formatTime(moment, options)).toBe('04:05');
  });

  it('writes midnight as 00:00', () => {
    expect(formatTime('2031-05-04T00:00:00Z', { timeZone: 'UTC' })).toBe('00:00');
  });

  it('takes UTC for a zone that a browser does not know, and for any mistyped one in production', () => {
    const inUtc = { timeZone: 'UTC', isZoneUnknown: true };
    expect(formatOptions({ timeZone: 'Etc/Unknown' })).toEqual(inUtc);
    vi.stubEnv('NODE_ENV', 'production');
    expect(formatOptions({ timeZone: 'Berlin' })).toEqual(inUtc);
    expect(formatOptions({ timeZone: 'Europe/Berlin' })).toEqual({ timeZone: 'Europe/Berlin' });
    vi.unstubAllEnvs();
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata', true],
    ['Europe/Kiev', 'Europe/Kyiv', true],
    ['UTC', 'Etc/UTC', true],
    ['Europe/Athens', 'Asia/Beirut', false],
    ['America/New_York', 'America/Chicago', false],
    ['Europe/London', 'UTC', false],
  ])('%s and %s have the same clock: %s', (one, other, same) => {
    expect(haveSameClock(one, other, Date.parse('2026-11-28T00:00Z'))).toBe(same);
  });

  it('refuses an invalid time zone or language tag, and says what to use', () => {
    expect(() => formatOptions({ locale: 'de', timeZone: 'Berlin' })).toThrow(
      /^Quizwright: "Berlin" is not a time zone or a language\. .+ Use an IANA name/,
    );
    expect(() => formatOptions({ locale: 'de_DE', timeZone: 'Europe/Berlin' })).toThrow(
      /^Quizwright: "de_DE" is not a time zone or a language\. .+ or a BCP 47 tag/,
    );
  });
});

/** Zones that change their clocks by an hour, by half an hour, by a whole day, and never. */
const zones = [
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Auckland',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const minute = 60_000;
const anyMoment = fc
  .integer({ min: Date.UTC(2005, 0) / minute, max: Date.UTC(2037, 11) / minute })
  .map((minutes) => new Date(minutes * minute));

/** Moments near the nights in which most clocks change, which random moments rarely hit. */
const changeOfClocks = fc
  .tuple(
    fc.constantFrom(
      '2031-03-30T01:00Z',
      '2031-10-26T01:00Z',
      '2031-03-09T07:00Z',
      '2031-11-02T06:00Z',
      '2031-04-05T15:00Z',
      '2031-10-04T15:30Z',
      '2011-12-30T10:00Z',
    ),
    fc.integer({ min: -1500, max: 1500 }),
  )
  .map(([change, off]) => new Date(Date.parse(change) + off * minute));
const moments = fc.oneof(anyMoment, changeOfClocks);

describe('a schedule typed in a time zone', () => {
  it('survives a round trip, unless an earlier moment has the same local time', () => {
    fc.assert(
      fc.property(moments, zone, (date, timeZone) => {
        const shown = toLocalInput(date, timeZone);
        const read = new Date(localToInstant(shown, timeZone)!);
        expect(toLocalInput(read, timeZone)).toBe(shown);
        expect(read.getTime()).toBeLessThanOrEqual(date.getTime());
        expect(date.getTime() - read.getTime()).toBeLessThanOrEqual(60 * minute);
      }),
      { numRuns: 800 },
    );
  });

  it('shows what the clocks of the zone show', () => {
    fc.assert(
      fc.property(moments, zone, (date, timeZone) => {
        const [day, time] = toLocalInput(date, timeZone).split('T');
        expect(time).toBe(formatTime(date.toISOString(), { timeZone }));
        expect(day?.split('-').reverse().join('/')).toBe(
          formatDay(date.toISOString(), { timeZone }),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is read as the browser reads it in the viewer’s zone', () => {
    fc.assert(
      fc.property(moments, (date) => {
        const shown = toLocalInput(date);
        expect(localToInstant(shown)).toBe(new Date(shown).toISOString());
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    // Skipped: half past two does not exist, and becomes an hour later.
    ['Europe/Berlin', '2031-03-30T02:30', '2031-03-30T01:30:00.000Z', '2031-03-30T03:30'],
    ['America/New_York', '2031-03-09T02:30', '2031-03-09T07:30:00.000Z', '2031-03-09T03:30'],
    ['Australia/Lord_Howe', '2031-10-05T02:15', '2031-10-04T15:45:00.000Z', '2031-10-05T02:45'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z', '2011-12-31T12:00'],
    // Twice: the first occurrence counts.
    ['Europe/Berlin', '2031-10-26T02:30', '2031-10-26T00:30:00.000Z', '2031-10-26T02:30'],
    ['America/New_York', '2031-11-02T01:30', '2031-11-02T05:30:00.000Z', '2031-11-02T01:30'],
  ])('in %s, %s', (timeZone, typed, instant, shown) => {
    expect(localToInstant(typed, timeZone)).toBe(instant);
    expect(toLocalInput(new Date(instant), timeZone)).toBe(shown);
  });

  it('is invalid while it is being typed, or if it is not a time', () => {
    for (const typed of ['', 'x', '2031-05-04', '2031-13-04T09:05', '2031-05-04T25:00', '12:00']) {
      expect(localToInstant(typed, 'Europe/Berlin')).toBeNull();
    }
  });

  it('accepts years with few digits, which occur while a year is typed', () => {
    const year = localToInstant('0002-05-04T09:05', 'UTC');
    expect(year).toBe('0002-05-04T09:05:00.000Z');
  });

  it('keeps typed seconds', () => {
    expect(localToInstant('2031-05-04T09:05:30', 'Asia/Kolkata')).toBe('2031-05-04T03:35:30.000Z');
  });
});
