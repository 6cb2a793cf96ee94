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
  roster: Membership<Student>;
  /** Id of the group that is proposed. */
  proposed: string | undefined;
  /**
   * Called with the id of the group of a student who was added, if any; not where the form was
   * closed meanwhile.
   */
  onAdded: (groupId: string | undefined) => void;
}

/** Adds a student, who is invited by mail. Escape and a click beside it keep what was typed; Cancel drops it. */
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
    // Who has closed the form looks at something else by now.
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
      // It is drawn later than this; what is not registered cannot be reset.
      register('group');
      resetField('group', { defaultValue: proposal ?? '' });
    }
    // Only as it opens: a list that is loaded again must not change what is chosen.
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
