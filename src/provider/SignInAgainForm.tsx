import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { Profile } from '../api/entities';
import { useLogin } from '../api/operationHooks';
import { authWords } from '../messages/en/auth';
import { useSessionStore } from '../session/SessionContext';
import { Button } from '../ui/button/Button';
import { PasswordField } from '../ui/field/PasswordField';
import { focusedNear } from '../ui/focus/focusedNear';
import { mayTakeFocus } from '../ui/focus/mayTakeFocus';
import { useErrorSentence } from './useErrorSentence';
import { useWords } from './MessagesContext';

export interface SignInAgainFormProps {
  /** The user whose password is needed. */
  user: Profile;
  /** Called once the session is renewed. */
  onSignedIn?: (() => void) | undefined;
}

/**
 * Asks the signed-in user for their password, with the button beside it, and renews the session.
 */
export function SignInAgainForm(props: SignInAgainFormProps) {
  // Another user must not find a password that was typed before.
  return <PasswordForm key={props.user._id} {...props} />;
}

function PasswordForm({ user, onSignedIn }: SignInAgainFormProps) {
  const auth = useWords(authWords);
  const errorSentence = useErrorSentence();
  const store = useSessionStore();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);

  const { form, enter } = useReturnOfFocus();

  // Two clicks can arrive before the button renders as busy.
  const isUnderWay = useRef(false);
  // A slow reply must not sign users in again who have signed out in the meantime.
  const isStillTheirs = (): boolean => store.read()?.user._id === user._id;
  const { mutate, isPending, error } = useLogin({
    onSettled: () => {
      isUnderWay.current = false;
    },
    onSuccess: ({ profile, accessToken }) => {
      if (!isStillTheirs()) return;
      store.write({ user: profile, token: accessToken });
      onSignedIn?.();
    },
    onError: () => {
      if (!isStillTheirs()) return;
      if (mayTakeFocus(form.current)) field.current?.focus();
    },
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isUnderWay.current) return;
    setMissing(password === '');
    if (password === '') {
      field.current?.focus();
      return;
    }
    isUnderWay.current = true;
    mutate({ email: user.email, password });
  };

  const refusal = error === null ? undefined : errorSentence(error, auth.loginFailed);
  return (
    <form
      className="qw-password-again-form"
      ref={form}
      onFocus={enter}
      onSubmit={submit}
      noValidate
    >
      <p className="qw-password-again-email">
        <span className="qw-visually-hidden">{auth.email}</span>{' '}
        <span translate="no">{user.email}</span>
      </p>
      {/* Password managers need to know whose password it is. */}
      <input
        hidden
        className="qw-hidden"
        type="email"
        autoComplete="username"
        value={user.email}
        readOnly
      />
      <PasswordField
        className="qw-password-again-password"
        ref={field}
        aria-required
        label={auth.password}
        placeholder={auth.enter(auth.password)}
        autoComplete="current-password"
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
        error={isMissing ? auth.passwordAgain : refusal}
      />
      <Button
        className="qw-password-again-button"
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

/** Returns the focus to the question it came from when the form is done. */
function useReturnOfFocus() {
  const form = useRef<HTMLFormElement>(null);
  const from = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (element?.contains(focusedNear(element))) from.current?.focus();
    };
  }, []);
  const enter = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !form.current?.contains(relatedTarget)) {
      from.current = relatedTarget;
    }
  };
  return { form, enter };
}
