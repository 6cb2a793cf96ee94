import { useEffect, useState } from 'react';
import { useOutbox } from '../../attempt/hooks/useOutbox';
import { listen } from '../../base/listen';
import { useSession } from '../../session/SessionContext';
import { keepReceipts, readReceipts } from './keptReceipts';
import { focusContentIfLost } from '../page/useFocusOnNavigation';
import { useLazyComponent } from '../loading/useLazyComponent';

const importDialog = async () => (await import('../../quizzes/runner/ReceiptDialog')).ReceiptDialog;

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Shows receipts on any page, because a submission may be acknowledged on any page. */
export function SentSubmissions() {
  const userId = useSession()?.user._id;
  // The next user of this device sees none of them.
  return userId === undefined ? null : <Receipts key={userId} userId={userId} />;
}

function Receipts({ userId }: { userId: string }) {
  const [waiting, setWaiting] = useState(() => readReceipts(userId));
  const { Component: ReceiptDialog, load } = useLazyComponent(importDialog);
  const { entries } = useOutbox({
    onSent: ({ title }, submitted) => setWaiting((known) => [...known, { title, ...submitted }]),
  });
  // They survive a reload, but not a logout.
  useEffect(() => {
    keepReceipts(userId, waiting);
    return () => keepReceipts(userId, []);
  }, [userId, waiting]);

  const isWanted = entries.length + waiting.length > 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    // The network that delayed the submission may delay the dialog too.
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    const tryToLoad = async (): Promise<void> => {
      if (await load()) return;
      timer = setTimeout(() => void tryToLoad(), pause);
      pause = Math.min(pause * 2, longestPauseMs);
    };
    const tryAtOnce = (): void => {
      clearTimeout(timer);
      pause = firstPauseMs;
      void tryToLoad();
    };
    tryAtOnce();
    const stop = listen(window, { online: tryAtOnce });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isWanted, load]);

  const close = (): void => {
    setWaiting((known) => known.slice(1));
    focusContentIfLost();
  };
  return ReceiptDialog && <ReceiptDialog submitted={waiting[0]} onClose={close} />;
}
