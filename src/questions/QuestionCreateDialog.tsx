import { useId } from 'react';
import { commonWords } from '../messages/en/common';
import { questionsWords } from '../messages/en/questions';
import { useWords } from '../provider/MessagesContext';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { QuestionForm } from './QuestionForm';
import { useQuestionForm } from './useQuestionForm';

interface QuestionCreateDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Sets up a new question. Escape and a click beside it keep what was typed; Cancel drops it. */
export function QuestionCreateDialog({ open, onClose }: QuestionCreateDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(questionsWords);
  const formId = useId();
  const { form, save, clear } = useQuestionForm(onClose);
  const { isSubmitting } = form.formState;

  const cancel = () => {
    clear();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.dialogCreate}
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={cancel} disabled={isSubmitting}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSubmitting}
            busyLabel={common.saving}
          >
            {common.save}
          </Button>
        </>
      }
    >
      <QuestionForm id={formId} form={form} onSubmit={() => void save()} />
    </Dialog>
  );
}
