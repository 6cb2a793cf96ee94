import { useEffect } from 'react';

/**
 * Focuses the password if a link has filled in the rest, unless the user is typing elsewhere in the
 * host's page.
 */
export function usePasswordFocus(isFilledIn: boolean, setFocus: (field: 'password') => void): void {
  useEffect(() => {
    if (isFilledIn && document.activeElement === document.body) setFocus('password');
  }, [isFilledIn, setFocus]);
}
