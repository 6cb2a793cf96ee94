import { zodResolver } from '@hookform/resolvers/zod';
import clsx from 'clsx';
import { forwardRef, useMemo, type ComponentPropsWithRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile, SignIn as SignInFields } from '../api/entities';
import { useLogin } from '../api/operationHooks';
import { authWords } from '../messages/en/auth';
import { validationWords } from '../messages/en/validation';
import { errorSentence } from '../provider/errorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { signInForm } from '../rules/forms';
import { useSessionStore } from '../session/SessionContext';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { PasswordField } from '../ui/PasswordField';
import { Root } from '../ui/Root';
import { TextField } from '../ui/TextField';

export interface SignInProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'> {
  /** Called with the profile once the session is kept. */
  onSignedIn?: ((profile: Profile) => void) | undefined;
}

/** Email and password; success keeps the token and the user in the session (spec §2, /login). */
export const SignIn = forwardRef<HTMLDivElement, SignInProps>(function SignIn(
  { onSignedIn, className, ...rest },
  ref,
) {
  const auth = useWords(authWords);
  const validation = useWords(validationWords);
  const notify = useNotify();
  const session = useSessionStore();
  const resolver = useMemo(() => zodResolver(signInForm({ validation })), [validation]);
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm<SignInFields>({ resolver, defaultValues: { email: '', password: '' } });

  const { mutate, isPending, error } = useLogin({
    onSuccess: ({ profile, accessToken, message }) => {
      notify({ tone: 'positive', message: message || auth.loggedIn });
      session.write({ user: profile, token: accessToken });
      onSignedIn?.(profile);
    },
    onError: (failure) => {
      notify({ tone: 'critical', message: errorSentence(failure, auth.loginFailed) });
      setFocus('password');
    },
  });

  return (
    <Root {...rest} ref={ref} className={clsx('qw-sign-in', className)}>
      <form
        className="qw-sign-in-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void handleSubmit((fields) => mutate(fields))(event);
        }}
      >
        <TextField
          label={auth.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={auth.password}
          placeholder={auth.passwordPlaceholder}
          autoComplete="current-password"
          showLabel={auth.showPassword}
          hideLabel={auth.hidePassword}
          error={errors.password?.message}
          {...register('password')}
        />
        {error !== null && (
          // The toast announces it.
          <Banner tone="critical">{errorSentence(error, auth.loginFailed)}</Banner>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={isPending}
          busyLabel={auth.signingIn}
        >
          {auth.signIn}
        </Button>
      </form>
    </Root>
  );
});
