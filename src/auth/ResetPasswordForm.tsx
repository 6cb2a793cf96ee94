import clsx from 'clsx/lite';
import { useMemo } from 'react';
import { useResetPassword } from '../api/operationHooks';
import { accountWords } from '../messages/en/account';
import { authWords } from '../messages/en/auth';
import { setPasswordWords } from '../messages/en/setPassword';
import { validationWords } from '../messages/en/validation';
import { formResolver } from '../provider/formResolver';
import { useGoTo, useHostHref } from '../provider/hostPaths';
import { useWords } from '../provider/MessagesContext';
import { widget } from '../provider/widget';
import { resetPasswordForm } from '../rules/forms';
import { shortestPassword } from '../rules/limits';
import { CodeField, EmailField, SecretField } from './AccountFields';
import { AccountForm, type AccountWidgetProps } from './AccountForm';
import { useAccountForm } from './useAccountForm';
import { usePasswordFocus } from './usePasswordFocus';

export interface ResetPasswordFormProps extends Omit<AccountWidgetProps, 'onReset'> {
  /** Called once the new password is valid, with the email of the account. */
  onReset?: ((email: string) => void) | undefined;
  /** The email that the code was sent to. */
  defaultEmail?: string | undefined;
  /**
   * The code from the link of an invitation. With it, the form speaks of setting a password rather
   * than resetting it.
   */
  defaultCode?: string | undefined;
  /**
   * The keyboard on phones for the code: `numeric` if your server's codes contain only digits.
   * @default 'text'
   */
  codeInputMode?: 'numeric' | 'text' | undefined;
  /**
   * Address where users request a new code. Without it, and with an invitation, there is no such
   * link.
   */
  forgotPasswordHref?: string | undefined;
}

/**
 * Sets a new password with the one-time code from a mail or an invitation (spec §2,
 * /reset-password).
 */
export const ResetPasswordForm = widget<ResetPasswordFormProps>('ResetPasswordForm')(
  function ResetPasswordForm(
    {
      onReset,
      defaultEmail = '',
      defaultCode = '',
      codeInputMode = 'text',
      forgotPasswordHref: ownForgotPasswordHref,
      className,
      ...rest
    },
    ref,
  ) {
    const goToLogin = useGoTo('login');
    const forgotPasswordHref = useHostHref('forgotPassword', ownForgotPasswordHref);
    const next = onReset ?? goToLogin;
    const account = useWords(accountWords);
    const auth = useWords(authWords);
    const validation = useWords(validationWords);
    const setting = useWords(setPasswordWords);
    const isInvited = defaultCode !== '';
    const words = isInvited ? setting : account.resetPassword;
    const fields = useMemo(
      () => (isInvited ? { ...account.fields, otp: setting.code } : account.fields),
      [isInvited, account, setting],
    );
    const resolver = useMemo(
      () => formResolver(resetPasswordForm({ account: { ...account, fields }, validation })),
      [account, fields, validation],
    );
    const { mutateAsync } = useResetPassword();
    const { form, submit, isSending, failure, success } = useAccountForm({
      resolver,
      defaultValues: { email: defaultEmail, otp: defaultCode, password: '' },
      send: mutateAsync,
      words,
      leadsOn: next !== undefined,
      onSuccess: (_, { email }) => (onReset ? onReset(email) : goToLogin?.()),
    });
    usePasswordFocus(isInvited, form.setFocus);
    const { errors } = form.formState;

    return (
      <AccountForm
        {...rest}
        ref={ref}
        className={clsx('qw-reset-password-form', className)}
        onSubmit={() => void submit()}
        submitLabel={words.submit}
        busy={isSending}
        busyLabel={words.submitting}
        failure={failure}
        success={success}
        link={{
          href: isInvited ? undefined : forgotPasswordHref,
          label: account.resetPassword.newCode,
        }}
      >
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <CodeField
          label={fields.otp}
          hint={isInvited ? setting.hint : account.otpHint}
          inputMode={codeInputMode}
          error={errors.otp?.message}
          {...form.register('otp')}
        />
        <SecretField
          label={isInvited ? auth.password : fields.newPassword}
          autoComplete="new-password"
          hint={account.passwordHint(shortestPassword)}
          error={errors.password?.message}
          {...form.register('password')}
        />
      </AccountForm>
    );
  },
);
