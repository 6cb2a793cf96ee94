import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isJsonObject } from '../../api/shape';

/** The values from a link in a mail. */
export interface MailLink {
  email: string;
  code: string;
}

function mailLinkIn(hash: string): MailLink | null {
  const given = new URLSearchParams(hash.slice(1));
  const email = given.get('email');
  const code = given.get('code');
  return email === null || code === null ? null : { email, code };
}

/**
 * The values from a link in a mail. They come after its hash, which is not sent to servers, and
 * move to the state of the history entry, which survives a reload.
 */
export function mailLinkAt({ hash, state }: Location<unknown>): MailLink | null {
  const kept = isJsonObject(state) && isJsonObject(state['mailLink']) ? state['mailLink'] : null;
  if (kept === null) return mailLinkIn(hash);
  const { email, code } = kept;
  return typeof email === 'string' && typeof code === 'string' ? { email, code } : null;
}

/**
 * Reads the values from a link in a mail, and removes the code from the address bar, where it could
 * be copied, photographed and kept in the history.
 */
export function useMailLink(): MailLink | null {
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  const { hash, pathname, search, state } = location;
  useEffect(() => {
    const mailLink = mailLinkIn(hash);
    if (mailLink === null) return;
    const kept = isJsonObject(state) ? state : {};
    void navigate({ pathname, search }, { replace: true, state: { ...kept, mailLink } });
  }, [hash, pathname, search, state, navigate]);
  return mailLinkAt(location);
}
