import { useEffect, useState } from 'react';
import type { Question } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { deletingWords } from '../../messages/en/deleting';
import { questionsWords } from '../../messages/en/questions';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useLatest } from '../../base/useLatest';
import { useWords } from '../../provider/MessagesContext';
import { drawExcerpt } from '../../provider/questionText';
import { useNotify, useNotifyIfClosed } from '../../provider/notifications';
import { Banner } from '../../ui/state/Banner';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { DialogText } from '../../ui/dialog/DialogText';
import { Progress } from '../../ui/loading/Progress';
import { useDeleteQuestions, type FailedDeletion } from './useDeleteQuestions';

interface QuestionDeleteDialogProps {
  /** The questions to delete; empty while the dialog is closed. */
  questions: readonly Question[];
  /** How many of them the filters hide. */
  hidden: number;
  /**
   * Called after closing with the ids of the deleted questions, whether or not all were deleted.
   */
  onDeleted: (ids: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** The questions that the server refused to delete. */
interface Refusal {
  /** The questions of the confirmation. */
  of: readonly Question[];
  left: readonly Question[];
  failed: readonly FailedDeletion[];
}

/** How many questions that could not be deleted are listed. */
const mostReasons = 50;

/**
 * Confirms the deletion of questions (spec §2, delete dialog), and says which could not be deleted.
 */
export function QuestionDeleteDialog({
  questions,
  hidden,
  onDeleted,
  onClose,
}: QuestionDeleteDialogProps) {
  const common = useWords(commonWords);
  const deleting = useWords(deletingWords);
  const words = useWords(questionsWords);
  const notify = useNotify();
  const { done, start, stop, forget } = useDeleteQuestions();
  const [lastRefusal, setRefusal] = useState<Refusal | null>(null);
  // A refusal says nothing about the next question after its dialog was closed from outside.
  const refusal = lastRefusal?.of === questions ? lastRefusal : null;
  const asked = refusal?.left ?? questions;
  const failed = refusal?.failed ?? [];
  const isOne = asked.length === 1;
  const busy = done !== null;
  const isOpen = questions.length > 0;
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const errorSentence = useErrorSentence();

  // Rows and buttons disappear after the dialog has returned the focus: only then can it move on.
  const settle = useLatest(() => {
    const ids = forget();
    if (ids.size > 0) onDeleted(ids);
  });
  useEffect(() => {
    if (!isOpen) setTimeout(() => settle.current());
  }, [isOpen, settle]);

  const close = () => {
    setRefusal(null);
    onClose();
  };
  const run = async () => {
    setRefusal(refusal && { ...refusal, failed: [] });
    const { deleted, failed: refused } = await start(asked);
    const [first] = refused;
    if (first !== undefined) {
      const remaining = asked.filter(({ _id }) => !deleted.has(_id));
      setRefusal({ of: questions, left: remaining, failed: refused });
      const message = isOne
        ? errorSentence(first.error, deleting.failed)
        : words.notDeleted(remaining.length);
      notifyIfClosed({ tone: 'critical', message });
      return;
    }
    if (deleted.size > 0) {
      const message = isOne ? deleting.deleted : words.deletedMany(deleted.size);
      notify({ tone: 'positive', message });
    }
    close();
  };

  return (
    <ConfirmDialog
      open={isOpen}
      title={isOne ? deleting.question : words.deleteMany(asked.length)}
      description={isOne ? deleting.confirm : words.deleteManyHint}
      closeLabel={common.close}
      confirmLabel={failed.length > 0 ? common.retry : words.delete}
      cancelLabel={busy && !isOne ? words.stop : common.cancel}
      busy={busy}
      busyLabel={deleting.deleting}
      onConfirm={() => void run()}
      onCancel={close}
      onStop={isOne ? undefined : stop}
    >
      {isOne || hidden > 0 || busy || failed.length > 0 ? (
        <div className="qw-question-delete">
          {isOne ? (
            <DialogText className="qw-question-delete-title">
              {asked[0] && drawExcerpt(asked[0].title, asked[0])}
            </DialogText>
          ) : null}
          {hidden > 0 && !busy && failed.length === 0 ? (
            <DialogText className="qw-question-delete-hidden">
              {words.selectedHidden(hidden)}
            </DialogText>
          ) : null}
          {busy && !isOne ? (
            <>
              <p className="qw-question-bank-count">{words.deletedOf(done, asked.length)}</p>
              <Progress
                label={deleting.deleting}
                value={done}
                max={asked.length}
                valueText={words.deletedOf(done, asked.length)}
              />
            </>
          ) : null}
          {failed.length > 0 ? (
            <Banner
              tone="critical"
              role="alert"
              title={questions.length === 1 ? undefined : words.notDeleted(asked.length)}
            >
              <ul className="qw-question-delete-failed">
                {failed.slice(0, mostReasons).map(({ question, error }) => (
                  <li key={question._id}>
                    {isOne ? null : (
                      <>
                        <span className="qw-text">{drawExcerpt(question.title, question)}</span>{' '}
                        <span className="qw-text">· </span>
                      </>
                    )}
                    <span className="qw-text">{errorSentence(error, deleting.failed)}</span>
                  </li>
                ))}
                {failed.length > mostReasons ? (
                  <li>{words.notDeletedMore(failed.length - mostReasons)}</li>
                ) : null}
              </ul>
            </Banner>
          ) : null}
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
