import { useRef, type RefObject } from 'react';
import { useComputed } from './useComputed';

/** What tokens (named without `--qw-`) are worth where the element with the ref stands. */
export function useTokenValues(
  tokens: readonly string[],
): [RefObject<HTMLDivElement | null>, Readonly<Record<string, string>>] {
  const place = useRef<HTMLDivElement>(null);
  const values = useComputed(place, (style) =>
    JSON.stringify(
      Object.fromEntries(
        tokens.map((token) => [token, style.getPropertyValue(`--qw-${token}`).trim()]),
      ),
    ),
  );
  return [place, values === '' ? {} : (JSON.parse(values) as Record<string, string>)];
}
