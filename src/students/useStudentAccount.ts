import { useState } from 'react';
import { ApiError } from '../api/ApiError';
import type { Student } from '../api/entities';
import { useDeleteStudent, useInviteStudent, useUpdateStudent } from '../api/teachingHooks';
import { studentsWords } from '../messages/en/students';
import { useErrorSentence } from '../provider/useErrorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../provider/notifications';

export interface StudentAccount {
  setStatus: (status: 'active' | 'inactive') => Promise<boolean>;
  remove: () => Promise<boolean>;
  /** Asks the server to mail a new code to the pending email. */
  sendEmailAgain: (email: string) => Promise<boolean>;
  /** Cancels a pending change of the email. */
  keepEmail: () => Promise<boolean>;
  /** Asks the server to mail another invitation; its reply becomes `invitationSent`. */
  sendInvitation: () => Promise<boolean>;
  /** What the server replied to the last invitation. */
  invitationSent: string | null;
  /** Whether a new code was just sent to the pending email. */
  isEmailSent: boolean;
  isPending: boolean;
  /** Why the server refused the last action. */
  failure: string | null;
  /** Forgets the server's last reply. */
  forget: () => void;
}

/**
 * Activates, deactivates and deletes an account, handles its pending email and its invitation, and
 * reports the outcome. Each action resolves to whether it succeeded.
 *
 * @param isOpen whether `failure`, `invitationSent` and `isEmailSent` are on the screen
 * @param onStale called when the shown student turns out to be out of date
 */
export function useStudentAccount(
  { _id }: Student,
  isOpen: boolean,
  onStale: () => void,
): StudentAccount {
  const words = useWords(studentsWords);
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const errorSentence = useErrorSentence();
  const { mutateAsync: update } = useUpdateStudent();
  const { mutateAsync: remove } = useDeleteStudent();
  const { mutateAsync: invite } = useInviteStudent();
  // TanStack Query's own `isPending` comes too late for a double click.
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
    announce: (message: string) => void = (message) => notify({ tone: 'positive', message }),
  ) => {
    forget();
    setPending(true);
    try {
      const { message } = await call;
      announce(message || done);
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
    // The server's sentence describes the student, not the action.
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
