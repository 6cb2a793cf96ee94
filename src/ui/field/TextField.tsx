import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { changeValue } from './changeValue';
import { Field } from './Field';
import type { FieldFrameProps } from './Field';

export interface TextFieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Kind of text. @default 'text' */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
}

/** Clears a search: not every engine does, and what is around the field would take the key. */
function clearOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: search, nativeEvent } = event;
  if (event.key !== 'Escape' || nativeEvent.isComposing || event.isDefaultPrevented()) return;
  if (search.value === '' || search.readOnly) return;
  event.stopPropagation();
  event.preventDefault();
  changeValue(search, '');
}

/**
 * A one-line field; Escape clears a search. `ref` and rest props reach the `input`, so that a form
 * library can register it; `className` reaches the frame. Parts: `control` and those of `Field`.
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
    onKeyDown,
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
      className={clsx('qw-text-field', className)}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={ref}
          type={type}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (type === 'search') clearOnEscape(event);
          }}
          className="qw-text-field-control"
          data-part="control"
        />
      )}
    </Field>
  );
});
