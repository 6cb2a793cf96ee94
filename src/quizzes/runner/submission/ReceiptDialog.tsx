import { useId } from 'react';
import type { Submitted } from '../../../api/entities';
import { commonWords } from '../../../messages/en/common';
import { quizzesWords } from '../../../messages/en/quizzes';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useWords } from '../../../provider/MessagesContext';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ReceiptFacts } from './ReceiptFacts';
import { useReceiptActions } from './useReceiptActions';

export interface ReceiptDialogProps {
  /** The result of a submission. The dialog is open while there is one. */
  submitted: (Submitted & { title: string }) | undefined;
  onClose: () => void;
}

/** The receipt of a submission, for apps that leave the quiz when it is submitted. */
export function ReceiptDialog({ submitted, onClose }: ReceiptDialogProps) {
  const common = useWords(commonWords);
  const quizzes = useWords(quizzesWords);
  const runner = useWords(runnerScreensWords);
  const actions = useReceiptActions(submitted);
  const answeredId = useId();
  const receipt = submitted?.receipt;
  const isLate = receipt?.late === true;
  const title = isLate ? runner.lateReceiptTitle : runner.receiptTitle;
  const message = submitted?.message ?? (isLate ? runner.submittedLate : runner.submitted);
  return (
    <Dialog
      open={submitted !== undefined}
      onClose={onClose}
      size="small"
      title={title}
      // Some servers reply with the title.
      description={message === title ? undefined : message}
      closeLabel={common.close}
      footer={
        <>
          {actions}
          {/* It has the focus first, and nothing else of the dialog is read automatically. */}
          <Button variant="primary" onClick={onClose} aria-describedby={answeredId}>
            {quizzes.done}
          </Button>
        </>
      }
    >
      {submitted ? (
        <div className="qw-receipt-dialog">
          <p className="qw-receipt-dialog-title">{submitted.title}</p>
          {receipt ? <ReceiptFacts receipt={receipt} answeredId={answeredId} /> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
