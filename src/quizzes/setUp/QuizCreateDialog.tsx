import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useHostHref } from '../../provider/hostPaths';
import { useWords } from '../../provider/MessagesContext';
import { widget } from '../../provider/widget';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { QuizCodeDialog } from './QuizCodeDialog';
import { QuizFields } from './QuizFields';
import { useQuizForm } from './useQuizForm';
import { focusedElement } from '../../ui/focus/focusedNear';

/**
 * Returns the focus, when `active` ends, to the element that had it at the beginning. One dialog
 * does this itself; a dialog that follows another would return to a button of the first.
 */
function useFocusReturn(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const from = focusedElement();
    return () => {
      if (from instanceof HTMLElement) from.focus();
    };
  }, [active]);
}

export interface QuizCreateDialogProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title' | 'role' | 'dir' | 'lang' | 'autoFocus'
> {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Called when the form or the code is closed. The form keeps what was typed for the next opening.
   */
  onClose: () => void;
  /** Called before `onClose` when the code of a created quiz is closed. */
  onDone?: (() => void) | undefined;
  /** Address where a student joins with a code. Without it there is no join link. */
  joinHref?: ((code: string) => string) | undefined;
  /** Address of the question bank, for a link when the bank has too few questions. */
  questionsHref?: string | undefined;
}

/**
 * Sets up a quiz and then shows its code (spec §2, quiz creation dialog). Both are dialogs in
 * portals; rest props, `ref` and `className` reach the one with the form.
 */
export const QuizCreateDialog = widget<QuizCreateDialogProps>('QuizCreateDialog')(
  function QuizCreateDialog(
    { open, onClose, onDone, joinHref, questionsHref: ownQuestionsHref, ...rest },
    ref,
  ) {
    const questionsHref = useHostHref('questions', ownQuestionsHref);
    const common = useWords(commonWords);
    const words = useWords(quizzesWords);
    const [code, setCode] = useState<string | null>(null);
    const [again, setAgain] = useState(false);
    const formOpen = (open || again) && code === null;
    const { form, create, clear, refreshSchedule } = useQuizForm(formOpen, setCode);
    const { isSubmitting, errors } = form.formState;
    useFocusReturn(formOpen || code !== null);

    // Otherwise the host could not close the form that is open for another quiz.
    useEffect(() => {
      if (!open) setAgain(false);
    }, [open]);
    useEffect(() => {
      if (formOpen) refreshSchedule();
    }, [formOpen, refreshSchedule]);

    const close = () => {
      setAgain(false);
      onClose();
    };
    const createAnother = () => {
      setCode(null);
      // The host may have closed the form while the quiz was being created.
      setAgain(true);
    };
    const finish = () => {
      setCode(null);
      onDone?.();
      close();
    };

    return (
      <>
        <FormDialog
          {...rest}
          ref={ref}
          open={formOpen}
          onClose={close}
          title={words.dialogTitle}
          closeLabel={common.close}
          busy={isSubmitting}
          submitLabel={common.create}
          busyLabel={words.creating}
          backLabel={common.reset}
          onBack={clear}
          failure={errors.root?.message}
          onSubmit={() => void create()}
        >
          <QuizFields form={form} questionsHref={questionsHref} />
        </FormDialog>
        <QuizCodeDialog
          code={code}
          joinHref={joinHref}
          onCreateAnother={createAnother}
          onDone={finish}
        />
      </>
    );
  },
);
