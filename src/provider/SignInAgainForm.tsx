import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { Profile } from '../api/entities';
import { useLogin } from '../api/operationHooks';
import { authWords } from '../messages/en/auth';
import { useSessionStore } from '../session/SessionContext';
import { Button } from '../ui/button/Button';
import { PasswordField } from '../ui/field/PasswordField';
import { focusedNear } from '../ui/focus/focusedNear';
import { mayTakeFocus } from '../ui/focus/mayTakeFocus';
import { errorSentence } from './errorSentence';
import { useWords } from './MessagesContext';

export interface SignInAgainFormProps {
  /** Whose password is asked for. */
  user: Profile;
  /** Called once the session is renewed. */
  onSignedIn?: (() => void) | undefined;
}

/** Asks who is signed in for their password and renews the session; password and button beside each other. */
export function SignInAgainForm(props: SignInAgainFormProps) {
  // Another user must not find a password that was typed before them.
  return <PasswordForm key={props.user._id} {...props} />;
}

function PasswordForm({ user, onSignedIn }: SignInAgainFormProps) {
  const auth = useWords(authWords);
  const store = useSessionStore();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);

  const { form, enter } = useReturnOfFocus();

  // Two clicks can come before the button is drawn busy.
  const isUnderWay = useRef(false);
  // Who has signed out meanwhile must not be signed in again by a slow answer.
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
        <span className="qw-visually-hidden">{auth.email}</span> {user.email}
      </p>
      {/* Password managers look for whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        className="qw-password-again-password"
        ref={field}
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

/** Gives the focus back to the question that it came from, when the form has done its work. */
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
