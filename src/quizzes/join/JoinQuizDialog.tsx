import { commonWords } from '../../messages/en/common';
import { joinWords } from '../../messages/en/join';
import { useWords } from '../../provider/MessagesContext';
import { widget } from '../../provider/widget';
import { Dialog } from '../../ui/dialog/Dialog';
import { JoinSteps, type JoinStepsProps } from './JoinSteps';
import { useJoinOutcome } from './useJoinOutcome';

export interface JoinQuizDialogProps extends JoinStepsProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
}

/** `JoinQuiz` in a dialog, for pages with a "Join quiz" button (spec §2, quiz home). */
export const JoinQuizDialog = widget<JoinQuizDialogProps>('JoinQuizDialog')(function JoinQuizDialog(
  { open, onClose, ...steps },
  ref,
) {
  const common = useWords(commonWords);
  const join = useWords(joinWords);
  const [outcome, setOutcome] = useJoinOutcome();
  // The dialog opens with the form, whatever its last outcome was.
  if (!open && outcome !== null) setOutcome(null);
  const title = steps.variant === 'student' ? join.studentTitle : join.title;
  return (
    <Dialog
      ref={ref}
      open={open}
      onClose={onClose}
      title={outcome === null ? title : join.joinedTitle}
      closeLabel={common.close}
      size="small"
    >
      <JoinSteps {...steps} outcome={outcome} onOutcome={setOutcome} />
    </Dialog>
  );
});
