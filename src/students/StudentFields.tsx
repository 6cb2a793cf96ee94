import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { studentsWords } from '../messages/en/students';
import { validationWords } from '../messages/en/validation';
import { useWords } from '../provider/MessagesContext';
import { studentStatuses } from '../rules/limits';
import { Select } from '../ui/select/Select';
import type { SelectOption } from '../ui/select/SelectOption';
import { TextField } from '../ui/field/TextField';

/** Values of the fields of a student: text, with the group as its id. */
export interface StudentValues {
  first_name: string;
  last_name: string;
  email: string;
  group: string;
}

/** For an existing student, also whether they may sign in. */
export interface StudentChangeValues extends StudentValues {
  status: (typeof studentStatuses)[number];
}

interface StudentFieldsProps<Values extends StudentValues> {
  form: UseFormReturn<Values>;
  groups: SelectOption[];
  /** The hint below the email. */
  emailHint?: string | undefined;
  /** Whether the status field is shown. */
  withStatus?: boolean | undefined;
  /**
   * `group` alone, for a student who can only be added to one; `account` for all fields but the
   * group.
   */
  only?: 'group' | 'account' | undefined;
}

/** The fields of a student. */
export function StudentFields<Values extends StudentValues>({
  form,
  groups,
  emailHint,
  withStatus = false,
  only,
}: StudentFieldsProps<Values>) {
  const words = useWords(studentsWords);
  const validation = useWords(validationWords);
  // Only the fields that both forms share are used; the other one renders on request.
  const { control, register, formState } = form as unknown as UseFormReturn<StudentChangeValues>;
  const { errors } = formState;
  return (
    <>
      {only === 'group' ? null : (
        <>
          <TextField
            label={words.fields.first_name}
            autoComplete="off"
            error={errors.first_name?.message}
            {...register('first_name')}
          />
          <TextField
            label={words.fields.last_name}
            autoComplete="off"
            hint={validation.oneNameHint}
            error={errors.last_name?.message}
            {...register('last_name')}
          />
          <TextField
            type="email"
            label={words.email}
            autoComplete="off"
            dir="ltr"
            hint={emailHint}
            error={errors.email?.message}
            {...register('email')}
          />
        </>
      )}
      {only === 'account' ? null : (
        <Choice
          control={control}
          name="group"
          label={words.group}
          placeholder={words.notAssigned}
          options={groups}
        />
      )}
      {withStatus && only !== 'group' ? (
        <Choice
          control={control}
          name="status"
          aria-required
          label={words.status}
          hint={words.inactiveHint}
          options={studentStatuses.map((value) => ({
            value,
            label: words.statuses[value] ?? value,
          }))}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  control: Control<StudentChangeValues>;
  name: FieldPath<StudentChangeValues>;
  label: string;
  placeholder?: string;
  hint?: ReactNode;
  options: SelectOption[];
  'aria-required'?: boolean;
}

/** Controlled, because an uncontrolled select forgets its value if the option loads later. */
function Choice({ control, name, ...rest }: ChoiceProps) {
  const { field, fieldState } = useController({ control, name });
  return <Select {...rest} {...field} error={fieldState.error?.message} />;
}
