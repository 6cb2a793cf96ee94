import { forwardRef, type ComponentPropsWithRef } from 'react';
import { authWords } from '../messages/en/auth';
import { useWords } from '../provider/MessagesContext';
import { PasswordField } from '../ui/PasswordField';
import { TextField } from '../ui/TextField';

interface EmailFieldProps extends ComponentPropsWithRef<'input'> {
  type?: never;
  size?: never;
  hint?: string;
  error: string | undefined;
}

/** The address that an account is known by. It runs from left to right in any script. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(
  function EmailField(props, ref) {
    const auth = useWords(authWords);
    return (
      <TextField
        {...props}
        ref={ref}
        label={auth.email}
        type="email"
        dir="ltr"
        autoComplete="username"
      />
    );
  },
);

interface SecretFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: string;
  /** Which password it is, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
}

/** A password, with the placeholder and the words of its button (spec §2). */
export const SecretField = forwardRef<HTMLInputElement, SecretFieldProps>(
  function SecretField(props, ref) {
    const auth = useWords(authWords);
    return (
      <PasswordField
        {...props}
        ref={ref}
        placeholder={auth.enter(props.label)}
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
      />
    );
  },
);
