import clsx from 'clsx/lite';
import type {
  ChangeEvent,
  ChangeEventHandler,
  ComponentPropsWithoutRef,
  ComponentPropsWithRef,
  FocusEventHandler,
  ReactElement,
  Ref,
} from 'react';
import { FieldMessages } from './Field';
import type { FieldFrameProps } from './Field';
import { useSpokenError } from './useSpokenError';
import { inElement } from '../text/inElement';
import { drawChoice } from './drawChoice';
import type { ChoiceOption } from './drawChoice';

/** What a `RadioGroup` and a `CheckboxGroup` take alike. */
export interface ChoiceGroupProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'onBlur' | 'defaultValue' | 'ref'> {
  /** The choices, in order. */
  options: readonly ChoiceOption[];
  /** Name the inputs share. @default a generated one */
  name?: string | undefined;
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

interface ChoiceGroupParts extends Omit<ChoiceGroupProps, 'ref'> {
  type: 'radio' | 'checkbox';
  generatedId: string;
  inputRef: Ref<HTMLInputElement> | undefined;
  /** Whether the parent says what is chosen; otherwise the inputs hold it, from `isChosen` on. */
  isControlled: boolean;
  isChosen: (value: string) => boolean;
  onChoose: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/** A legend, the cards of choices and the lines below them. A function, as `drawChoice` is. */
export function drawChoiceGroup({
  type,
  generatedId,
  inputRef,
  isControlled,
  isChosen,
  onChoose,
  label,
  labelHidden = false,
  note,
  hint,
  error,
  options,
  name,
  onChange,
  onBlur,
  required,
  disabled,
  layout = 'stack',
  id = generatedId,
  className,
  'aria-describedby': describedBy,
  ...rest
}: ChoiceGroupParts): ReactElement {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      {...rest}
      id={id}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      aria-describedby={clsx(errorId, hintId, describedBy) || undefined}
      className={clsx('qw-choice-group', className)}
      data-layout={layout}
      data-invalid={error ? '' : undefined}
    >
      <legend
        className={labelHidden ? 'qw-visually-hidden' : 'qw-choice-group-legend'}
        data-part="legend"
      >
        {inElement(label)}
        {note ? (
          <span className="qw-choice-group-note" data-part="note">
            {note}
          </span>
        ) : null}
      </legend>
      {options.map((option, index) =>
        drawChoice({
          ...option,
          type,
          inputRef: index === 0 || typeof inputRef === 'function' ? inputRef : undefined,
          name: name ?? generatedId,
          required,
          errorId,
          [isControlled ? 'checked' : 'defaultChecked']: isChosen(option.value),
          onBlur,
          onChange: (event) => {
            onChange?.(event);
            onChoose(option.value, event);
          },
        }),
      )}
      {hint || error ? (
        <GroupMessages label={label} hint={hint} hintId={hintId} error={error} errorId={errorId} />
      ) : null}
    </fieldset>
  );
}

/** The lines below the choices. */
function GroupMessages(
  lines: Omit<ComponentPropsWithoutRef<typeof FieldMessages>, 'region' | 'spoken'>,
) {
  const { region, spoken } = useSpokenError(lines.error);
  return <FieldMessages {...lines} region={region} spoken={spoken} />;
}
