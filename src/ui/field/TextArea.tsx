import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field';
import type { FieldFrameProps } from './Field';

export interface TextAreaProps extends FieldFrameProps, ComponentPropsWithRef<'textarea'> {
  /** Visible lines, at least. @default 3 */
  rows?: number | undefined;
  /** Whether it grows with its text, if the browser can. @default where `rows` is left out */
  grow?: boolean | undefined;
}

/**
 * A field for several lines. `ref` and rest props reach the `textarea`; `className` reaches the
 * frame. Parts: `control` and those of `Field`.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    labelHidden,
    note,
    hint,
    error,
    id,
    rows,
    grow = rows === undefined,
    className,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      note={note}
      hint={hint}
      error={error}
      id={id}
      aria-describedby={describedBy}
      className={clsx('qw-text-area', className)}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          ref={ref}
          rows={rows ?? 3}
          data-grow={grow ? '' : undefined}
          className="qw-text-field-control qw-text-area-control"
          data-part="control"
        />
      )}
    </Field>
  );
});
