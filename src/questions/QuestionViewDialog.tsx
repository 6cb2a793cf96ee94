import type { Question } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { questionsWords } from '../messages/en/questions';
import { useWords } from '../provider/MessagesContext';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { QuestionDetails } from './QuestionDetails';

interface QuestionViewDialogProps {
  question: Question | null;
  onClose: () => void;
}

/** A question, read-only. */
export function QuestionViewDialog({ question, onClose }: QuestionViewDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(questionsWords);
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={words.dialogView}
      closeLabel={common.dismiss}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {question === null ? null : <QuestionDetails question={question} />}
    </Dialog>
  );
}
