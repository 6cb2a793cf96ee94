import type { Quiz } from '../../api/entities';
import { useGroup } from '../../api/operationHooks';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { mostExtraMinutes } from '../../rules/limits';
import { fullName } from '../../rules/people';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { NumberField } from '../../ui/field/NumberField';
import { Select } from '../../ui/select/Select';
import { useAddTimeForm } from './useAddTimeForm';

interface AddTimeDialogProps {
  quiz: Quiz;
  open: boolean;
  onClose: () => void;
  /** Whether the time that everyone has is over. */
  isOver: boolean;
  /** Whether the quiz has closed, so that students may have seen their results. */
  isClosed: boolean;
  /** Called when the server turns out to lack this operation. */
  onMissing: () => void;
}

/** Adds time, also after the end, for everyone or for one student of the group. */
export function AddTimeDialog({
  quiz,
  open,
  onClose,
  isOver,
  isClosed,
  onMissing,
}: AddTimeDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const { form, give } = useAddTimeForm(quiz, open, onClose, onMissing);
  const { errors, isSubmitting } = form.formState;
  const { data: group } = useGroup(quiz.group ?? '', { enabled: open && quiz.group !== undefined });
  const students = (group?.students ?? []).flatMap(
    ({ _id, first_name = '', last_name = '', email }) => {
      const label = fullName({ first_name, last_name }) || email;
      return label ? [{ value: _id, label }] : [];
    },
  );

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="small"
      title={words.addedTime.title}
      description={
        isClosed
          ? words.addedTime.reopensSeen
          : isOver
            ? words.addedTime.reopens
            : words.addedTime.adds
      }
      closeLabel={common.close}
      busy={isSubmitting}
      submitLabel={words.addedTime.give}
      busyLabel={words.addedTime.giving}
      backLabel={common.cancel}
      onBack={onClose}
      failure={errors.root?.message}
      onSubmit={() => void give()}
    >
      <NumberField
        label={words.addedTime.minutes}
        min={1}
        max={mostExtraMinutes}
        step={5}
        error={errors.minutes?.message}
        {...form.register('minutes')}
      />
      {students.length === 0 ? null : (
        <Select
          label={words.addedTime.student}
          placeholder={words.addedTime.everyone}
          options={students}
          error={errors.student?.message}
          {...form.register('student')}
        />
      )}
    </FormDialog>
  );
}
