import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { CheckedResolver } from '../provider/formResolver';
import { useNotify, useNotifyIfClosed, useNotifyNextPage } from '../provider/notifications';
import { showFailure } from '../provider/showFailure';
import { useCheckedForm } from '../provider/useCheckedForm';
import { useErrorSentence } from '../provider/useErrorSentence';

interface AccountFormPlan<Values extends FieldValues, Answer extends { message?: string }> {
  resolver: CheckedResolver<Values>;
  /** The initial values of the fields. */
  defaultValues: DefaultValues<Values>;
  /** Sends the checked values. */
  send: (values: Values) => Promise<Answer>;
  /** The messages for success and failure if the server sends none (spec §8). */
  words: { succeeded: string; failed: string };
  /** Whether success leads to another page that shows the message; otherwise the form shows it. */
  leadsOn: boolean;
  /**
   * Called once the server has confirmed and the message is shown, unless the form is gone by then.
   */
  onSuccess: (answer: Answer, values: Values) => void;
}

export interface AccountFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Checks and sends the form; does nothing while that is in progress. */
  submit: () => Promise<void>;
  isSending: boolean;
  /** Why the form was refused, if that concerns no single field. */
  failure: string | undefined;
  /** The server's confirmation, until the form is sent again. */
  success: string | undefined;
}

/** What account forms share: a refusal keeps the typed text and appears where it belongs. */
export function useAccountForm<Values extends FieldValues, Answer extends { message?: string }>({
  resolver,
  defaultValues,
  send,
  words,
  leadsOn,
  onSuccess,
}: AccountFormPlan<Values, Answer>): AccountFormState<Values> {
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(true);
  const errorSentence = useErrorSentence();
  const notifyNextPage = useNotifyNextPage();
  const [success, setSuccess] = useState<string | undefined>();
  const form = useCheckedForm<Values>({ resolver, defaultValues });
  const { isSubmitting, errors } = form.formState;
  const isUnderWay = useRef(false);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const attempt = form.handleSubmit(async (values) => {
    let answer: Answer;
    setSuccess(undefined);
    try {
      answer = await send(values);
    } catch (error) {
      const message = errorSentence(error, words.failed);
      showFailure(error, message, form);
      notifyIfClosed({ tone: 'critical', message });
      return;
    }
    const message = answer.message || words.succeeded;
    // Users who have left the form stay where they are.
    if (!isThere.current) return notify({ tone: 'positive', message });
    if (leadsOn) notifyNextPage(message);
    else setSuccess(message);
    onSuccess(answer, values);
  });
  const submit = async (): Promise<void> => {
    // Two clicks can arrive before the button renders as busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await attempt().finally(() => (isUnderWay.current = false));
  };
  return { form, submit, isSending: isSubmitting, failure: errors.root?.message, success };
}
