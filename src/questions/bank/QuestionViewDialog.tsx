import { useRef, type ReactNode } from 'react';
import type { Question } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { QuestionDetails } from './QuestionDetails';

interface QuestionViewDialogProps {
  question: Question | null;
  onClose: () => void;
  /** Further content below the details of the question. */
  extra?: ReactNode;
}

/** A question, read-only. */
export function QuestionViewDialog({ question, onClose, extra }: QuestionViewDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(questionsWords);
  const close = useRef<HTMLButtonElement>(null);
  // A keyboard scrolls only what it can focus, and the dialog has no other control.
  const scrollable = { role: 'group', 'aria-label': words.dialogView, tabIndex: 0 };
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={words.dialogView}
      closeLabel={common.dismiss}
      initialFocus={close}
      footer={
        <Button ref={close} onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {question === null ? null : (
        <div {...scrollable} className="qw-question-view">
          <QuestionDetails question={question} />
          {extra}
        </div>
      )}
    </Dialog>
  );
}
