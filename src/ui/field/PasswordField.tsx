import clsx from 'clsx/lite';
import { forwardRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field';
import type { FieldFrameProps } from './Field';
import { IconButton } from '../button/IconButton';
import { Eye, EyeOff } from '../icons/icons';

export interface PasswordFieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Name of the button while the password is hidden. */
  showLabel: string;
  /** Name of the button while the password is shown. */
  hideLabel: string;
}

/**
 * A password with a button that shows or hides it. `ref` and rest props reach the `input`;
 * `className` reaches the frame. Parts: `control`, `toggle` and those of `Field`.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(
    {
      label,
      labelHidden,
      note,
      hint,
      error,
      id,
      showLabel,
      hideLabel,
      className,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) {
    const [shown, setShown] = useState(false);
    return (
      <Field
        label={label}
        labelHidden={labelHidden}
        note={note}
        hint={hint}
        error={error}
        id={id}
        aria-describedby={describedBy}
        className={clsx('qw-password-field', className)}
      >
        {(control) => (
          <div className="qw-password-field-box">
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              ref={ref}
              type={shown ? 'text' : 'password'}
              className="qw-text-field-control qw-password-field-control"
              data-part="control"
            />
            <IconButton
              className="qw-password-field-toggle"
              data-part="toggle"
              size="small"
              label={shown ? hideLabel : showLabel}
              icon={shown ? <EyeOff /> : <Eye />}
              aria-controls={control.id}
              disabled={rest.disabled}
              onClick={() => setShown((was) => !was)}
            />
          </div>
        )}
      </Field>
    );
  },
);
