import clsx from 'clsx/lite';
import { useRef, useState } from 'react';
import { ApiError } from '../api/ApiError';
import type { Profile, SignIn } from '../api/entities';
import { useLogin } from '../api/operationHooks';
import { authWords } from '../messages/en/auth';
import { loginWords } from '../messages/en/login';
import { validationWords } from '../messages/en/validation';
import { useErrorSentence } from '../provider/useErrorSentence';
import { saysMore } from '../provider/showFailure';
import { useGoTo, useHostHref } from '../provider/hostPaths';
import { useWords } from '../provider/MessagesContext';
import { useNotifyNextPage } from '../provider/notifications';
import { widget } from '../provider/widget';
import { readEmailAddress } from '../rules/emailAddress';
import { signInProblems, type SignInProblems } from '../rules/signInProblems';
import { useSessionStore } from '../session/SessionContext';
import { EmailField, SecretField } from './AccountFields';
import { AccountForm, type AccountWidgetProps } from './AccountForm';

export interface LoginFormProps extends AccountWidgetProps {
  /** Called with the profile once the session is stored. */
  onSignedIn?: ((profile: Profile) => void) | undefined;
  /** The email in the field at first, such as that of a new account. */
  defaultEmail?: string | undefined;
  /** Address of the page for a forgotten password. Without it there is no such link. */
  forgotHref?: string | undefined;
}

/** Email and password. On success, the session stores the token and the user (spec §2, /login). */
export const LoginForm = widget<LoginFormProps>('LoginForm')(function LoginForm(
  { onSignedIn, defaultEmail, forgotHref: ownForgotHref, className, ...rest },
  ref,
) {
  const forgotHref = useHostHref('forgotPassword', ownForgotHref);
  const goHome = useGoTo('home');
  const auth = useWords(authWords);
  const login = useWords(loginWords);
  const validation = useWords(validationWords);
  const session = useSessionStore();
  const notifyNextPage = useNotifyNextPage();
  const errorSentence = useErrorSentence();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<SignInProblems>({});
  const [failure, setFailure] = useState<string | undefined>();
  // Two clicks can arrive before the button renders as busy.
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useLogin({
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  const typed = (): SignIn => ({
    email: readEmailAddress(email.current?.value ?? ''),
    password: password.current?.value ?? '',
  });
  const show = (found: SignInProblems): boolean => {
    setProblems(found);
    const first = found.email ? email : found.password ? password : null;
    first?.current?.focus();
    return first !== null;
  };
  /** A field with a problem is checked again while it is corrected. */
  const lookAgain = (field: keyof SignInProblems) => (): void => {
    if (problems[field] === undefined) return;
    const { [field]: problem } = signInProblems(typed(), { validation });
    setProblems(({ [field]: _, ...others }) =>
      problem ? { ...others, [field]: problem } : others,
    );
  };

  const submit = (): void => {
    if (isUnderWay.current) return;
    setFailure(undefined);
    if (show(signInProblems(typed(), { validation }))) return;
    isUnderWay.current = true;
    mutate(typed(), {
      onSuccess: ({ profile, accessToken, message }) => {
        notifyNextPage(message || login.loggedIn);
        session.write({ user: profile, token: accessToken });
        if (onSignedIn) onSignedIn(profile);
        else goHome?.();
      },
      onError: (error) => {
        const sentence = errorSentence(error, auth.loginFailed);
        const isAtField = show(problemsOf(error));
        if (!isAtField) password.current?.focus();
        if (!isAtField || saysMore(error)) setFailure(sentence);
      },
    });
  };

  return (
    <AccountForm
      {...rest}
      ref={ref}
      className={clsx('qw-login-form', className)}
      onSubmit={submit}
      submitLabel={auth.signIn}
      busy={isPending}
      busyLabel={auth.signingIn}
      failure={failure}
      link={{ href: forgotHref, label: login.forgot }}
    >
      <EmailField
        ref={email}
        name="email"
        defaultValue={defaultEmail}
        error={problems.email}
        onChange={lookAgain('email')}
      />
      <SecretField
        label={auth.password}
        autoComplete="current-password"
        ref={password}
        name="password"
        error={problems.password}
        onChange={lookAgain('password')}
      />
    </AccountForm>
  );
});

/** The server's sentences about single fields. */
function problemsOf(error: unknown): SignInProblems {
  const found: SignInProblems = {};
  if (!(error instanceof ApiError)) return found;
  for (const { field, message } of error.fieldErrors) {
    if (field === 'email' || field === 'password') found[field] ??= message;
  }
  return found;
}
