import { createContext, useContext, useMemo } from 'react';
import {
  formatDay,
  formatMoment,
  formatNumber,
  formatTime,
  type FormatOptions,
} from '../rules/formats';

/**
 * How the nearest provider formats dates, times and numbers; by default as the specification says.
 */
export const FormatsContext = createContext<FormatOptions>({});

/** Formats dates and numbers by the nearest provider's `locale` and `timeZone`. */
export function useFormats() {
  const options = useContext(FormatsContext);
  return useMemo(() => {
    type Instant = string | null | undefined;
    return {
      ...options,
      moment: (instant: Instant) => formatMoment(instant, options),
      day: (instant: Instant) => formatDay(instant, options),
      time: (instant: Instant) => formatTime(instant, options),
      number: (value: number, as?: Intl.NumberFormatOptions) => formatNumber(value, options, as),
    };
  }, [options]);
}
