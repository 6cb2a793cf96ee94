import { Suspense, useContext, type ReactNode } from 'react';
import type { Submitted } from '../../../api/entities';
import { lazyPart } from '../../../base/lazyPart';
import { useHostHref } from '../../../provider/hostPaths';
import { ReceiptActionsContext } from '../../../provider/ReceiptActionsContext';

/**
 * Loaded with the receipt, which needs a network too, so that no quiz waits for it. Without it, the
 * receipt is complete.
 */
const ResultsLink = lazyPart(async () => (await import('./ResultsLink')).ResultsLink);

/** What a student can do after submitting: the host's own, or else a link to the results. */
export function useReceiptActions(
  submitted: (Submitted & { title: string }) | undefined,
): ReactNode {
  const href = useHostHref('results', undefined);
  const Given = useContext(ReceiptActionsContext);
  if (submitted === undefined) return null;
  if (Given) return <Given title={submitted.title} receipt={submitted.receipt} />;
  return href === undefined ? null : (
    <Suspense fallback={null}>
      <ResultsLink href={href} />
    </Suspense>
  );
}
