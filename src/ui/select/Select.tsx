import clsx from 'clsx/lite';
import { forwardRef, useRef } from 'react';
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, MouseEvent } from 'react';
import { Field } from '../field/Field';
import type { FieldFrameProps } from '../field/Field';
import { ChevronDown } from '../icons/icons';
import { useMedia } from '../../base/useMedia';
import { useMergedRefs } from '../../base/useMergedRefs';
import type { SelectOption } from './SelectOption';
import { useSelectListbox } from './useSelectListbox';

export interface SelectProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** A first choice with the value `''`, for "nothing chosen yet". */
  placeholder?: string | undefined;
}

/**
 * A choice from a list. For touch, and before any script has run, it is the browser's own `select`,
 * which suits every phone best. For a mouse, a button opens a list in a portal, as soon as that
 * list has loaded, and the `select` stays behind it, out of sight, as the form's control. So a form
 * library always registers, fills, resets and focuses the same element, a plain form sends it, the
 * browser can autofill it, and the choice survives a change of pointer. `ref` and the props of a
 * form control (`name`, `value`, `onChange`, `onBlur` …) reach the `select`; other rest props reach
 * the visible control; `className` reaches the frame.
 *
 * Closed, Enter, the space bar and the up and down arrows open the list, and letters choose. Open,
 * arrows, Home, End and letters move, Enter and the space bar choose, Escape and Tab leave it.
 *
 * Parts: `control`, `chevron` and those of `Field`; with the list also `native`, `value`, `list`,
 * `option`, `label`, `check`. State of the list: `data-focus-visible`, while keys move in it; of an
 * option: `data-focus`, `data-selected`, `data-disabled`.
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
    name,
    form,
    value,
    defaultValue,
    required,
    disabled,
    autoComplete,
    onChange,
    onInput,
    onInvalid,
    onBlur,
    ...rest
  },
  ref,
) {
  // Assumes touch until the browser says otherwise, because the native select needs no script.
  const isCoarse = useMedia('(pointer: coarse)', true);
  // The list needs it for measuring, and hosts' tests run in jsdom, which has none.
  const SelectListbox = useSelectListbox(!isCoarse && typeof ResizeObserver !== 'undefined');
  const isNative = SelectListbox === null;
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRefs(select, ref);
  const ofForm = {
    name,
    form,
    value,
    defaultValue,
    required,
    disabled,
    autoComplete,
    onChange,
    onInput,
    onInvalid,
    onBlur,
  };
  const focusButton = () => button.current?.focus();
  const keepClosed = (event: MouseEvent) => {
    // A label clicks its button; that should focus the button, not open the list.
    if (!(event.target instanceof Element && event.target.closest('label'))) return;
    event.preventDefault();
    focusButton();
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
      className={clsx('qw-select', className)}
      onClick={isNative ? undefined : keepClosed}
    >
      {(control) => (
        <div className="qw-select-box">
          <select
            {...ofForm}
            {...(isNative
              ? { ...rest, ...control }
              : { 'aria-hidden': true, tabIndex: -1, onFocus: focusButton })}
            ref={mergedRef}
            className={isNative ? 'qw-text-field-control qw-select-control' : 'qw-select-native'}
            data-part={isNative ? 'control' : 'native'}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          {SelectListbox === null ? null : (
            <SelectListbox
              {...(rest as ComponentPropsWithoutRef<'button'>)}
              select={select}
              button={button}
              control={control}
              options={options}
              placeholder={placeholder}
              disabled={disabled}
              required={required}
              value={value === undefined ? undefined : String(value)}
            />
          )}
          <ChevronDown className="qw-select-chevron" data-part="chevron" aria-hidden="true" />
        </div>
      )}
    </Field>
  );
});
