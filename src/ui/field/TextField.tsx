import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field';
import type { FieldFrameProps } from './Field';

export interface TextFieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Kind of text. @default 'text' */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
}

/**
 * A one-line field. `ref` and rest props reach the `input`, so that a form library can register
 * it; `className` reaches the frame. Parts: `control` and those of `Field`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelHidden,
    note,
    hint,
    error,
    id,
    type = 'text',
    className,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  return (
    <Field
      {...{ label, labelHidden, note, hint, error, id }}
      aria-describedby={describedBy}
      className={clsx('qw-text-field', className)}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={ref}
          type={type}
          className="qw-text-field-control"
          data-part="control"
        />
      )}
    </Field>
  );
});
