import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
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

  return (
    <div className="qw-page-status" role="status">
      {message === null ? null : (
        <>
          <Check className="qw-page-status-icon" aria-hidden="true" />
          {/* The server's sentence may be in a script of the other direction. */}
          <bdi className="qw-page-status-words">{message}</bdi>
        </>
      )}
    </div>
  );
}
