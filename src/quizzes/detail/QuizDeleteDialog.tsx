import type { Quiz } from '../../api/entities';
import { useDeleteQuiz } from '../../api/teachingHooks';
import { commonWords } from '../../messages/en/common';
import { deletingWords } from '../../messages/en/deleting';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useWords } from '../../provider/MessagesContext';
import { useNotifyIfClosed, useNotifyNextPage } from '../../provider/notifications';
import { Banner } from '../../ui/state/Banner';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { DialogText } from '../../ui/dialog/DialogText';

export interface QuizDeleteDialogProps {
  quiz: Quiz;
  open: boolean;
  onClose: () => void;
  /** Called with true when the request is sent, and with false when the server refuses. */
  onDeleting: (isBusy: boolean) => void;
  /** Called when the server has deleted the quiz. */
  onDeleted: () => void;
}

/** Confirms the deletion of a quiz, in the words of spec §2. */
export function QuizDeleteDialog({
  quiz,
  open,
  onClose,
  onDeleting,
  onDeleted,
}: QuizDeleteDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(deletingWords);
  const notifyIfGone = useNotifyIfClosed(true);
  const notifyNextPage = useNotifyNextPage();
  const errorSentence = useErrorSentence();
  const { mutate, isPending, error, reset } = useDeleteQuiz({
    onMutate: () => onDeleting(true),
    onSuccess: () => notifyIfGone({ tone: 'positive', message: words.deleted }),
    onError: (failure) => {
      onDeleting(false);
      notifyIfGone({ tone: 'critical', message: errorSentence(failure, words.failed) });
    },
  });
  const confirm = () =>
    mutate(
      { id: quiz._id },
      {
        // Passed to this call, not to the hook: users who have left the page stay where they are.
        onSuccess: () => {
          notifyNextPage(words.deleted);
          onClose();
          onDeleted();
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={words.quiz}
      description={words.confirm}
      closeLabel={common.close}
      cancelLabel={common.cancel}
      confirmLabel={words.quiz}
      busy={isPending}
      busyLabel={words.deleting}
      onCancel={() => {
        reset();
        onClose();
      }}
      onConfirm={confirm}
    >
      <DialogText className="qw-quiz-detail-title">{quiz.title}</DialogText>
      {error === null ? null : (
        <Banner tone="critical" role="alert">
          {errorSentence(error, words.failed)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
