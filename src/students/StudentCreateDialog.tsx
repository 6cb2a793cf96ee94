import { useEffect } from 'react';
import type { Group, Student } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { useLatest } from '../base/useLatest';
import type { Membership } from '../rules/membership';
import { FormDialog } from '../ui/dialog/FormDialog';
import { groupChoices } from './groupChoices';
import { StudentFields } from './StudentFields';
import { useNewStudent } from './useNewStudent';

interface StudentCreateDialogProps {
  open: boolean;
  onClose: () => void;
  groups: readonly Group[];
  roster: Membership<Student> | undefined;
  /** Id of the proposed group. */
  proposed: string | undefined;
  /**
   * Called with the id of the added student's group, if any; not if the form was closed in the
   * meantime.
   */
  onAdded: (groupId: string | undefined) => void;
}

/**
 * Adds a student, who is invited by mail. Escape and a click outside keep the typed text; Cancel
 * discards it.
 */
export function StudentCreateDialog({
  open,
  onClose,
  groups,
  roster,
  proposed,
  onAdded,
}: StudentCreateDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(studentsWords);
  const isOpen = useLatest(open);
  const { form, save } = useNewStudent(open, (groupId) => {
    // Users who have closed the form are looking at something else by now.
    if (!isOpen.current) return;
    onClose();
    onAdded(groupId);
  });
  const { register, reset, resetField, getFieldState } = form;
  const { isSubmitting, errors } = form.formState;
  const choices = groupChoices(groups, roster, '', words.fullGroup);
  const proposal = choices.find(({ value, disabled }) => value === proposed && !disabled)?.value;

  useEffect(() => {
    if (open && !getFieldState('group').isDirty) {
      // The field renders later, and an unregistered field cannot be reset.
      register('group');
      resetField('group', { defaultValue: proposal ?? '' });
    }
    // Only on opening: reloading the list must not change the choice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);

  const cancel = () => {
    reset();
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.addTitle}
      closeLabel={common.close}
      busy={isSubmitting}
      submitLabel={words.add}
      busyLabel={words.adding}
      backLabel={common.cancel}
      onBack={cancel}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      <StudentFields form={form} groups={choices} emailHint={words.invitation} />
    </FormDialog>
  );
}
