import { useCallback, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { input, output } from 'zod/mini';
import { useCreateQuiz } from '../../api/teachingHooks';
import { quizzesWords } from '../../messages/en/quizzes';
import { validationWords } from '../../messages/en/validation';
import { formResolver, type CheckedResolver } from '../../provider/formResolver';
import { useCheckedForm } from '../../provider/useCheckedForm';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { useNotifyIfClosed } from '../../provider/notifications';
import { useSave } from '../../provider/useSave';
import { toLocalInput } from '../../rules/formats';
import { quizForm } from '../../rules/forms';
import type { QuizSetting } from './quizSettings';

type QuizFormSchema = ReturnType<typeof quizForm>;
type QuizFormOutput = output<QuizFormSchema>;

/** Values of the fields: text, as in the specification's exam form (spec §3), and checkboxes. */
export type QuizFormValues = Record<Exclude<keyof input<QuizFormSchema>, QuizSetting>, string> &
  Record<QuizSetting, boolean>;
export type QuizFormControl = UseFormReturn<QuizFormValues, unknown, QuizFormOutput>;

const fiveMinutes = 5 * 60_000;

/** The `datetime-local` value of now, rounded up to the next five minutes. */
function nextSchedule(timeZone: string | undefined): string {
  return toLocalInput(new Date(Math.ceil(Date.now() / fiveMinutes) * fiveMinutes), timeZone);
}

function emptyQuiz({ shape }: QuizFormSchema, schadule: string): QuizFormValues {
  const names = Object.keys(shape) as (keyof QuizFormValues)[];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const settings = { shuffle_questions: false, shuffle_options: false, grading: false };
  return { ...empty, ...settings, schadule } as QuizFormValues;
}

export interface NewQuiz {
  form: QuizFormControl;
  /**
   * Checks the form and creates the quiz. A refusal keeps the values and shows the server's words
   * at the fields.
   */
  create: () => Promise<void>;
  /** Empties the form and proposes the next schedule. */
  clear: () => void;
  /** Proposes the next schedule, unless the user chose one; for each opening. */
  refreshSchedule: () => void;
}

/**
 * The form of a new quiz (spec §5). It lives as long as its component, so that a dialog that was
 * closed by accident opens again with the typed text.
 *
 * @param isOpen whether the form is on the screen
 * @param onCreated called with the join code
 */
export function useQuizForm(isOpen: boolean, onCreated: (code: string) => void): NewQuiz {
  const quizzes = useWords(quizzesWords);
  const validation = useWords(validationWords);
  const { timeZone } = useFormats();
  const notifyIfGone = useNotifyIfClosed(true);
  const { mutateAsync } = useCreateQuiz();
  const schema = useMemo(
    () => quizForm({ quizzes, validation }, { timeZone }),
    [quizzes, validation, timeZone],
  );
  const resolver = useMemo(() => formResolver(schema), [schema]);
  // Without a schedule, because Next does not build a page ahead that asks for the time.
  const [initial] = useState(() => emptyQuiz(schema, ''));
  const form: QuizFormControl = useCheckedForm<QuizFormValues, QuizFormOutput>({
    // The schema's input type lists the choices of a field; before the check, the form holds any
    // text.
    resolver: resolver as unknown as CheckedResolver<QuizFormValues, QuizFormOutput>,
    defaultValues: initial,
  });
  const { reset, setValue, getFieldState } = form;

  const clear = useCallback(
    () => reset(emptyQuiz(schema, nextSchedule(timeZone))),
    [reset, schema, timeZone],
  );
  const refreshSchedule = useCallback(() => {
    // Not `resetField`: at the first opening the form does not know its fields yet.
    if (!getFieldState('schadule').isDirty) setValue('schadule', nextSchedule(timeZone));
  }, [getFieldState, setValue, timeZone]);

  const create = useSave(form, { isOpen, failed: quizzes.createFailed })(async (draft) => {
    const { code, message } = await mutateAsync(draft);
    // The dialog with the code has this sentence as its title.
    notifyIfGone({ tone: 'positive', message: message || quizzes.created });
    clear();
    onCreated(code);
  });
  return { form, create, clear, refreshSchedule };
}
