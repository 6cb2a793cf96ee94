import clsx from 'clsx/lite';
import { useEffect, useMemo, useState } from 'react';
import { useForgotPassword } from '../api/operationHooks';
import { accountWords } from '../messages/en/account';
import { validationWords } from '../messages/en/validation';
import { formResolver } from '../provider/formResolver';
import { useGoTo, useHostHref } from '../provider/hostPaths';
import { useLatest } from '../base/useLatest';
import { useWords } from '../provider/MessagesContext';
import { widget } from '../provider/widget';
import { forgotPasswordForm } from '../rules/forms';
import { EmailField } from './AccountFields';
import { AccountForm, type AccountWidgetProps } from './AccountForm';
import { useAccountForm } from './useAccountForm';

/** How long the form says that the mail was sent before the next page opens (spec §9). */
const nextPageAfterMs = 1_500;

export interface ForgotPasswordFormProps extends AccountWidgetProps {
  /**
   * Called with the email 1.5 s after the mail was sent, unless the form is gone by then. Until
   * then the form stays busy.
   */
  onSent?: ((email: string) => void) | undefined;
  /** Address of the login page. Without it there is no such link. */
  loginHref?: string | undefined;
}

/** Asks for a one-time code by mail (spec §2, /forget-password). */
export const ForgotPasswordForm = widget<ForgotPasswordFormProps>('ForgotPasswordForm')(
  function ForgotPasswordForm({ onSent, loginHref: ownLoginHref, className, ...rest }, ref) {
    const loginHref = useHostHref('login', ownLoginHref);
    const goToReset = useGoTo('resetPassword');
    const account = useWords(accountWords);
    const validation = useWords(validationWords);
    const words = account.forgotPassword;
    const [sentTo, setSentTo] = useState<string | null>(null);
    const next = onSent ?? goToReset;
    const latestNext = useLatest(next);
    const resolver = useMemo(() => formResolver(forgotPasswordForm({ validation })), [validation]);
    const { mutateAsync } = useForgotPassword();
    const { form, submit, isSending, failure, success } = useAccountForm({
      resolver,
      defaultValues: { email: '' },
      send: mutateAsync,
      words,
      leadsOn: next !== undefined,
      onSuccess: (_, { email }) => {
        if (next !== undefined) setSentTo(email);
      },
    });

    useEffect(() => {
      if (sentTo === null) return undefined;
      const timer = setTimeout(() => {
        setSentTo(null);
        latestNext.current?.(sentTo);
      }, nextPageAfterMs);
      return () => clearTimeout(timer);
    }, [sentTo, latestNext]);

    return (
      <AccountForm
        {...rest}
        ref={ref}
        className={clsx('qw-forgot-password-form', className)}
        onSubmit={() => {
          if (sentTo === null) void submit();
        }}
        submitLabel={words.submit}
        busy={isSending || sentTo !== null}
        busyLabel={isSending ? words.submitting : words.oneMoment}
        failure={failure}
        success={success}
        link={{ href: loginHref, label: words.login }}
      >
        <EmailField
          hint={words.hint}
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </AccountForm>
    );
  },
);
