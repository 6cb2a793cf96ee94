import { useEffect, useState } from 'react';
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { CheckedResolver } from './formResolver';

interface CheckedFormProps<Input extends FieldValues, Output> extends Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver' | 'shouldFocusError'
> {
  resolver: CheckedResolver<Input, Output>;
}

/**
 * A form whose registered fields say that they are required, where their schema says so. Not by the
 * native `required`: browsers would call an untouched field invalid.
 *
 * A refused form has its fields marked first, and then the focus on the first of them. The other
 * way round, screen readers say its error with the field, and again when it is marked.
 */
export function useCheckedForm<Input extends FieldValues, Output = Input>({
  resolver,
  ...props
}: CheckedFormProps<Input, Output>): UseFormReturn<Input, unknown, Output> {
  const form = useForm<Input, unknown, Output>({ ...props, resolver, shouldFocusError: false });
  const [refusals, setRefusals] = useState(0);
  const { trigger } = form;
  // Effects run after the marks have been painted.
  useEffect(() => {
    if (refusals > 0) void trigger(undefined, { shouldFocus: true });
  }, [refusals, trigger]);
  const register: typeof form.register = (name, options) => ({
    ...form.register(name, options),
    ...(resolver.isRequired(name) && { 'aria-required': true }),
  });
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit(onValid, (errors, event) => {
      setRefusals((count) => count + 1);
      return onInvalid?.(errors, event);
    });
  return { ...form, register, handleSubmit };
}
