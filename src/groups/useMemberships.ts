import { useState } from 'react';
import { useApi } from '../api/ApiContext';
import type { Student } from '../api/entities';
import {
  useAddStudentToGroup,
  useMoveStudentToGroup,
  useRemoveStudentFromGroup,
} from '../api/teachingHooks';
import { studentsKey } from '../api/teachingOperations';
import { groupsWords } from '../messages/en/groups';
import { useErrorSentence } from '../provider/useErrorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { toastMs } from './toastMs';

/** The changes to a student's membership of a group. */
export type MembershipChange = 'add' | 'move' | 'remove';

export interface Memberships {
  /** Makes the change, reports it, and waits for the list, so that it cannot be made twice. */
  change: (kind: MembershipChange, student: Student, groupId: string) => Promise<void>;
  /** Whether a change to the student is in progress. */
  isBusy: (student: Student) => boolean;
}

/** Adds students to groups, moves and removes them; several at a time. */
export function useMemberships(): Memberships {
  const words = useWords(groupsWords);
  const notify = useNotify();
  const errorSentence = useErrorSentence();
  const { queryClient } = useApi();
  const { mutateAsync: add } = useAddStudentToGroup();
  const { mutateAsync: move } = useMoveStudentToGroup();
  const { mutateAsync: remove } = useRemoveStudentFromGroup();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const kinds = {
    add: [add, words.studentAdded, words.studentAddFailed],
    move: [move, words.studentMoved, words.studentMoveFailed],
    remove: [remove, words.studentRemoved, words.studentRemoveFailed],
  } as const;

  const change = async (kind: MembershipChange, { _id: id }: Student, groupId: string) => {
    if (busy.includes(id)) return;
    const [send, done, failed] = kinds[kind];
    setBusy((before) => [...before, id]);
    try {
      const { message } = await send({ id, groupId });
      notify({ tone: 'positive', message: message || done, autoClose: toastMs });
      // The success has asked for them already.
      await queryClient.refetchQueries(
        { queryKey: studentsKey(), type: 'active' },
        { cancelRefetch: false },
      );
    } catch (error) {
      notify({ tone: 'critical', message: errorSentence(error, failed), autoClose: toastMs });
    } finally {
      setBusy((before) => before.filter((other) => other !== id));
    }
  };
  return { change, isBusy: ({ _id }) => busy.includes(_id) };
}
