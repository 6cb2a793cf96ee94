import type { Receipt } from '../../api/entities';
import { runnerScreensWords } from '../../messages/en/runnerScreens';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { FactList } from '../../ui/card/FactList';

/** What the server recorded of a submission, to read out or write down. Parts: `receipt-number`. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const words = useWords(runnerScreensWords).receipt;
  const formats = useFormats();
  const number = (
    <span className="qw-receipt-number" data-part="receipt-number" translate="no">
      {receipt._id}
    </span>
  );
  return (
    <>
      <FactList
        facts={[
          [words.answered, words.answeredOf(receipt.answered, receipt.questions)],
          [words.received, formats.moment(receipt.submitted_at) ?? receipt.submitted_at],
          [words.number, number],
        ]}
      />
      {/* The instructor decides whether a late submission gets a result. */}
      {receipt.late ? null : <p className="qw-receipt-later">{words.resultLater}</p>}
    </>
  );
}
