import { useEffect } from 'react';

/**
 * Puts the focus on the password where a link has filled in the rest, unless somebody types elsewhere
 * in the host's page.
 */
export function usePasswordFocus(isFilledIn: boolean, setFocus: (field: 'password') => void): void {
  useEffect(() => {
    if (isFilledIn && document.activeElement === document.body) setFocus('password');
  }, [isFilledIn, setFocus]);
}
