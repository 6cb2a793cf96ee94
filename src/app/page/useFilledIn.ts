import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isJsonObject } from '../../api/shape';

/** What the link of a mail fills in. */
export interface FilledIn {
  email: string;
  code: string;
}

function filledInBy(hash: string): FilledIn | null {
  const given = new URLSearchParams(hash.slice(1));
  const email = given.get('email');
  const code = given.get('code');
  return email === null || code === null ? null : { email, code };
}

/**
 * What the link of a mail fills in: behind its hash, which no server is sent, and from then on in the
 * state of the history entry, which survives a reload.
 */
export function filledInAt({ hash, state }: Location<unknown>): FilledIn | null {
  const kept = isJsonObject(state) && isJsonObject(state['filledIn']) ? state['filledIn'] : null;
  if (kept === null) return filledInBy(hash);
  const { email, code } = kept;
  return typeof email === 'string' && typeof code === 'string' ? { email, code } : null;
}

/**
 * Reads what the link of a mail fills in, and takes the code out of the address bar, where it would be
 * copied, photographed and kept in the history.
 */
export function useFilledIn(): FilledIn | null {
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  const { hash, pathname, search, state } = location;
  useEffect(() => {
    const filledIn = filledInBy(hash);
    if (filledIn === null) return;
    const kept = isJsonObject(state) ? state : {};
    void navigate({ pathname, search }, { replace: true, state: { ...kept, filledIn } });
  }, [hash, pathname, search, state, navigate]);
  return filledInAt(location);
}
