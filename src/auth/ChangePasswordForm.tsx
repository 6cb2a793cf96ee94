import clsx from 'clsx/lite';
import { forwardRef, useMemo } from 'react';
import type { Profile } from '../api/entities';
import { useChangePassword } from '../api/operationHooks';
import { accountWords } from '../messages/en/account';
import { validationWords } from '../messages/en/validation';
import { formResolver } from '../provider/formResolver';
import { useWords } from '../provider/MessagesContext';
import { widget } from '../provider/widget';
import { changePasswordForm } from '../rules/forms';
import { shortestPassword } from '../rules/limits';
import { useSession } from '../session/SessionContext';
import { SecretField } from './AccountFields';
import { AccountForm, type AccountWidgetProps } from './AccountForm';
import { useAccountForm } from './useAccountForm';

export interface ChangePasswordFormProps extends AccountWidgetProps {
  /** Called once the new password is valid. */
  onChanged?: (() => void) | undefined;
}

const nothing = { password: '', password_new: '', confirm_password: '' };

/** Changes the user's own password, and is emptied on success (spec §2, /change-password). */
export const ChangePasswordForm = widget<ChangePasswordFormProps>('ChangePasswordForm')(
  function ChangePasswordForm(props, ref) {
    const user = useSession()?.user;
    // Another user must not find passwords that were typed before.
    return <PasswordsForm key={user?._id} {...props} ref={ref} user={user} />;
  },
);

interface PasswordsFormProps extends ChangePasswordFormProps {
  user: Profile | undefined;
}

const PasswordsForm = forwardRef<HTMLDivElement, PasswordsFormProps>(function PasswordsForm(
  { user, onChanged, className, ...rest },
  ref,
) {
  const account = useWords(accountWords);
  const validation = useWords(validationWords);
  const { fields, changePassword: words } = account;
  const resolver = useMemo(
    () => formResolver(changePasswordForm({ account, validation })),
    [account, validation],
  );
  const { mutateAsync } = useChangePassword();
  const { form, submit, isSending, failure, success } = useAccountForm({
    resolver,
    defaultValues: nothing,
    send: ({ password, password_new }: typeof nothing) => mutateAsync({ password, password_new }),
    words,
    leadsOn: false,
    onSuccess: () => {
      form.reset(nothing);
      onChanged?.();
    },
  });
  const { errors } = form.formState;

  return (
    <AccountForm
      {...rest}
      ref={ref}
      className={clsx('qw-change-password-form', className)}
      onSubmit={() => void submit()}
      submitLabel={words.submit}
      busy={isSending}
      busyLabel={words.submitting}
      failure={failure}
      success={success}
    >
      {user === undefined ? null : (
        // Password managers need to know whose password it is.
        <input
          hidden
          className="qw-hidden"
          type="email"
          autoComplete="username"
          value={user.email}
          readOnly
        />
      )}
      <SecretField
        label={fields.oldPassword}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <SecretField
        label={fields.newPassword}
        autoComplete="new-password"
        hint={account.passwordHint(shortestPassword)}
        error={errors.password_new?.message}
        {...form.register('password_new', { deps: 'confirm_password' })}
      />
      <SecretField
        label={fields.confirmPassword}
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...form.register('confirm_password')}
      />
    </AccountForm>
  );
});
