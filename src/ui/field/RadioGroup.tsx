import clsx from 'clsx/lite';
import { forwardRef, useId } from 'react';
import type { ChangeEventHandler, ComponentPropsWithRef, FocusEventHandler, Ref } from 'react';
import { FieldMessages } from './Field';
import type { FieldFrameProps } from './Field';
import { drawRadioOption } from './drawRadioOption';
import type { RadioChoice } from './drawRadioOption';

export interface RadioGroupProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'onBlur' | 'defaultValue' | 'ref'> {
  /** The choices, in order. */
  options: readonly RadioChoice[];
  /** Name the inputs share. @default a generated one */
  name?: string | undefined;
  /** The selected value, if the parent controls it; `null` for none. */
  value?: string | null | undefined;
  /** The initially selected value, if the inputs hold the state. */
  defaultValue?: string | undefined;
  /** Called with the newly selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The change event of an input, for form libraries. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** The blur event of an input, for form libraries. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Whether a native form requires a choice before it is sent. @default false */
  required?: boolean | undefined;
  /** In one column, or side by side where there is room. @default 'stack' */
  layout?: 'stack' | 'grid' | undefined;
  /** A callback receives every input, as form libraries need; an object receives the first. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A choice of one card, with native radio inputs: arrow keys, forms and autofill work as in the
 * browser. Rest props and `className` reach the `fieldset`. Parts: `legend`, `note`, `option`,
 * `input`, `mark`, `description`, `hint`, `error`, `announcement`. States: `data-invalid`,
 * `data-layout`.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  {
    label,
    labelHidden = false,
    note,
    hint,
    error,
    options,
    name,
    value,
    defaultValue,
    onValueChange,
    onChange,
    onBlur,
    required,
    disabled,
    layout = 'stack',
    id,
    className,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const generated = useId();
  const groupId = id ?? generated;
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset
      role="radiogroup"
      {...rest}
      id={groupId}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      aria-describedby={clsx(errorId, hintId, describedBy) || undefined}
      className={clsx('qw-radio-group', className)}
      data-layout={layout}
      data-invalid={error ? '' : undefined}
    >
      <legend
        className={labelHidden ? 'qw-visually-hidden' : 'qw-radio-group-legend'}
        data-part="legend"
      >
        {label}
        {note ? (
          <span className="qw-radio-group-note" data-part="note">
            {note}
          </span>
        ) : null}
      </legend>
      {options.map((option, index) =>
        drawRadioOption({
          ...option,
          inputRef: index === 0 || typeof ref === 'function' ? ref : undefined,
          name: name ?? generated,
          required,
          errorId,
          ...(value === undefined
            ? { defaultChecked: defaultValue === option.value }
            : { checked: value === option.value }),
          onBlur,
          onChange: (event) => {
            onChange?.(event);
            onValueChange?.(option.value);
          },
        }),
      )}
      {hint || error ? <FieldMessages {...{ label, hint, hintId, error, errorId }} /> : null}
    </fieldset>
  );
});
