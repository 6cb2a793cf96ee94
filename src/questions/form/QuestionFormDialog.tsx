import type { Question } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { QuestionFields } from './QuestionFields';
import { useQuestionForm } from './useQuestionForm';

interface QuestionFormDialogProps {
  open: boolean;
  /** The question that is changed, or that a new one begins as. */
  source?: Question | undefined;
  /** Whether the source is changed. @default false */
  isUpdate?: boolean | undefined;
  /** Called once it is saved, with the question if the server sends its id; `onClose` is called as well. */
  onSaved: (question: Question | undefined) => void;
  onClose: () => void;
}

/** Sets up a question, or changes one. Escape and a click beside it keep what was typed; Cancel drops it. */
export function QuestionFormDialog({
  open,
  source,
  isUpdate = false,
  onSaved,
  onClose,
}: QuestionFormDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(questionsWords);
  const saved = (question: Question | undefined) => {
    onClose();
    onSaved(question);
  };
  const { form, save, clear, notice } = useQuestionForm({
    source: source ?? null,
    isUpdate,
    isOpen: open,
    onSaved: saved,
  });
  const { errors, isSubmitting } = form.formState;

  const cancel = () => {
    clear();
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isUpdate ? words.dialogUpdate : words.dialogCreate}
      closeLabel={common.close}
      busy={isSubmitting}
      size={form.watch('format') === 'markdown' ? 'large' : 'medium'}
      submitLabel={common.save}
      busyLabel={common.saving}
      backLabel={common.cancel}
      onBack={cancel}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      {notice}
      <QuestionFields form={form} />
    </FormDialog>
  );
}
