import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useNotify, useNotifyIfClosed, useNotifyNextPage } from '../provider/notifications';
import { showFailure } from '../provider/showFailure';

interface AccountFormPlan<Values extends FieldValues, Answer extends { message?: string }> {
  resolver: Resolver<Values>;
  /** What every field holds at first. */
  defaultValues: DefaultValues<Values>;
  /** Sends what was typed, once checked. */
  send: (values: Values) => Promise<Answer>;
  /** What is said of success and failure where the server sends no sentence (spec §8). */
  words: { succeeded: string; failed: string };
  /** Whether success leads to another page, which says it then; else the form does. */
  leadsOn: boolean;
  /** Called once the server has confirmed, after that was said, unless the form has gone by then. */
  onSuccess: (answer: Answer, values: Values) => void;
}

export interface AccountFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Checks and sends; while that goes on, it does nothing. */
  submit: () => Promise<void>;
  isSending: boolean;
  /** Why it was refused, where that is about no field. */
  failure: string | undefined;
  /** What the server confirmed, until the form is sent again. */
  success: string | undefined;
}

/** What the forms of accounts share: a refusal leaves what was typed, and is said where it belongs. */
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
  const notifyNextPage = useNotifyNextPage();
  const [success, setSuccess] = useState<string | undefined>();
  const form = useForm<Values>({ resolver, defaultValues });
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
      const message = showFailure(error, words.failed, form);
      notifyIfClosed({ tone: 'critical', message });
      return;
    }
    const message = answer.message || words.succeeded;
    // Who has left the form meanwhile stays where they are.
    if (!isThere.current) return notify({ tone: 'positive', message });
    if (leadsOn) notifyNextPage(message);
    else setSuccess(message);
    onSuccess(answer, values);
  });
  const submit = async (): Promise<void> => {
    // Two clicks can come before the button is drawn busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await attempt().finally(() => (isUnderWay.current = false));
  };
  return { form, submit, isSending: isSubmitting, failure: errors.root?.message, success };
}
