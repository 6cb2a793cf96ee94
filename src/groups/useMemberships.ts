import { useState } from 'react';
import type { Student } from '../api/entities';
import {
  useAddStudentToGroup,
  useMoveStudentToGroup,
  useRemoveStudentFromGroup,
  useStudents,
} from '../api/operationHooks';
import { groupsWords } from '../messages/en/groups';
import { errorSentence } from '../provider/errorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { toastMs } from './toastMs';

/** What can be done with a student and a group. */
export type MembershipChange = 'add' | 'move' | 'remove';

export interface Memberships {
  /** Does it, says so, and waits for the list, so that nobody can do it twice. */
  change: (kind: MembershipChange, student: Student, groupId: string) => Promise<void>;
  /** Whether something is being done with a student. */
  isBusy: (student: Student) => boolean;
}

/** Puts students into groups, moves them and takes them out; several at a time. */
export function useMemberships(): Memberships {
  const words = useWords(groupsWords);
  const notify = useNotify();
  const { refetch } = useStudents({ enabled: false });
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
      await refetch({ cancelRefetch: false });
    } catch (error) {
      notify({ tone: 'critical', message: errorSentence(error, failed), autoClose: toastMs });
    } finally {
      setBusy((before) => before.filter((other) => other !== id));
    }
  };
  return { change, isBusy: ({ _id }) => busy.includes(_id) };
}
