import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import type { FieldControl } from '../field/Field';

interface SelectButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** What ties it to its frame. */
  control: FieldControl;
}

/** Gives the frame's attributes the last word: Headless UI takes those of a dialog around it. */
export const SelectButton = forwardRef<HTMLButtonElement, SelectButtonProps>(function SelectButton(
  { control, children, ...rest },
  ref,
) {
  return (
    <button {...rest} {...control} ref={ref} type="button" aria-labelledby={undefined}>
      {children}
    </button>
  );
});

interface SelectListProps extends ComponentPropsWithoutRef<'div'> {
  /** Id of the field's label. */
  labelId: string;
}

/** Named by the label: by the button, as Headless UI has it, browsers would name it by the choice. */
export const SelectList = forwardRef<HTMLDivElement, SelectListProps>(function SelectList(
  { labelId, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} aria-labelledby={labelId} />;
});
