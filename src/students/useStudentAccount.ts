import { useState } from 'react';
import type { Student } from '../api/entities';
import { useDeleteStudent, useUpdateStudent } from '../api/operationHooks';
import { studentsWords } from '../messages/en/students';
import { errorSentence } from '../provider/errorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../provider/notifications';

export interface StudentAccount {
  setStatus: (status: 'active' | 'inactive') => Promise<boolean>;
  remove: () => Promise<boolean>;
  /** Has the server mail another code to a new email that is pending. */
  sendEmailAgain: (email: string) => Promise<boolean>;
  /** Takes a pending change of the email back. */
  keepEmail: () => Promise<boolean>;
  isPending: boolean;
  /** What the server had against it the last time. */
  failure: string | null;
  forgetFailure: () => void;
}

/**
 * Activates, deactivates and deletes an account, deals with its pending email, and says so. Each answers whether it was done.
 *
 * @param isOpen whether `failure` is on the screen
 */
export function useStudentAccount({ _id }: Student, isOpen: boolean): StudentAccount {
  const words = useWords(studentsWords);
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const { mutateAsync: update } = useUpdateStudent();
  const { mutateAsync: remove } = useDeleteStudent();
  // TanStack Query's own `isPending` comes a moment late for a double click.
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (
    call: Promise<{ message?: string | undefined }>,
    done: string,
    failed: string,
  ) => {
    setFailure(null);
    setPending(true);
    try {
      const { message } = await call;
      notify({ tone: 'positive', message: message || done });
      return true;
    } catch (error) {
      const message = errorSentence(error, failed);
      setFailure(message);
      notifyIfClosed({ tone: 'critical', message });
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    setStatus: (status) => run(update({ _id, status }), words.updated, words.updateFailed),
    remove: () => run(remove({ id: _id }), words.deleted, words.deleteFailed),
    sendEmailAgain: (email) => run(update({ _id, email }), words.updated, words.updateFailed),
    keepEmail: () => run(update({ _id, keep_email: true }), words.updated, words.updateFailed),
    isPending,
    failure,
    forgetFailure: () => setFailure(null),
  };
}
