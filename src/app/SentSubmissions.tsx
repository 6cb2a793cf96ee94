import { useState } from 'react';
import type { Submitted } from '../attempt/outboxEntry';
import { useOutbox } from '../attempt/useOutbox';
import { ReceiptDialog } from '../quizzes/runner/ReceiptDialog';
import { useSession } from '../session/SessionContext';
import { focusContentIfLost } from './useFocusOnNavigation';

/** Receipts wherever their student is: a submission may be acknowledged on any page. */
export function SentSubmissions() {
  // The next person at this device sees none of them.
  return <Receipts key={useSession()?.user._id} />;
}

function Receipts() {
  const [waiting, setWaiting] = useState<(Submitted & { title: string })[]>([]);
  useOutbox({
    onSent: ({ title }, submitted) => setWaiting((known) => [...known, { title, ...submitted }]),
  });
  const close = (): void => {
    setWaiting((known) => known.slice(1));
    focusContentIfLost();
  };
  return <ReceiptDialog submitted={waiting[0]} onClose={close} />;
}
