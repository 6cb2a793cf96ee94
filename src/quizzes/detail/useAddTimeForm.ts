import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { input, output } from 'zod/mini';
import type { Quiz } from '../../api/entities';
import { ApiError } from '../../api/ApiError';
import { useQuiz } from '../../api/operationHooks';
import { useExtendTime } from '../../api/teachingHooks';
import { quizzesWords } from '../../messages/en/quizzes';
import { formResolver } from '../../provider/formResolver';
import { useCheckedForm } from '../../provider/useCheckedForm';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useSave } from '../../provider/useSave';
import { addedTimeForm } from '../../rules/forms';

type Schema = ReturnType<typeof addedTimeForm>;
type Values = input<Schema>;

const usual: Values = { minutes: '5', student: '' };

export interface AddTimeForm {
  form: UseFormReturn<Values, unknown, output<Schema>>;
  /**
   * Checks the form and adds the time. A refusal keeps the values and shows the server's words at
   * the fields.
   */
  give: () => Promise<void>;
}

/**
 * The form that adds time.
 *
 * @param onGiven called when the server has moved the end
 * @param onMissing called when the server turns out to lack this operation
 */
export function useAddTimeForm(
  { _id }: Quiz,
  isOpen: boolean,
  onGiven: () => void,
  onMissing: () => void,
): AddTimeForm {
  const quizzes = useWords(quizzesWords);
  const { addedTime: words } = quizzes;
  const notify = useNotify();
  const { mutateAsync } = useExtendTime();
  const { refetch } = useQuiz(_id, { enabled: false });
  const resolver = useMemo(() => formResolver(addedTimeForm({ quizzes })), [quizzes]);
  const form = useCheckedForm<Values, output<Schema>>({ resolver, defaultValues: usual });

  /**
   * Servers reply in the same way when they lack the operation and when they lack the quiz. A
   * framework's own page says as little, and may come from a proxy. Reading the quiz tells these
   * apart.
   */
  const isMissing = async (error: unknown): Promise<boolean> => {
    if (!(error instanceof ApiError && error.isMissing)) return false;
    if (error.isRefusal && !error.isNotFound) return true;
    const quiz = await refetch({ cancelRefetch: false });
    return quiz.error === null;
  };

  const give = useSave(form, { isOpen, failed: words.failed })(async ({ minutes, student }) => {
    const body = { minutes, ...(student === '' ? {} : { student }) };
    try {
      const { message } = await mutateAsync({ id: _id, body });
      notify({ tone: 'positive', message: message || words.given(minutes) });
      form.reset(usual);
      onGiven();
    } catch (error) {
      if (!(await isMissing(error))) throw error;
      notify({ tone: 'critical', message: words.missing });
      onGiven();
      onMissing();
    }
  });
  return { form, give };
}
