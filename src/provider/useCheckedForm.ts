import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { CheckedResolver } from './formResolver';

interface CheckedFormProps<Input extends FieldValues, Output> extends Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver'
> {
  resolver: CheckedResolver<Input, Output>;
}

/**
 * A form whose registered fields say that they are required, where their schema says so. Not by the
 * native `required`: browsers would call an untouched field invalid.
 */
export function useCheckedForm<Input extends FieldValues, Output = Input>({
  resolver,
  ...props
}: CheckedFormProps<Input, Output>): UseFormReturn<Input, unknown, Output> {
  const form = useForm<Input, unknown, Output>({ ...props, resolver });
  const register: typeof form.register = (name, options) => ({
    ...form.register(name, options),
    ...(resolver.isRequired(name) && { 'aria-required': true }),
  });
  return { ...form, register };
}
