import type { Receipt } from '../../../api/entities';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useFormats } from '../../../provider/FormatsContext';
import { useWords } from '../../../provider/MessagesContext';
import { FactList } from '../../../ui/card/FactList';

interface ReceiptFactsProps {
  receipt: Receipt;
  /** Id of the words that say how many questions were answered, as a description. */
  answeredId?: string | undefined;
}

/** What the server recorded of a submission, to read out or write down. Parts: `receipt-number`. */
export function ReceiptFacts({ receipt, answeredId }: ReceiptFactsProps) {
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
          [
            words.answered,
            <span key={0} id={answeredId} className="qw-text">
              {words.answeredOf(receipt.answered, receipt.questions)}
            </span>,
          ],
          [words.received, formats.moment(receipt.submitted_at) ?? receipt.submitted_at],
          [words.number, number],
        ]}
      />
      {/* The instructor decides whether a late submission gets a result. */}
      {receipt.late ? null : <p className="qw-receipt-later">{words.resultLater}</p>}
    </>
  );
}
