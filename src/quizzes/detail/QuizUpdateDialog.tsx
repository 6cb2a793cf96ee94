import { useId } from 'react';
import type { Quiz } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { Banner } from '../../ui/state/Banner';
import { Dialog } from '../../ui/dialog/Dialog';
import { FormButtons } from '../../ui/button/FormButtons';
import { TextArea } from '../../ui/field/TextArea';
import { TextField } from '../../ui/field/TextField';
import { useQuizChangeForm } from './useQuizChangeForm';

interface QuizUpdateDialogProps {
  quiz: Quiz;
  open: boolean;
  onClose: () => void;
}

/** Changes the title and the description of a quiz (spec §2, quiz detail). */
export function QuizUpdateDialog({ quiz, open, onClose }: QuizUpdateDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const formId = useId();
  const { form, save, clear } = useQuizChangeForm(quiz, open, onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.update.title}
      closeLabel={common.close}
      footer={
        <FormButtons
          form={formId}
          busy={isSubmitting}
          submitLabel={words.update.update}
          busyLabel={words.update.updating}
          backLabel={common.reset}
          onBack={clear}
        />
      }
    >
      <form
        id={formId}
        className="qw-quiz-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void save();
        }}
      >
        <TextField
          label={words.fields.title}
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextArea
          label={words.fields.description}
          error={errors.description?.message}
          {...form.register('description')}
        />
        {errors.root?.message ? (
          <Banner tone="critical" role="alert">
            {errors.root.message}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  );
}
