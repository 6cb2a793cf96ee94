import type { QuizWithQuestions } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { QuizSettingFields } from '../setUp/QuizSettingFields';
import { QuizTextFields } from '../setUp/QuizTextFields';
import { useQuizChangeForm } from './useQuizChangeForm';

interface QuizUpdateDialogProps {
  quiz: QuizWithQuestions;
  /** Whether what is shuffled can still change. */
  isUpcoming: boolean;
  open: boolean;
  onClose: () => void;
}

/** Changes the title and the description of a quiz (spec §2, quiz detail). */
export function QuizUpdateDialog({ quiz, isUpcoming, open, onClose }: QuizUpdateDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const { form, save, clear, notice } = useQuizChangeForm(quiz, open, onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.update.title}
      closeLabel={common.close}
      busy={isSubmitting}
      submitLabel={words.update.update}
      busyLabel={words.update.updating}
      backLabel={common.reset}
      onBack={clear}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      {notice}
      <QuizTextFields register={form.register} errors={errors} />
      {isUpcoming && <QuizSettingFields register={form.register} errors={errors} />}
    </FormDialog>
  );
}
