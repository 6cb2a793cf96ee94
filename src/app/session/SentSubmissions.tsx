import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { useOutbox } from '../../attempt/hooks/useOutbox';
import { codeLoader } from '../../base/codeLoader';
import { ownerOf } from '../../session/owner';
import { pageSettledMs } from '../../base/hearingTimes';
import { tryUntil } from '../../base/tryUntil';
import { useSession } from '../../session/SessionContext';
import { keepReceipts, readReceipts } from './keptReceipts';
import { focusContentIfLost } from '../page/useFocusOnNavigation';
import { useLazyComponent } from '../loading/useLazyComponent';

/** Loads the code of the dialog. */
export const loadReceiptDialog = codeLoader(
  async () => (await import('../../quizzes/runner/submission/ReceiptDialog')).ReceiptDialog,
);

/** Shows receipts on any page, because a submission may be acknowledged on any page. */
export function SentSubmissions() {
  const { server } = useApi();
  const owner = ownerOf(useSession()?.user._id, server);
  // The next user of this device sees none of them.
  return owner === undefined ? null : <Receipts key={owner} owner={owner} />;
}

function Receipts({ owner }: { owner: string }) {
  const [pending, setPending] = useState(() => readReceipts(owner));
  const { Component: ReceiptDialog, load } = useLazyComponent(loadReceiptDialog);
  const { entries } = useOutbox({
    onSent: ({ title }, submitted) => setPending((known) => [...known, { title, ...submitted }]),
  });
  // They survive a reload, but not a logout.
  useEffect(() => {
    keepReceipts(owner, pending);
    return () => keepReceipts(owner, []);
  }, [owner, pending]);

  const isWanted = entries.length + pending.length > 0;
  useEffect(() => {
    // The network that delayed the submission may delay the dialog too.
    return isWanted ? tryUntil(load) : undefined;
  }, [isWanted, load]);

  // A dialog that opens while the page changes is not announced by every screen reader.
  const isPending = pending.length > 0;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(isPending), pageSettledMs);
    return () => clearTimeout(timer);
  }, [isPending]);

  const close = (): void => {
    setPending((known) => known.slice(1));
    focusContentIfLost();
  };
  return (
    ReceiptDialog && <ReceiptDialog submitted={isDue ? pending[0] : undefined} onClose={close} />
  );
}
