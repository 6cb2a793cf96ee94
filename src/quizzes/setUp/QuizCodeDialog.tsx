import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { JoinCode, type JoinCodeProps } from '../joinCode/JoinCode';

interface QuizCodeDialogProps extends Pick<JoinCodeProps, 'joinHref'> {
  /** The join code as the server sent it; null while the dialog is closed. */
  code: string | null;
  onCreateAnother: () => void;
  onDone: () => void;
}

/** Shows the code of a quiz that was just created (spec §2, quiz creation dialog). */
export function QuizCodeDialog({ code, joinHref, onCreateAnother, onDone }: QuizCodeDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  return (
    <Dialog
      open={code !== null}
      onClose={onDone}
      size="small"
      title={words.createdTitle}
      description={words.shareCode}
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={onCreateAnother}>{words.createAnother}</Button>
          <Button variant="primary" onClick={onDone}>
            {words.done}
          </Button>
        </>
      }
    >
      {code === null ? null : <JoinCode code={code} joinHref={joinHref} />}
    </Dialog>
  );
}
