import { commonWords } from '../messages/en/common';
import { quizzesWords } from '../messages/en/quizzes';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { formatJoinCode } from '../rules/formats';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Dialog } from '../ui/Dialog';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface QuizCodeDialogProps {
  /** The join code as the server gave it; null while the dialog is closed. */
  code: string | null;
  onCreateAnother: () => void;
  onDone: () => void;
}

/** Shows the code of a quiz that was just created (spec §2, quiz creation dialog). Parts: `code`. */
export function QuizCodeDialog({ code, onCreateAnother, onDone }: QuizCodeDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const notify = useNotify();
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
      {code === null ? null : (
        <div className="qw-quiz-code">
          <p className="qw-quiz-code-label">{words.code}</p>
          <p className="qw-quiz-code-value" data-part="code">
            <span aria-hidden="true">{formatJoinCode(code)}</span>
            {/* Letter by letter: screen readers would else try to say it as a word. */}
            <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
          </p>
          <CopyButton
            value={code}
            label={words.copyCode}
            copiedLabel={common.copied}
            failedLabel={common.notCopied}
            onCopied={() => notify({ tone: 'positive', message: words.codeCopied })}
            onFailed={() => notify({ tone: 'critical', message: common.copyFailed })}
          />
        </div>
      )}
    </Dialog>
  );
}
