import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCreateStudent } from '../api/teachingHooks';
import { studentsWords } from '../messages/en/students';
import { validationWords } from '../messages/en/validation';
import { formResolver } from '../provider/formResolver';
import { useCheckedForm } from '../provider/useCheckedForm';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { useSave } from '../provider/useSave';
import { studentForm } from '../rules/forms';
import type { StudentValues } from './StudentFields';

const noStudent: StudentValues = { first_name: '', last_name: '', email: '', group: '' };

export interface NewStudent {
  form: UseFormReturn<StudentValues>;
  /**
   * Checks the form and adds the student. A refusal keeps the values and shows the server's words
   * at the fields.
   */
  save: () => Promise<void>;
}

/**
 * The form of a new student. The typed text stays until it is saved or cancelled.
 *
 * @param isOpen whether the form is on the screen
 * @param onAdded called with the id of the group, if any
 */
export function useNewStudent(
  isOpen: boolean,
  onAdded: (groupId: string | undefined) => void,
): NewStudent {
  const students = useWords(studentsWords);
  const validation = useWords(validationWords);
  const notify = useNotify();
  const { mutateAsync } = useCreateStudent();
  const resolver = useMemo(
    () => formResolver(studentForm({ students, validation })),
    [students, validation],
  );
  const form = useCheckedForm<StudentValues>({ resolver, defaultValues: noStudent });

  const save = useSave(form, { isOpen, failed: students.addFailed })(async ({
    group,
    ...person
  }) => {
    await mutateAsync(group === '' ? person : { ...person, group });
    notify({ tone: 'positive', message: students.added(person.email) });
    form.reset(noStudent);
    onAdded(group || undefined);
  });
  return { form, save };
}
