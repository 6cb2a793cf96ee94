import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field';
import type { FieldFrameProps } from './Field';

export interface SelectOption {
  /** The value a form sends. */
  value: string;
  /** What is read. */
  label: string;
  /** Whether it cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** A first choice with the value `''`, for "nothing chosen yet". */
  placeholder?: string | undefined;
}

/**
 * A choice from a list: the browser's own `select`, which every phone draws best. `ref` and rest
 * props reach the `select`; `className` reaches the frame. Parts: `control`, `chevron` and those
 * of `Field`.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    labelHidden,
    note,
    hint,
    error,
    id,
    options,
    placeholder,
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
      className={clsx('qw-select', className)}
    >
      {(control) => (
        <div className="qw-select-box">
          <select
            {...rest}
            {...control}
            ref={ref}
            className="qw-text-field-control qw-select-control"
            data-part="control"
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="qw-select-chevron" data-part="chevron" aria-hidden="true" />
        </div>
      )}
    </Field>
  );
});
