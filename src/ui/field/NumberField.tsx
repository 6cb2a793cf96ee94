import clsx from 'clsx/lite';
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
  /** Where the down arrow stops. Smaller numbers can still be typed; the form reports them. */
  min?: number | string | undefined;
  /** Where the up arrow stops. Greater numbers can still be typed. */
  max?: number | string | undefined;
  /**
   * The step of an arrow key, above 0. With decimals, phone keyboards offer a decimal point.
   * @default 1
   */
  step?: number | undefined;
  /** The unit, such as "minutes": shown beside the number and read out with it. */
  unit?: ReactNode;
}

/**
 * A typed number. It is a text field with the keyboard for digits, because a native number field
 * changes its value when the page is scrolled over it, accepts "e" but reports such text as empty,
 * and works less well with screen readers and voice control. A form gets the typed text as a
 * string, and can say what is wrong with it. The up and down arrows move by `step` on the grid that
 * starts at `min`. Not for codes and years, which no one counts up.
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
    // With a modifier such as Shift, the arrows select text and move in it.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = steppedValue(input.value, by, { min: toNumber(min), max: toNumber(max), step });
    if (next !== undefined && next !== input.value) changeValue(input, next);
  };
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      note={note}
      hint={hint}
      error={error}
      id={id}
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

/**
 * Limits may be text, as `register` types them. Text that is not a number sets no limit, as in a
 * native field.
 */
function toNumber(limit: number | string | undefined): number | undefined {
  const number = limit === '' ? NaN : Number(limit);
  return Number.isNaN(number) ? undefined : number;
}

/** The number keyboards of iPhones have no minus. */
function keyboardFor(min: number | undefined, step: number): 'text' | 'decimal' | 'numeric' {
  if (min !== undefined && min < 0) return 'text';
  return Number.isInteger(step) ? 'numeric' : 'decimal';
}
