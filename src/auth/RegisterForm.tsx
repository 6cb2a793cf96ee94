import clsx from 'clsx/lite';
import { useMemo } from 'react';
import type { Registration } from '../api/entities';
import { useRegister } from '../api/operationHooks';
import { accountWords } from '../messages/en/account';
import { authWords } from '../messages/en/auth';
import { validationWords } from '../messages/en/validation';
import { vocabularyWords } from '../messages/en/vocabulary';
import { formResolver } from '../provider/formResolver';
import { useGoTo, useHostHref } from '../provider/hostPaths';
import { useWords } from '../provider/MessagesContext';
import { widget } from '../provider/widget';
import { registerForm } from '../rules/forms';
import { roles, shortestPassword } from '../rules/limits';
import { Select } from '../ui/select/Select';
import { TextField } from '../ui/field/TextField';
import { EmailField, SecretField } from './AccountFields';
import { AccountForm, type AccountWidgetProps } from './AccountForm';
import { useAccountForm } from './useAccountForm';

export interface RegisterFormProps extends AccountWidgetProps {
  /** Called once the account exists, with its email, so that nobody has to type it again. */
  onRegistered?: ((email: string) => void) | undefined;
  /** Address of the login page. Without it there is no such link. */
  loginHref?: string | undefined;
}

/** The form starts with the student role (spec §9). */
const nobody: Registration = {
  first_name: '',
  last_name: '',
  role: 'Student',
  email: '',
  password: '',
};

/** Creates an account (spec §2, /register). A server may close the registration for a role. */
export const RegisterForm = widget<RegisterFormProps>('RegisterForm')(function RegisterForm(
  { onRegistered, loginHref: ownLoginHref, className, ...rest },
  ref,
) {
  const loginHref = useHostHref('login', ownLoginHref);
  const goToLogin = useGoTo('login');
  const next = onRegistered ?? goToLogin;
  const auth = useWords(authWords);
  const account = useWords(accountWords);
  const validation = useWords(validationWords);
  const vocabulary = useWords(vocabularyWords);
  const { fields, register: words } = account;
  const resolver = useMemo(
    () => formResolver(registerForm({ auth, account, validation })),
    [auth, account, validation],
  );
  const { mutateAsync } = useRegister();
  const { form, submit, isSending, failure, success } = useAccountForm({
    resolver,
    defaultValues: nobody,
    send: mutateAsync,
    words,
    leadsOn: next !== undefined,
    onSuccess: (_, { email }) => (onRegistered ? onRegistered(email) : goToLogin?.()),
  });
  const { errors } = form.formState;

  return (
    <AccountForm
      {...rest}
      ref={ref}
      className={clsx('qw-register-form', className)}
      onSubmit={() => void submit()}
      submitLabel={words.submit}
      busy={isSending}
      busyLabel={words.submitting}
      failure={failure}
      success={success}
      link={{ href: loginHref, label: words.login }}
    >
      <TextField
        label={fields.first_name}
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...form.register('first_name')}
      />
      <TextField
        label={fields.last_name}
        autoComplete="family-name"
        hint={validation.oneNameHint}
        error={errors.last_name?.message}
        {...form.register('last_name')}
      />
      <Select
        label={fields.role}
        error={errors.role?.message}
        options={roles.map((value) => ({ value, label: vocabulary.role[value] }))}
        {...form.register('role')}
      />
      <EmailField error={errors.email?.message} {...form.register('email')} />
      <SecretField
        label={auth.password}
        autoComplete="new-password"
        hint={account.passwordHint(shortestPassword)}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </AccountForm>
  );
});
