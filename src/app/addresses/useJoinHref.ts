import { useCallback } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from './paths';

/** Where a student joins with a code, below the app's base path: for links that leave the app. */
export function useJoinHref(): (code: string) => string {
  const base = useHref('/').replace(/\/$/, '');
  return useCallback((code) => base + paths.join(code), [base]);
}
