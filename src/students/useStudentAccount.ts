import { useState } from 'react';
import { ApiError } from '../api/ApiError';
import type { Student } from '../api/entities';
import { useDeleteStudent, useInviteStudent, useUpdateStudent } from '../api/operationHooks';
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
  /** Has the server mail another invitation; what it says is `invitationSent`. */
  sendInvitation: () => Promise<boolean>;
  /** What the server said to the last invitation. */
  invitationSent: string | null;
  /** Whether the pending email was just sent another code. */
  isEmailSent: boolean;
  isPending: boolean;
  /** What the server had against it the last time. */
  failure: string | null;
  /** Forgets what the server said the last time. */
  forget: () => void;
}

/**
 * Activates, deactivates and deletes an account, deals with its pending email and its invitation, and
 * says so. Each answers whether it was done.
 *
 * @param isOpen whether `failure`, `invitationSent` and `isEmailSent` are on the screen
 * @param onStale called when the student turns out to be no longer as shown
 */
export function useStudentAccount(
  { _id }: Student,
  isOpen: boolean,
  onStale: () => void,
): StudentAccount {
  const words = useWords(studentsWords);
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const { mutateAsync: update } = useUpdateStudent();
  const { mutateAsync: remove } = useDeleteStudent();
  const { mutateAsync: invite } = useInviteStudent();
  // TanStack Query's own `isPending` comes a moment late for a double click.
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [invitationSent, setInvitationSent] = useState<string | null>(null);
  const [isEmailSent, setEmailSent] = useState(false);

  const forget = () => {
    setFailure(null);
    setInvitationSent(null);
    setEmailSent(false);
  };

  const run = async (
    call: Promise<{ message?: string | undefined }>,
    done: string,
    failed: string,
    tell: (message: string) => void = (message) => notify({ tone: 'positive', message }),
  ) => {
    forget();
    setPending(true);
    try {
      const { message } = await call;
      tell(message || done);
      return true;
    } catch (error) {
      const message = errorSentence(error, failed);
      setFailure(message);
      notifyIfClosed({ tone: 'critical', message });
      if (error instanceof ApiError && error.isConflict) onStale();
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    setStatus: (status) => run(update({ _id, status }), words.updated, words.updateFailed),
    remove: () => run(remove({ id: _id }), words.deleted, words.deleteFailed),
    // What the server says is about the student, not about what was asked for.
    sendEmailAgain: (email) =>
      run(update({ _id, email }), '', words.sendEmailFailed, () => {
        setEmailSent(true);
        notifyIfClosed({ tone: 'positive', message: words.emailSent });
      }),
    keepEmail: () =>
      run(update({ _id, keep_email: true }), '', words.updateFailed, () =>
        notify({ tone: 'positive', message: words.emailKept }),
      ),
    sendInvitation: () =>
      run(invite({ id: _id }), words.invitationSent, words.inviteFailed, (message) => {
        setInvitationSent(message);
        notifyIfClosed({ tone: 'positive', message });
      }),
    invitationSent,
    isEmailSent,
    isPending,
    failure,
    forget,
  };
}
