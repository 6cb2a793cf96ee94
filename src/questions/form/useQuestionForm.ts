import { useMemo, useState } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { useApi } from '../../api/ApiContext';
import type { Question, QuestionInput } from '../../api/entities';
import { ApiError } from '../../api/ApiError';
import { useCreateQuestion, useUpdateQuestion } from '../../api/teachingHooks';
import { questionsKey } from '../../api/teachingOperations';
import { useTakesField } from '../../api/useTakesField';
import { contentOf, optionTexts } from '../../items/content';
import { usualOptions } from '../../items/kind/options';
import { formatOf, kindOf } from '../../items/parts';
import { useOptionRange } from '../../items/kind/useOptionRange';
import { questionForm } from '../../items/questionForm';
import { questionsWords } from '../../messages/en/questions';
import { validationWords } from '../../messages/en/validation';
import type { TextFormat } from '../../rules/limits';
import { tagsOf } from '../../rules/tags';
import { formResolver, type CheckedResolver } from '../../provider/formResolver';
import { useCheckedForm } from '../../provider/useCheckedForm';
import { useWords } from '../../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../../provider/notifications';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { useSave } from '../../provider/useSave';

export type QuestionFormControl = UseFormReturn<QuestionInput, unknown, QuestionInput>;

/** A new question with the defaults of spec §3, and the first type that there is. */
const emptyQuestion = (type = 'FE'): QuestionInput => ({
  title: '',
  description: '',
  ...contentOf({}).from(
    Array.from({ length: usualOptions }, () => ''),
    [],
  ),
  type,
  difficulty: 'easy',
});

/** @param fewest options, with which a question that has less is filled up */
function draftOf(question: QuestionInput, fewest: number): QuestionInput {
  const { title, description, answer, type, difficulty } = question;
  const texts = optionTexts(question);
  while (texts.length < fewest) texts.push('');
  const { options } = contentOf(question).from(texts, []);
  return {
    ...{ title, description, options, answer, type, difficulty },
    ...formatOf(question),
    ...kindOf(question),
    ...tagsOf(question),
  };
}

export interface QuestionFormSettings {
  /** What the form begins with; changes of it reach the fields that nobody has touched. */
  source: Question | null;
  /** Whether the source is changed rather than a new question made. */
  isUpdate: boolean;
  /** Whether the form is on the screen. */
  isOpen: boolean;
  /** Called once it is saved, with the question if the server sends its id. */
  onSaved: (question: Question | undefined) => void;
}

export interface QuestionFormState {
  form: QuestionFormControl;
  /** Checks the form and saves it; a refusal leaves the values and puts the server's words to the fields. */
  save: () => Promise<void>;
  /** Goes back to what the form began with. */
  clear: () => void;
}

/**
 * The form of a question, checked on each change (spec §5). It lives as long as its component, so
 * that a dialog that was closed by accident opens again with what was typed.
 */
export function useQuestionForm({
  source,
  isUpdate,
  isOpen,
  onSaved,
}: QuestionFormSettings): QuestionFormState {
  const questions = useWords(questionsWords);
  const validation = useWords(validationWords);
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const create = useCreateQuestion();
  const update = useUpdateQuestion();
  const { queryClient } = useApi();
  // Deleted elsewhere while it was changed here: what was typed can only become a new one.
  const [isGone, setGone] = useState(false);
  const mayLackDescription = useTakesField('QuestionInput.description');
  const resolver = useMemo((): CheckedResolver<QuestionInput> => {
    const check = (format?: TextFormat) =>
      formResolver<QuestionInput, QuestionInput>(
        questionForm({ questions, validation }, format, mayLackDescription),
      );
    const checkInFormat: Resolver<QuestionInput, unknown, QuestionInput> = (draft, ...rest) =>
      check(draft.format)(draft, ...rest);
    return Object.assign(checkInFormat, { isRequired: check().isRequired });
  }, [questions, validation, mayLackDescription]);
  const { fewest } = useOptionRange();
  const firstType = useQuestionTypes().types[0]?.value;
  const values = useMemo(
    () => (source === null ? emptyQuestion(firstType) : draftOf(source, fewest)),
    [source, fewest, firstType],
  );
  const form: QuestionFormControl = useCheckedForm<QuestionInput>({
    resolver,
    mode: 'onChange',
    values,
    resetOptions: { keepDirtyValues: true },
  });

  const clear = () => form.reset(values, { keepDirtyValues: false });
  const save = useSave(form, { isOpen, failed: questions.saveFailed })(async (checked) => {
    const typed = form.getValues();
    const draft = { ...checked, ...formatOf(typed), ...kindOf(typed), ...tagsOf(typed) };
    const changed = isUpdate && !isGone ? source : null;
    try {
      const { _id, message } = changed
        ? { ...(await update.mutateAsync({ id: changed._id, body: draft })), _id: changed._id }
        : await create.mutateAsync(draft);
      notify({
        tone: 'positive',
        message: message || (changed ? questions.updated : questions.created),
      });
      // Not what it began with, which is loaded anew by and by.
      if (changed) form.reset(draft, { keepDirtyValues: false });
      else clear();
      onSaved(_id === undefined ? undefined : { ...draft, _id });
    } catch (error) {
      console.error(error);
      if (!changed || !(error instanceof ApiError && error.isNotFound)) throw error;
      setGone(true);
      void queryClient.invalidateQueries({ queryKey: questionsKey() });
      const message = questions.deletedMeanwhile;
      form.setError('root', { type: 'server', message });
      notifyIfClosed({ tone: 'critical', message });
    }
  });
  return { form, save, clear };
}
