import { useMemo, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { output } from 'zod/mini';
import type { QuizChange, QuizWithQuestions } from '../../api/entities';
import { listOf } from '../../api/shape';
import { quizShape } from '../../api/shapes';
import { useUpdateQuiz } from '../../api/teachingHooks';
import { quizzesWords } from '../../messages/en/quizzes';
import { validationWords } from '../../messages/en/validation';
import { formResolver, type CheckedResolver } from '../../provider/formResolver';
import { useCheckedForm } from '../../provider/useCheckedForm';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useEditConflict } from '../../provider/useEditConflict';
import { useSave } from '../../provider/useSave';
import { quizChangeForm } from '../../rules/forms';
import type { QuizSetting } from '../setUp/quizSettings';

type QuizChangeSchema = ReturnType<typeof quizChangeForm>;
type QuizChangeOutput = output<QuizChangeSchema>;
type QuizChangeValues = Record<Exclude<keyof QuizChangeOutput, QuizSetting>, string> &
  Record<QuizSetting, boolean>;

/** The fields that the form can change, with the values of the quiz; a missing text is empty. */
function valuesOf(schema: QuizChangeSchema, quiz: QuizChange): QuizChangeValues {
  const { shuffle_questions = false, shuffle_options = false } = quiz;
  const grading = quiz.grading === 'partial';
  const texts = Object.fromEntries(fieldsOf(schema).map((name) => [name, quiz[name] ?? '']));
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
  /** Both versions, where the quiz was changed meanwhile. */
  notice: ReactElement | null;
}

const quizList = listOf(quizShape);
const fieldsOf = ({ shape }: QuizChangeSchema) => Object.keys(shape) as (keyof QuizChangeValues)[];

/**
 * The form of an existing quiz. Untouched fields follow the quiz, and typed text survives an
 * accidental closing.
 */
export function useQuizChangeForm(
  quiz: QuizWithQuestions,
  isOpen: boolean,
  onSaved: () => void,
): ChangedQuiz {
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

  const { send, restore, notice } = useEditConflict({
    form,
    isOpen,
    record: quiz,
    shape: quizList,
    valuesOf: (present: QuizWithQuestions) => valuesOf(schema, present),
    deleted: quizzes.update.deletedMeanwhile,
    parts: fieldsOf(schema).map((name) => ({ label: quizzes.fields[name], fields: [name] })),
  });

  // Every reset inherits `resetOptions` unless it overrides them.
  const resetTo = (change: QuizChangeValues) => form.reset(change, { keepDirtyValues: false });

  const save = useSave(form, { isOpen, failed: quizzes.update.failed })(async (change) => {
    const saved = await send((revision) =>
      mutateAsync({ id: quiz._id, body: changeOf(change, values), revision }),
    );
    if (saved === null) return;
    const { message } = saved;
    notify({ tone: 'positive', message: message || quizzes.update.updated });
    resetTo(valuesOf(schema, change));
    onSaved();
  });
  const clear = () => resetTo(restore() ?? values);
  return { form, save, clear, notice };
}
