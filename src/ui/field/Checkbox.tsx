import clsx from 'clsx/lite';
import { forwardRef, useId, type ComponentPropsWithRef } from 'react';
import { inElement } from '../text/inElement';
import { FieldMessages, type FieldFrameProps } from './Field';

export interface CheckboxProps
  extends
    Pick<FieldFrameProps, 'label' | 'hint' | 'error'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {}

/**
 * A native checkbox beside its label. `ref` and rest props reach the `input`; `className` reaches
 * the frame. Parts: `label`, `control`, `hint`, `error`, `announcement`. State: `data-invalid`.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, id, className, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={clsx('qw-checkbox-field', className)} data-invalid={error ? '' : undefined}>
      <label className="qw-checkbox-label" data-part="label">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          id={controlId}
          className="qw-checkbox"
          data-part="control"
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(errorId, hintId, describedBy) || undefined}
        />
        {inElement(label)}
      </label>
      <FieldMessages {...{ label, hint, hintId, error, errorId }} />
    </div>
  );
});
