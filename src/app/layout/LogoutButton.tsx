import { useCallback, useContext, useEffect, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useApi } from '../../api/ApiContext';
import { logoutOptions } from '../../api/operations';
import { useCapability } from '../../api/useCapability';
import { useAttemptServices } from '../../attempt/hooks/attemptServices';
import { draftsOnDevice, forgetDrafts } from '../../attempt/keeping/draftStore';
import { useOutbox } from '../../attempt/hooks/useOutbox';
import { appWords } from '../../messages/en/app';
import { commonWords } from '../../messages/en/common';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { useSessionStore } from '../../session/SessionContext';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { DialogText } from '../../ui/dialog/DialogText';
import { LogOut } from '../../ui/icons/icons';
import { useLoadAhead } from '../loading/useLoadAhead';
import { HostSignInContext } from '../session/HostSignInContext';
import { useLeave } from '../session/LeaveContext';
import { PreloadContext } from '../page/PageLink';
import { paths } from '../addresses/paths';

/** Titles of quizzes with answers that no server has. */
interface Unsent {
  /** Submissions, which are sent when their user signs in here again. */
  kept: string[];
  /** Answers that are removed at logout, because someone else may use this device next. */
  removed: string[];
}

/** Logs out, after a confirmation if answers on this device would stay behind or be lost. */
export function LogoutButton({ userId }: { userId: string }) {
  const { logout } = useWords(appWords);
  const common = useWords(commonWords);
  const runner = useWords(runnerWords);
  const store = useSessionStore();
  const { device } = useAttemptServices();
  const { client, server } = useApi();
  const { isThere } = useCapability('logout', false);
  const place = { storage: device.storage, server };
  const { entries } = useOutbox();
  const login = useHref(paths.login);
  const leave = useLeave();
  const preload = useContext(PreloadContext);
  const host = useContext(HostSignInContext);
  const [asked, setAsked] = useState<Unsent | null>(null);
  const loadLogin = useCallback(() => preload(paths.login), [preload]);
  useLoadAhead(loadLogin, host === null);
  // The submissions in question have been sent in the meantime.
  const isSettled = asked?.removed.length === 0 && entries.length === 0;
  useEffect(() => {
    if (isSettled) setAsked(null);
  }, [isSettled]);
  if (host !== null && host.onLogout === undefined) return null;

  const unsent = (): Unsent => {
    const submitted = entries.map(({ title }) => title || runner.title);
    const drafts = draftsOnDevice(userId, place)
      .filter(({ quiz, isSaved }) => !isSaved && !entries.some((entry) => entry.quiz === quiz))
      .map(({ title }) => title || runner.title);
    return device.storage === null
      ? { kept: [], removed: [...submitted, ...drafts] }
      : { kept: submitted, removed: drafts };
  };
  const logOut = (): void => {
    if (host !== null) {
      setAsked(null);
      host.onLogout?.();
      forgetDrafts(userId, place);
      return;
    }
    // Uses the current token, also after this page is gone. If a server lacks the call, the token
    // expires.
    if (isThere !== false) {
      logoutOptions(client)
        .mutationFn()
        .catch(() => {});
    }
    store.write(null);
    leave(login);
    // A running quiz saves its answers once more when it unmounts, so they are forgotten after
    // that.
    forgetDrafts(userId, place);
  };
  const press = (): void => {
    const found = unsent();
    if (found.kept.length + found.removed.length > 0) setAsked(found);
    else logOut();
  };

  return (
    <>
      <Button
        variant="quiet"
        icon={<LogOut className="qw-mirrored" />}
        className="qw-app-logout"
        onClick={press}
      >
        {logout.open}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={logout.title}
        confirmLabel={logout.confirm}
        cancelLabel={logout.stay}
        closeLabel={common.close}
        tone={asked?.removed.length === 0 ? 'primary' : 'critical'}
        onConfirm={logOut}
        onCancel={() => setAsked(null)}
      >
        <DialogText as="div" className="qw-app-logout-question">
          <Titles of={asked?.kept} sentence={logout.unsent} />
          <Titles of={asked?.removed} sentence={logout.drafts} />
        </DialogText>
      </ConfirmDialog>
    </>
  );
}

function Titles({ of: titles = [], sentence }: { of: string[] | undefined; sentence: string }) {
  if (titles.length === 0) return null;
  return (
    <div>
      <p className="qw-app-logout-sentence">{sentence}</p>
      <ul className="qw-app-logout-titles">
        {titles.map((title, index) => (
          <li className="qw-app-logout-title" key={index}>
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
