import clsx from 'clsx';
import {
  forwardRef,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type FormEvent,
} from 'react';
import type { Profile } from '../../api/entities';
import { useLogin } from '../../api/operationHooks';
import { authWords } from '../../messages/en/auth';
import { runnerWords } from '../../messages/en/runner';
import { errorSentence } from '../../provider/errorSentence';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';

export interface SignInAgainProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Called once the session is renewed. */
  onSignedIn?: (() => void) | undefined;
}

/**
 * Says that the session has ended, and asks the same user for their password in place. Where the
 * provider knows no user, signing in is the host's, and it only says so. Parts: those of `Banner`.
 */
export const SignInAgain = forwardRef<HTMLDivElement, SignInAgainProps>(function SignInAgain(
  { onSignedIn, className, ...rest },
  ref,
) {
  const runner = useWords(runnerWords);
  const user = useSession()?.user;
  return (
    <Banner
      {...rest}
      ref={ref}
      className={clsx('qw-sign-in-again', className)}
      tone="caution"
      // The sentence alone is read out at once, not the form below it.
      title={<span role="alert">{runner.sessionEnded}</span>}
    >
      {user ? <PasswordForm user={user} onSignedIn={onSignedIn} /> : null}
    </Banner>
  );
});

interface PasswordFormProps {
  user: Profile;
  onSignedIn: SignInAgainProps['onSignedIn'];
}

function PasswordForm({ user, onSignedIn }: PasswordFormProps) {
  const auth = useWords(authWords);
  const runner = useWords(runnerWords);
  const notify = useNotify();
  const store = useSessionStore();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);

  const { mutate, isPending, error } = useLogin({
    onSuccess: ({ profile, accessToken }) => {
      store.write({ user: profile, token: accessToken });
      onSignedIn?.();
    },
    onError: (failure) => {
      notify({ tone: 'critical', message: errorSentence(failure, auth.loginFailed) });
      field.current?.focus();
    },
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setMissing(password === '');
    if (password === '') field.current?.focus();
    else mutate({ email: user.email, password });
  };

  const { form, enter } = useReturnOfFocus();
  const refusal = error === null ? undefined : errorSentence(error, auth.loginFailed);
  return (
    <form className="qw-sign-in-again-form" ref={form} onFocus={enter} onSubmit={submit} noValidate>
      <p className="qw-sign-in-again-email">
        <span className="qw-visually-hidden">{auth.email}</span> {user.email}
      </p>
      {/* Password managers look for whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        className="qw-sign-in-again-password"
        ref={field}
        label={auth.password}
        placeholder={auth.passwordPlaceholder}
        autoComplete="current-password"
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
        error={isMissing ? runner.passwordRequired : refusal}
      />
      <Button
        className="qw-sign-in-again-button"
        type="submit"
        variant="primary"
        busy={isPending}
        busyLabel={auth.signingIn}
      >
        {auth.signIn}
      </Button>
    </form>
  );
}

/** Gives the focus back to the question that it came from, when the form has done its work. */
function useReturnOfFocus() {
  const form = useRef<HTMLFormElement>(null);
  const from = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (element?.contains(document.activeElement)) from.current?.focus();
    };
  }, []);
  const enter = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !form.current?.contains(relatedTarget)) {
      from.current = relatedTarget;
    }
  };
  return { form, enter };
}
