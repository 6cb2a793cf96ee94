import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from './Field';
import type { FieldFrameProps } from './Field';

export interface DateTimeFieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'min' | 'max'> {
  /** The earliest moment that can be picked, as `2031-05-12T09:30`. */
  min?: string | number | undefined;
  /** The latest moment that can be picked, as `2031-05-12T09:30`. */
  max?: string | number | undefined;
  /** The time zone of the value: shown beside it and read out with it. */
  zone?: ReactNode;
}

/**
 * A day and a time without a zone, entered in the browser's own control: with the order, the words
 * and the calendar of the user's system. The value is `2031-05-12T09:30`, or empty until it is
 * complete; `step` is in seconds. The field knows no zone, so the form has to handle hours that a
 * zone skips or repeats. `ref` and rest props reach the `input`; `className` reaches the frame.
 * Parts: `control`, `zone` and those of `Field`.
 */
export const DateTimeField = forwardRef<HTMLInputElement, DateTimeFieldProps>(
  function DateTimeField(
    {
      label,
      labelHidden,
      note,
      hint,
      error,
      id,
      zone,
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
        className={clsx('qw-date-time-field', className)}
      >
        {({ 'aria-describedby': described, ...control }) => (
          <div className="qw-date-time-field-box">
            <input
              {...rest}
              {...control}
              ref={ref}
              type="datetime-local"
              className="qw-text-field-control qw-date-time-field-control"
              data-part="control"
              aria-describedby={clsx(zone && `${control.id}-zone`, described) || undefined}
            />
            {zone ? (
              <span className="qw-date-time-field-zone" data-part="zone" id={`${control.id}-zone`}>
                {zone}
              </span>
            ) : null}
          </div>
        )}
      </Field>
    );
  },
);
