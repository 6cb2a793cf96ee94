import clsx from 'clsx';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { changeValue } from './changeValue';
import { Field } from './Field';
import type { FieldFrameProps } from './Field';
import { steppedValue } from './steppedValue';

export interface NumberFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'min' | 'max' | 'step'> {
  /** Where the down arrow stops. A smaller number can be typed: the form says what is wrong. */
  min?: number | string | undefined;
  /** Where the up arrow stops. A greater number can be typed. */
  max?: number | string | undefined;
  /** How far an arrow goes, above 0; with decimals the keyboard of a phone offers a point. @default 1 */
  step?: number | undefined;
  /** What the number counts, such as "minutes": stands beside it and is read out with it. */
  unit?: ReactNode;
}

/**
 * A number, typed. It is a text field with the keyboard for digits, because a native number field
 * changes its value when the page is scrolled over it, takes "e" and shows what it then hands on as
 * empty, and is told to screen readers and voice control less well than text; a form gets what was
 * typed, as a string, and can say what is wrong with it. The up and down arrows go by `step` on the
 * grid that begins at `min`. Not for codes and years, which nobody counts up.
 *
 * `ref` and rest props reach the `input`; `className` reaches the frame. Parts: `control`, `unit`
 * and those of `Field`.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    labelHidden,
    note,
    hint,
    error,
    id,
    min,
    max,
    step = 1,
    unit,
    className,
    onKeyDown,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const input = event.currentTarget;
    if (by === undefined || event.defaultPrevented || input.readOnly) return;
    // With Shift and its like they select text and move in it.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = steppedValue(input.value, by, { min: toNumber(min), max: toNumber(max), step });
    if (next !== undefined && next !== input.value) changeValue(input, next);
  };
  return (
    <Field
      {...{ label, labelHidden, note, hint, error, id }}
      aria-describedby={describedBy}
      className={clsx('qw-number-field', className)}
    >
      {({ 'aria-describedby': described, ...control }) => (
        <div className="qw-number-field-box">
          <input
            autoComplete="off"
            inputMode={keyboardFor(toNumber(min), step)}
            {...rest}
            {...control}
            ref={ref}
            type="text"
            className="qw-text-field-control qw-number-field-control"
            data-part="control"
            aria-describedby={clsx(unit && `${control.id}-unit`, described) || undefined}
            onKeyDown={pressKey}
          />
          {unit ? (
            <span className="qw-number-field-unit" data-part="unit" id={`${control.id}-unit`}>
              {unit}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
});

/** Limits may be text, as `register` types them; what is no number is no limit, as in a native field. */
function toNumber(limit: number | string | undefined): number | undefined {
  const number = limit === '' ? NaN : Number(limit);
  return Number.isNaN(number) ? undefined : number;
}

/** An iPhone's keyboards for numbers have no minus. */
function keyboardFor(min: number | undefined, step: number): 'text' | 'decimal' | 'numeric' {
  if (min !== undefined && min < 0) return 'text';
  return Number.isInteger(step) ? 'numeric' : 'decimal';
}
