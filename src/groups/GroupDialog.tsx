import type { Group } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { groupsWords } from '../messages/en/groups';
import { useWords } from '../provider/MessagesContext';
import { mostStudents } from '../rules/limits';
import { FormDialog } from '../ui/dialog/FormDialog';
import { NumberField } from '../ui/field/NumberField';
import { TextField } from '../ui/field/TextField';
import { useGroupForm } from './useGroupForm';

interface GroupDialogProps {
  /** The group to update; null for a new one. */
  group: Group | null;
  open: boolean;
  onClose: () => void;
}

/** Adds or updates a group. Escape and a click outside keep the typed text; Cancel discards it. */
export function GroupDialog({ group, open, onClose }: GroupDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(groupsWords);
  const { form, save, clear, notice } = useGroupForm(group, open, onClose);
  const {
    register,
    formState: { errors, isSubmitting },
  } = form;

  const cancel = () => {
    clear();
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="small"
      title={group ? words.updateTitle : words.addTitle}
      closeLabel={common.close}
      busy={isSubmitting}
      submitLabel={group ? words.update : words.add}
      busyLabel={group ? words.updating : words.adding}
      backLabel={common.cancel}
      onBack={cancel}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      {notice}
      <TextField
        label={words.fields.name}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <NumberField
        label={words.fields.max_students}
        min={1}
        max={mostStudents}
        error={errors.max_students?.message}
        {...register('max_students')}
      />
    </FormDialog>
  );
}
