import { useEffect, useState } from 'react';
import { useOutbox } from '../../attempt/hooks/useOutbox';
import { useSession } from '../../session/SessionContext';
import { keepReceipts, readReceipts } from './keptReceipts';
import { focusContentIfLost } from '../page/useFocusOnNavigation';
import { useLazyComponent } from '../loading/useLazyComponent';

const importDialog = async () => (await import('../../quizzes/runner/ReceiptDialog')).ReceiptDialog;

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Receipts wherever their student is: a submission may be acknowledged on any page. */
export function SentSubmissions() {
  const userId = useSession()?.user._id;
  // The next person at this device sees none of them.
  return userId === undefined ? null : <Receipts key={userId} userId={userId} />;
}

function Receipts({ userId }: { userId: string }) {
  const [waiting, setWaiting] = useState(() => readReceipts(userId));
  const { Component: ReceiptDialog, load } = useLazyComponent(importDialog);
  const { entries } = useOutbox({
    onSent: ({ title }, submitted) => setWaiting((known) => [...known, { title, ...submitted }]),
  });
  // A reload keeps them; who logs out takes them along.
  useEffect(() => {
    keepReceipts(userId, waiting);
    return () => keepReceipts(userId, []);
  }, [userId, waiting]);

  const isWanted = entries.length + waiting.length > 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    // The network that held the submission back may hold the dialog back too.
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
    window.addEventListener('online', tryAtOnce);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAtOnce);
    };
  }, [isWanted, load]);

  const close = (): void => {
    setWaiting((known) => known.slice(1));
    focusContentIfLost();
  };
  return ReceiptDialog && <ReceiptDialog submitted={waiting[0]} onClose={close} />;
}
