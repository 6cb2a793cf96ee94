import { forwardRef, type ComponentPropsWithRef } from 'react';
import { authWords } from '../messages/en/auth';
import { useWords } from '../provider/MessagesContext';
import { PasswordField } from '../ui/field/PasswordField';
import { TextField } from '../ui/field/TextField';

interface EmailFieldProps extends ComponentPropsWithRef<'input'> {
  type?: never;
  size?: never;
  hint?: string;
  error: string | undefined;
}

/** The email of an account. It is written from left to right in any script. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(
  function EmailField(props, ref) {
    const auth = useWords(authWords);
    return (
      <TextField
        {...props}
        ref={ref}
        aria-required
        label={auth.email}
        type="email"
        dir="ltr"
        autoComplete="username"
      />
    );
  },
);

interface CodeFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: string;
  hint: string;
  /** The keyboard on phones. */
  inputMode: 'numeric' | 'text';
  error: string | undefined;
}

/** A code from a mail. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(
  function CodeField(props, ref) {
    return (
      <TextField
        {...props}
        ref={ref}
        aria-required
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    );
  },
);

interface SecretFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: string;
  /** The kind of password, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
}

/** A password, with the placeholder and the button labels of spec §2. */
export const SecretField = forwardRef<HTMLInputElement, SecretFieldProps>(
  function SecretField(props, ref) {
    const auth = useWords(authWords);
    return (
      <PasswordField
        {...props}
        ref={ref}
        aria-required
        placeholder={auth.enter(props.label)}
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
      />
    );
  },
);
