import { commonWords } from '../messages/en/common';
import { joinWords } from '../messages/en/join';
import { useWords } from '../provider/MessagesContext';
import { Dialog } from '../ui/Dialog';
import { JoinForm, type JoinedQuiz } from './JoinForm';

export interface JoinQuizDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called by the close button, Escape and a click beside it. */
  onClose: () => void;
  /** The code that stands in the field at first, such as one from a link. @default '' */
  defaultCode?: string | undefined;
  /** Called when the server has admitted the student; usually goes to the quiz. */
  onJoined: (joined: JoinedQuiz) => void;
}

/** `JoinQuiz` in a dialog, for pages with a "Join quiz" button (spec §2, quiz home). */
export function JoinQuizDialog({ open, onClose, defaultCode, onJoined }: JoinQuizDialogProps) {
  const common = useWords(commonWords);
  const join = useWords(joinWords);
  return (
    <Dialog open={open} onClose={onClose} title={join.title} closeLabel={common.close} size="small">
      <JoinForm defaultCode={defaultCode} onJoined={onJoined} />
    </Dialog>
  );
}
