import type { Question } from '../api/entities';
import { QuestionCreateDialog } from './QuestionCreateDialog';
import { QuestionViewDialog } from './QuestionViewDialog';

export type QuestionDialogProps =
  | {
      mode: 'create';
      open: boolean;
      /** Called when it was saved, cancelled or closed. What was typed is kept unless saved or cancelled. */
      onClose: () => void;
    }
  | {
      mode: 'view';
      /** The question to show; null while the dialog is closed. */
      question: Question | null;
      onClose: () => void;
    };

/** The question dialog of spec §2, to set up a question or, read-only, to look at one. */
export function QuestionDialog(props: QuestionDialogProps) {
  if (props.mode === 'create') {
    return <QuestionCreateDialog open={props.open} onClose={props.onClose} />;
  }
  return <QuestionViewDialog question={props.question} onClose={props.onClose} />;
}
