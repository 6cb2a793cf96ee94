import { forwardRef, useId } from 'react';
import { drawChoiceGroup } from './drawChoiceGroup';
import type { ChoiceGroupProps } from './drawChoiceGroup';

export interface RadioGroupProps extends ChoiceGroupProps {
  /** The selected value, if the parent controls it; `null` for none. */
  value?: string | null | undefined;
  /** The initially selected value, if the inputs hold the state. */
  defaultValue?: string | undefined;
  /** Called with the newly selected value. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A choice of one card, with native radio inputs: arrow keys, forms and autofill work as in the
 * browser. Rest props and `className` reach the `fieldset`. Parts: `legend`, `note`, `option`,
 * `input`, `mark`, `description`, `hint`, `error`, `announcement`. States: `data-invalid`,
 * `data-layout`.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  { value, defaultValue, onValueChange, ...rest },
  ref,
) {
  return drawChoiceGroup({
    role: 'radiogroup',
    ...rest,
    type: 'radio',
    generatedId: useId(),
    inputRef: ref,
    isControlled: value !== undefined,
    isChosen: (each) => each === (value === undefined ? defaultValue : value),
    onChoose: (chosen) => onValueChange?.(chosen),
  });
});
