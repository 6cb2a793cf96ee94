import clsx from 'clsx/lite';
import { useMemo } from 'react';
import { useConfirmEmail } from '../api/operationHooks';
import { accountWords } from '../messages/en/account';
import { authWords } from '../messages/en/auth';
import { confirmEmailWords } from '../messages/en/confirmEmail';
import { validationWords } from '../messages/en/validation';
import { formResolver } from '../provider/formResolver';
import { useGoTo, useHostHref } from '../provider/hostPaths';
import { useWords } from '../provider/MessagesContext';
import { widget } from '../provider/widget';
import { confirmEmailForm } from '../rules/forms';
import { CodeField, EmailField, SecretField } from './AccountFields';
import { AccountForm, type AccountWidgetProps } from './AccountForm';
import { useAccountForm } from './useAccountForm';
import { usePasswordFocus } from './usePasswordFocus';

export interface ConfirmEmailFormProps extends AccountWidgetProps {
  /** Called with the new email once it is confirmed. */
  onConfirmed?: ((email: string) => void) | undefined;
  /** The new email from the link in the mail. */
  defaultEmail?: string | undefined;
  /** The one-time code from the link in the mail. */
  defaultCode?: string | undefined;
  /** Address of the login page. Without it there is no such link. */
  loginHref?: string | undefined;
}

/**
 * Confirms a new email with the one-time code that was mailed to it and the account's password. For
 * servers that have `confirmEmail`.
 */
export const ConfirmEmailForm = widget<ConfirmEmailFormProps>('ConfirmEmailForm')(
  function ConfirmEmailForm(
    {
      onConfirmed,
      defaultEmail = '',
      defaultCode = '',
      loginHref: ownLoginHref,
      className,
      ...rest
    },
    ref,
  ) {
    const goToLogin = useGoTo('login');
    const loginHref = useHostHref('login', ownLoginHref);
    const next = onConfirmed ?? goToLogin;
    const account = useWords(accountWords);
    const auth = useWords(authWords);
    const validation = useWords(validationWords);
    const words = useWords(confirmEmailWords);
    const { fields } = account;
    const isFilledIn = defaultEmail !== '' && defaultCode !== '';
    const resolver = useMemo(
      () => formResolver(confirmEmailForm({ account, validation })),
      [account, validation],
    );
    const { mutateAsync } = useConfirmEmail();
    const { form, submit, isSending, failure, success } = useAccountForm({
      resolver,
      defaultValues: { email: defaultEmail, otp: defaultCode, password: '' },
      send: mutateAsync,
      words,
      leadsOn: next !== undefined,
      onSuccess: (_, { email }) => (onConfirmed ? onConfirmed(email) : goToLogin?.()),
    });
    usePasswordFocus(isFilledIn, form.setFocus);
    const { errors } = form.formState;

    return (
      <AccountForm
        {...rest}
        ref={ref}
        className={clsx('qw-confirm-email-form', className)}
        onSubmit={() => void submit()}
        submitLabel={words.submit}
        busy={isSending}
        busyLabel={words.submitting}
        failure={failure}
        success={success}
        link={{ href: loginHref, label: account.forgotPassword.login }}
      >
        <EmailField hint={words.hint} error={errors.email?.message} {...form.register('email')} />
        <CodeField
          label={fields.otp}
          hint={account.otpHint}
          inputMode="numeric"
          error={errors.otp?.message}
          {...form.register('otp')}
        />
        <SecretField
          label={auth.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </AccountForm>
    );
  },
);
