import { useEffect, useState } from 'react';
import type { Question } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { deletingWords } from '../../messages/en/deleting';
import { questionsWords } from '../../messages/en/questions';
import { errorSentence } from '../../provider/errorSentence';
import { useLatest } from '../../base/useLatest';
import { useWords } from '../../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../../provider/notifications';
import { Banner } from '../../ui/state/Banner';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Progress } from '../../ui/loading/Progress';
import { useDeleteQuestions, type FailedDeletion } from './useDeleteQuestions';

interface QuestionDeleteDialogProps {
  /** What is to be deleted; empty while the dialog is closed. */
  questions: readonly Question[];
  /** How many of them are not in the list as it is filtered. */
  hidden: number;
  /** Called, once it is closed, with those that the server deleted, whether or not all were. */
  onDeleted: (ids: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** What the server would not delete. */
interface Refusal {
  /** Those that were asked about. */
  of: readonly Question[];
  left: readonly Question[];
  failed: readonly FailedDeletion[];
}

/** So many of those that could not be deleted are named. */
const mostReasons = 50;

/** Asks before questions are deleted (spec §2, delete dialog), and says which could not be. */
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
  // One whose dialog was closed from outside says nothing of the next question.
  const refusal = lastRefusal?.of === questions ? lastRefusal : null;
  const asked = refusal?.left ?? questions;
  const failed = refusal?.failed ?? [];
  const isOne = asked.length === 1;
  const busy = done !== null;
  const isOpen = questions.length > 0;
  const notifyIfClosed = useNotifyIfClosed(isOpen);

  // Rows and buttons go when the dialog has given the focus back: only then is it handed on.
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
          {isOne ? <p className="qw-question-delete-title">{asked[0]?.title}</p> : null}
          {hidden > 0 && !busy && failed.length === 0 ? (
            <p className="qw-question-delete-hidden">{words.selectedHidden(hidden)}</p>
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
                    {isOne ? null : `${question.title} · `}
                    {errorSentence(error, deleting.failed)}
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
