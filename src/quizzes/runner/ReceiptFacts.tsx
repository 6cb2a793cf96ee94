import type { Receipt } from '../../api/entities';
import { runnerWords } from '../../messages/en/runner';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { FactList } from '../../ui/card/FactList';

/** What the server holds of a submission, to read out or to note down. Parts: `receipt-number`. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const words = useWords(runnerWords).receipt;
  const formats = useFormats();
  const number = (
    <span className="qw-receipt-number" data-part="receipt-number">
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
      {/* Whether one that came after the end has a result is the instructor's to say. */}
      {receipt.late ? null : <p className="qw-receipt-later">{words.resultLater}</p>}
    </>
  );
}
