import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import clsx from 'clsx/lite';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, CSSProperties, FocusEvent, KeyboardEvent } from 'react';
import type { RefObject } from 'react';
import { changeValue } from '../field/changeValue';
import { ClosesWithTrigger } from '../menu/ClosesWithTrigger';
import type { FieldControl } from '../field/Field';
import { focusedNear } from '../focus/focusedNear';
import { Check } from '../icons/icons';
import { InContainer } from '../menu/InContainer';
import { useRootAttributes } from '../theme/RootTheme';
import type { SelectOption } from './SelectOption';
import { SelectButton, SelectList } from './SelectParts';
import { useSelectValue } from './useSelectValue';
import { useTypeAhead } from './useTypeAhead';

export interface SelectListboxProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'disabled' | 'value'
> {
  /** The form's control, which holds the value and receives a form library's focus. */
  select: RefObject<HTMLSelectElement | null>;
  /** The button that users see. */
  button: RefObject<HTMLButtonElement | null>;
  /** Attributes that connect the button to its frame. */
  control: FieldControl;
  /** The value of a controlled select. */
  value: string | undefined;
  options: readonly SelectOption[];
  placeholder: string | undefined;
  disabled: boolean | undefined;
  required: boolean | undefined;
}

/** Maximum height of the list: nine and a half choices, so that the list visibly continues. */
const listStyle = { '--anchor-max-height': '312px' } as CSSProperties;

/** The control that `Select` shows to mouse users. It never renders on a server. */
export function SelectListbox({
  select,
  button,
  control,
  value: controlled,
  options,
  placeholder,
  disabled = false,
  required,
  autoFocus = false,
  className,
  onKeyDown,
  onPointerDown,
  ...rest
}: SelectListboxProps) {
  const held = useSelectValue(select);
  const list = useRef<HTMLElement>(null);
  const { attributes, paint } = useRootAttributes();
  const listRef = useCallback(
    (element: HTMLElement | null) => {
      list.current = element;
      paint(element);
      // Headless UI measures the button a frame or more after the list is shown.
      const width = button.current?.getBoundingClientRect().width ?? 0;
      element?.style.setProperty('--qw-given-width', `${width}px`);
    },
    [paint, button],
  );
  const choices =
    placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
  // The select holds, and a form sends, no value that is not among the choices.
  const value = choices.some((choice) => choice.value === controlled) ? String(controlled) : held;
  const chosen = choices.find((choice) => choice.value === value);
  const findTyped = useTypeAhead(options, value);
  // Not `:focus-visible`: a script focuses the list, so it would match for mouse users too.
  const [byKeys, setByKeys] = useState(false);

  // The native select from before the script may have the focus.
  useLayoutEffect(() => {
    if (focusedNear(select.current) === select.current) button.current?.focus();
  }, [select, button]);

  const choose = (next: string) => {
    if (select.current && next !== select.current.value) changeValue(select.current, next);
  };
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    setByKeys(true);
    if (event.defaultPrevented) return;
    const typed = findTyped(event);
    if (typed) {
      event.preventDefault();
      choose(typed.value);
    } else if (event.key === 'Enter') {
      // Headless UI would submit the form, but Enter on a choice should choose.
      event.preventDefault();
      pressOn(event.currentTarget, 'ArrowDown');
    }
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === button.current || list.current?.contains(relatedTarget)) return;
    select.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  };
  const close = useCallback(() => {
    if (list.current) pressOn(list.current, 'Escape');
  }, []);

  const count = choices.length;
  const counted = useRef(count);
  useEffect(() => {
    // Headless UI would still point beyond the last choice, and throw at the next key.
    if (disabled || count < counted.current) queueMicrotask(close);
    counted.current = count;
  }, [disabled, count, close]);

  useLayoutEffect(() => {
    const native = select.current;
    const standsHere = () =>
      [button.current, list.current].some((element) => element?.contains(focusedNear(element)));
    return () => {
      // The user switched to touch, so the focus moves to the native select.
      if (standsHere()) queueMicrotask(() => native?.focus());
    };
  }, [select, button]);

  return (
    <Listbox value={value} onChange={choose}>
      {({ open }) => (
        <>
          <ListboxButton
            aria-required={required}
            {...rest}
            as={SelectButton}
            ref={button}
            control={control}
            // Only where the caller asks for it.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus}
            disabled={disabled}
            role="combobox"
            className={clsx('qw-text-field-control', 'qw-select-control', className)}
            data-part="control"
            data-placeholder={value === '' ? '' : undefined}
            onKeyDown={pressKey}
            onPointerDown={(event) => {
              onPointerDown?.(event);
              setByKeys(false);
            }}
            onBlur={leave}
          >
            <span className="qw-select-value" data-part="value">
              {chosen?.label ?? placeholder}
            </span>
          </ListboxButton>
          {open ? <ClosesWithTrigger trigger={button} close={close} /> : null}
          <InContainer>
            <ListboxOptions
              {...attributes}
              as={SelectList}
              labelId={`${control.id}-label`}
              ref={listRef}
              anchor={{ to: 'bottom start', gap: 4, offset: 0, padding: 8 }}
              modal={false}
              className="qw-root qw-menu qw-select-list"
              data-part="list"
              data-focus-visible={byKeys ? '' : undefined}
              style={listStyle}
              onKeyDown={() => setByKeys(true)}
              onPointerMove={() => setByKeys(false)}
              onBlur={leave}
            >
              {choices.map((choice) => (
                <ListboxOption
                  key={choice.value}
                  value={choice.value}
                  disabled={choice.disabled ?? false}
                  className="qw-menu-item qw-select-option"
                  data-part="option"
                  data-placeholder={choice.value === '' ? '' : undefined}
                >
                  <span className="qw-select-label" data-part="label">
                    {choice.label}
                  </span>
                  {choice.value === value && value !== '' ? (
                    <Check className="qw-select-check" data-part="check" aria-hidden="true" />
                  ) : null}
                </ListboxOption>
              ))}
            </ListboxOptions>
          </InContainer>
        </>
      )}
    </Listbox>
  );
}

/** Simulates a key press where Headless UI offers no other way. */
function pressOn(element: HTMLElement, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
