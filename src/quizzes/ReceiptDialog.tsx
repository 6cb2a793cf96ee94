import type { Receipt } from '../api/entities';
import { useMessages } from '../provider/MessagesContext';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ReceiptFacts } from './ReceiptFacts';

export interface ReceiptDialogProps {
  /** What the server holds; the dialog is open while there is one. */
  receipt: Receipt | undefined;
  onClose: () => void;
}

/** The receipt of a submission, for apps that leave the quiz when it is submitted. */
export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  const { common, quizzes, runner } = useMessages();
  return (
    <Dialog
      open={receipt !== undefined}
      onClose={onClose}
      size="small"
      title={receipt?.late ? runner.lateReceiptTitle : runner.receiptTitle}
      description={receipt?.late ? runner.submittedLate : runner.submitted}
      closeLabel={common.close}
      footer={
        <Button variant="primary" onClick={onClose}>
          {quizzes.done}
        </Button>
      }
    >
      {receipt ? <ReceiptFacts receipt={receipt} /> : null}
    </Dialog>
  );
}
