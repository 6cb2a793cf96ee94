import { useMemo, useRef, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Student } from '../api/entities';
import {
  useAddStudentToGroup,
  useMoveStudentToGroup,
  useRemoveStudentFromGroup,
  useUpdateStudent,
} from '../api/teachingHooks';
import { studentsShape } from '../api/teachingShapes';
import { studentsWords } from '../messages/en/students';
import { validationWords } from '../messages/en/validation';
import { formResolver } from '../provider/formResolver';
import { useCheckedForm } from '../provider/useCheckedForm';
import { useEditConflict } from '../provider/useEditConflict';
import { useErrorSentence } from '../provider/useErrorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../provider/notifications';
import { showFailure } from '../provider/showFailure';
import { studentChangeForm } from '../rules/forms';
import type { StudentChangeValues } from './StudentFields';

const ownFields = ['first_name', 'last_name', 'email', 'status'] as const;

function valuesOf(student: Student, groupId: string | undefined): StudentChangeValues {
  const { first_name, last_name, email, status } = student;
  return {
    first_name,
    last_name,
    email,
    group: groupId ?? '',
    status: status === 'active' ? 'active' : 'inactive',
  };
}

export interface ChangedStudent {
  form: UseFormReturn<StudentChangeValues>;
  /** Fills the form with the student's current values. */
  begin: () => void;
  /** Checks the form and sends the changes; a refusal keeps the values. */
  save: () => Promise<void>;
  /** Both versions, where the student was changed meanwhile. */
  notice: ReactElement | null;
}

/**
 * The form that updates a student. The group has its own operations, so saving may take two calls.
 * If only the second fails, only that one is repeated.
 *
 * @param isOpen whether the form is on the screen
 */
export function useStudentChange(
  student: Student,
  groupId: string | undefined,
  isOpen: boolean,
  onSaved: () => void,
): ChangedStudent {
  const students = useWords(studentsWords);
  const validation = useWords(validationWords);
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const errorSentence = useErrorSentence();
  const { mutateAsync: update } = useUpdateStudent();
  const { mutateAsync: add } = useAddStudentToGroup();
  const { mutateAsync: move } = useMoveStudentToGroup();
  const { mutateAsync: remove } = useRemoveStudentFromGroup();
  const resolver = useMemo(
    () => formResolver(studentChangeForm({ students, validation })),
    [students, validation],
  );
  /** The values on the server. */
  const known = useRef(valuesOf(student, groupId));
  const form = useCheckedForm<StudentChangeValues>({ resolver, defaultValues: known.current });

  const conflict = useEditConflict({
    form,
    isOpen,
    record: student,
    shape: studentsShape,
    valuesOf: (present: Student) => valuesOf(present, known.current.group),
    deleted: students.deletedMeanwhile,
    parts: [
      { label: students.fields.first_name, fields: ['first_name'] },
      { label: students.fields.last_name, fields: ['last_name'] },
      { label: students.email, fields: ['email'] },
      {
        label: students.status,
        fields: ['status'],
        say: ({ status }) => students.statuses[status] ?? status,
      },
    ],
    onPresent: (present) => {
      known.current = present;
    },
  });

  const begin = () => {
    known.current = valuesOf(student, groupId);
    form.reset(known.current);
    conflict.begin(student);
  };

  const saveOwnFields = async (values: StudentChangeValues) => {
    const changed = ownFields.filter((field) => values[field] !== known.current[field]);
    if (changed.length === 0) return undefined;
    const change = Object.fromEntries(changed.map((field) => [field, values[field]]));
    const saved = await conflict.send((revision) =>
      update({ ...change, _id: student._id, revision }),
    );
    if (saved === null) return null;
    const { message, email_pending } = saved;
    // A pending email is not the student's yet.
    const isEmailPending = email_pending !== undefined && changed.includes('email');
    const { email } = isEmailPending ? known.current : values;
    known.current = { ...values, email, group: known.current.group };
    return { message, isEmailPending };
  };

  const saveGroup = async ({ group }: StudentChangeValues) => {
    const id = student._id;
    const before = known.current.group;
    if (group === before) return undefined;
    const send = before === '' ? add : group === '' ? remove : move;
    const { message } = await send({ id, groupId: group || before });
    known.current = { ...known.current, group };
    return message;
  };

  const fail = (message: string) => notifyIfClosed({ tone: 'critical', message });

  const save = form.handleSubmit(async (values) => {
    let message: string | undefined;
    let isEmailPending = false;
    try {
      const saved = await saveOwnFields(values);
      if (saved === null) return;
      if (saved) ({ message, isEmailPending } = saved);
    } catch (error) {
      const sentence = errorSentence(error, students.updateFailed);
      showFailure(error, sentence, form);
      return fail(sentence);
    }
    try {
      message = (await saveGroup(values)) || message;
    } catch (error) {
      const sentence = errorSentence(error, students.updateFailed);
      form.setError('group', { type: 'server', message: sentence });
      return fail(sentence);
    }
    const success = { tone: 'positive', message: message || students.updated } as const;
    // The dialog, which stays open, already shows that the email is pending.
    if (isEmailPending) notifyIfClosed(success);
    else notify(success);
    form.reset(known.current);
    onSaved();
  });
  return { form, begin, save, notice: conflict.notice };
}
