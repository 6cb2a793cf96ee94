import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { QuestionDraft } from '../api/entities';
import { useCreateQuestion } from '../api/operationHooks';
import { questionsWords } from '../messages/en/questions';
import { validationWords } from '../messages/en/validation';
import { errorSentence } from '../provider/errorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { showFieldErrors } from '../provider/showFieldErrors';
import { questionForm } from '../rules/forms';

export type QuestionFormControl = UseFormReturn<QuestionDraft, unknown, QuestionDraft>;

/** A new question with the defaults of spec §3. */
const emptyQuestion: QuestionDraft = {
  title: '',
  description: '',
  options: { A: '', B: '', C: '', D: '' },
  answer: 'A',
  type: 'FE',
  difficulty: 'easy',
};

const fieldNames = [
  'title',
  'description',
  'options.A',
  'options.B',
  'options.C',
  'options.D',
  'answer',
  'type',
  'difficulty',
] as const;

export interface NewQuestion {
  form: QuestionFormControl;
  /** Checks the form and saves it; a refusal leaves the values and puts the server's words to the fields. */
  save: () => Promise<void>;
  /** Empties the form. */
  clear: () => void;
}

/**
 * The form of a new question, checked on each change (spec §5). It lives as long as its component,
 * so that a dialog that was closed by accident opens again with what was typed.
 */
export function useQuestionForm(onSaved: () => void): NewQuestion {
  const questions = useWords(questionsWords);
  const validation = useWords(validationWords);
  const notify = useNotify();
  const { mutateAsync } = useCreateQuestion();
  const resolver = useMemo(
    () => zodResolver(questionForm({ questions, validation })),
    [questions, validation],
  );
  const form: QuestionFormControl = useForm<QuestionDraft, unknown, QuestionDraft>({
    resolver,
    mode: 'onChange',
    defaultValues: emptyQuestion,
  });

  const clear = () => form.reset(emptyQuestion);
  const save = form.handleSubmit(async (draft) => {
    try {
      const { message } = await mutateAsync(draft);
      notify({ tone: 'positive', message: message || questions.created });
      clear();
      onSaved();
    } catch (error) {
      console.error(error);
      const isAtField = showFieldErrors(error, fieldNames, form.setError);
      const message = errorSentence(error, questions.saveFailed);
      if (!isAtField) form.setError('root', { type: 'server', message });
      notify({ tone: 'critical', message });
    }
  });
  return { form, save, clear };
}
