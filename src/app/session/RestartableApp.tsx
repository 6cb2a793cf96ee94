import { Fragment, useCallback, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Root } from '../../ui/theme/Root';
import type { RootTheme } from '../../ui/theme/RootTheme';
import { LeaveContext, type Leave } from './LeaveContext';
import { isServed } from '../../base/isServed';

/** Long enough for a working network; the page stays empty until then. */
const patienceMs = 2_000;

interface RestartableAppProps extends RootTheme {
  children: ReactNode;
}

/**
 * Reloads the page at another address, as the specification says of Logout (spec §2). An offline
 * browser would show its own error page, so the app then starts again without a reload, with
 * nothing left in memory.
 */
export function RestartableApp({ children, ...theme }: RestartableAppProps) {
  const [life, setLife] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const leave = useCallback<Leave>((href) => {
    const restart = (): void => {
      // The router treats an entry with a key as a navigation, which moves the focus to the page.
      window.history.replaceState({ key: 'restart' }, '', href);
      setLife((count) => count + 1);
      setLeaving(false);
    };
    // At once: the last user's page must not stay while the server is contacted.
    flushSync(() => setLeaving(true));
    void isServed(href, AbortSignal.timeout(patienceMs)).then((served) => {
      // Replacing the address leaves the next user no way back to this page.
      if (served) window.location.replace(href);
      else restart();
    });
  }, []);
  return (
    <LeaveContext.Provider value={leave}>
      {isLeaving ? (
        <Root {...theme} className="qw-app" />
      ) : (
        <Fragment key={life}>{children}</Fragment>
      )}
    </LeaveContext.Provider>
  );
}
