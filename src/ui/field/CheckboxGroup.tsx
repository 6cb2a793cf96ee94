import { forwardRef, useId, useState } from 'react';
import { drawChoiceGroup } from './drawChoiceGroup';
import type { ChoiceGroupProps } from './drawChoiceGroup';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The selected values, if the parent controls them. */
  value?: readonly string[] | undefined;
  /** The initially selected values, if the inputs hold the state. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values, in the order of the options. */
  onValueChange?: ((values: string[]) => void) | undefined;
}

/** The boxes of one group; another group of a form may share their name. */
const boxesAround = (box: Element): HTMLInputElement[] => [
  ...(box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
];

/**
 * A choice of any number of cards, with native checkboxes: Tab moves, the space bar selects, and
 * forms work as in the browser. `required` asks for one or more. Rest props and `className` reach
 * the `fieldset`. Parts: `legend`, `note`, `option`, `input`, `mark`, `description`, `hint`,
 * `error`, `announcement`. States: `data-invalid`, `data-layout`.
 */
export const CheckboxGroup = forwardRef<HTMLInputElement, CheckboxGroupProps>(
  function CheckboxGroup({ value, defaultValue = [], onValueChange, required, ...rest }, ref) {
    const [isOneChosen, setOneChosen] = useState(defaultValue.length > 0);
    const isMissing = value === undefined ? !isOneChosen : value.length === 0;
    return drawChoiceGroup({
      ...rest,
      type: 'checkbox',
      generatedId: useId(),
      inputRef: ref,
      // A browser asks for each box that is required.
      required: required && isMissing,
      isControlled: value !== undefined,
      isChosen: (each) => (value ?? defaultValue).includes(each),
      onChoose(_, { currentTarget }) {
        const chosen = boxesAround(currentTarget).filter(({ checked }) => checked);
        setOneChosen(chosen.length > 0);
        onValueChange?.(chosen.map((box) => box.value));
      },
    });
  },
);
