import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { output } from 'zod/mini';
import type { Quiz, QuizChange } from '../../api/entities';
import { useUpdateQuiz } from '../../api/teachingHooks';
import { quizzesWords } from '../../messages/en/quizzes';
import { validationWords } from '../../messages/en/validation';
import { formResolver, type CheckedResolver } from '../../provider/formResolver';
import { useCheckedForm } from '../../provider/useCheckedForm';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useSave } from '../../provider/useSave';
import { quizChangeForm } from '../../rules/forms';
import type { QuizSetting } from '../setUp/quizSettings';

type QuizChangeSchema = ReturnType<typeof quizChangeForm>;
type QuizChangeOutput = output<QuizChangeSchema>;
type QuizChangeValues = Record<Exclude<keyof QuizChangeOutput, QuizSetting>, string> &
  Record<QuizSetting, boolean>;

/** The fields that the form can change, with the values of the quiz; a missing text is empty. */
function valuesOf({ shape }: QuizChangeSchema, quiz: QuizChange): QuizChangeValues {
  const { shuffle_questions = false, shuffle_options = false } = quiz;
  const grading = quiz.grading === 'partial';
  const names = Object.keys(shape) as (keyof QuizChangeValues)[];
  const texts = Object.fromEntries(names.map((name) => [name, quiz[name] ?? '']));
  return { ...texts, shuffle_questions, shuffle_options, grading } as QuizChangeValues;
}

/** What is sent of checked values: of the settings only what changes, as not every server has them. */
function changeOf(
  { shuffle_questions, shuffle_options, grading, ...texts }: QuizChange,
  before: QuizChangeValues,
): QuizChange {
  return {
    ...texts,
    ...(shuffle_questions !== before.shuffle_questions && { shuffle_questions }),
    ...(shuffle_options !== before.shuffle_options && { shuffle_options }),
    ...(grading && (grading === 'partial') !== before.grading && { grading }),
  };
}

export interface ChangedQuiz {
  form: UseFormReturn<QuizChangeValues, unknown, QuizChangeOutput>;
  /**
   * Checks the form and saves it. A refusal keeps the values and shows the server's words at the
   * fields.
   */
  save: () => Promise<void>;
  /** Restores the values of the server. */
  clear: () => void;
}

/**
 * The form of an existing quiz. Untouched fields follow the quiz, and typed text survives an
 * accidental closing.
 */
export function useQuizChangeForm(quiz: Quiz, isOpen: boolean, onSaved: () => void): ChangedQuiz {
  const quizzes = useWords(quizzesWords);
  const validation = useWords(validationWords);
  const notify = useNotify();
  const { mutateAsync } = useUpdateQuiz();
  const schema = useMemo(() => quizChangeForm({ quizzes, validation }), [quizzes, validation]);
  const resolver = useMemo(
    // The form has an empty text where the schema allows none.
    () => formResolver(schema) as CheckedResolver<QuizChangeValues, QuizChangeOutput>,
    [schema],
  );
  const values = useMemo(() => valuesOf(schema, quiz), [schema, quiz]);
  const form = useCheckedForm<QuizChangeValues, QuizChangeOutput>({
    resolver,
    values,
    resetOptions: { keepDirtyValues: true },
  });

  // Every reset inherits `resetOptions` unless it overrides them.
  const resetTo = (change: QuizChangeValues) => form.reset(change, { keepDirtyValues: false });

  const save = useSave(form, { isOpen, failed: quizzes.update.failed })(async (change) => {
    const { message } = await mutateAsync({ id: quiz._id, body: changeOf(change, values) });
    notify({ tone: 'positive', message: message || quizzes.update.updated });
    resetTo(valuesOf(schema, change));
    onSaved();
  });
  return { form, save, clear: () => resetTo(values) };
}
