import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sentenceNoticedMs } from '../../base/hearingTimes';
import { Check } from '../../ui/icons/icons';
import { PageStatusContext } from './createPageStatus';

/**
 * One line at the top of a page that says what led there, such as "Quiz joined successfully". It
 * stays until the page changes, because the content below would move if it disappeared.
 */
export function PageStatus() {
  const status = useContext(PageStatusContext);
  const { pathname } = useLocation();
  const [message, setMessage] = useState<string | null>(null);
  // After the first paint: screen readers announce only text that is added to an existing region.
  useEffect(() => {
    if (status === null) return undefined;
    const show = () => setMessage(status.read());
    const stop = status.subscribe(show);
    status.arrive(pathname);
    show();
    return stop;
  }, [status, pathname]);

  // A region that a dialog has covered is announced again when the dialog closes.
  const [announced, setAnnounced] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), sentenceNoticedMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div className="qw-page-status">
      {message !== null && <Check className="qw-page-status-icon" aria-hidden="true" />}
      {/* Chromium announces it as often as elements are added: the sentence alone is. */}
      <span
        className="qw-page-status-words"
        // Not a `status`, which Orca reads as a status bar while it is empty.
        aria-live={message !== null && announced === message ? undefined : 'polite'}
      >
        {/* The server's sentence may be in a script of the other direction. */}
        {message !== null && <bdi>{message}</bdi>}
      </span>
    </div>
  );
}
