import { useCallback } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from './paths';

/**
 * Address where a student joins with a code, with the app's base path: for links from outside the
 * app.
 */
export function useJoinHref(): (code: string) => string {
  const base = useHref('/').replace(/\/$/, '');
  return useCallback((code) => base + paths.join(code), [base]);
}
