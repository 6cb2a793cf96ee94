import type { Receipt } from '../api/entities';
import { useMessages } from '../provider/MessagesContext';
import { formatMoment } from '../rules/formats';

/** What the server holds of a submission, to read out or to note down. Parts: `receipt-number`. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { runner } = useMessages();
  const words = runner.receipt;
  return (
    <dl className="qw-receipt">
      <dt className="qw-receipt-name">{words.answered}</dt>
      <dd className="qw-receipt-value">{words.answeredOf(receipt.answered, receipt.questions)}</dd>
      <dt className="qw-receipt-name">{words.received}</dt>
      <dd className="qw-receipt-value">
        {formatMoment(receipt.submitted_at) ?? receipt.submitted_at}
      </dd>
      <dt className="qw-receipt-name">{words.number}</dt>
      <dd className="qw-receipt-value qw-receipt-number" data-part="receipt-number">
        {receipt._id}
      </dd>
    </dl>
  );
}
