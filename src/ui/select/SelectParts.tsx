import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import type { FieldControl } from '../field/Field';
import { useInContainer } from '../menu/InContainer';

interface SelectButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Attributes that connect the button to its frame. */
  control: FieldControl;
}

/** Applies the frame's attributes last, because Headless UI takes those of a dialog around it. */
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

/**
 * Named by the field's label. Headless UI would name it by the button, and browsers then by the
 * choice.
 */
export const SelectList = forwardRef<HTMLDivElement, SelectListProps>(function SelectList(
  { labelId, ...rest },
  ref,
) {
  return useInContainer(ref)((listRef) => (
    <div {...rest} ref={listRef} aria-labelledby={labelId} />
  ));
});
