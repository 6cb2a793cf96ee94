import clsx from 'clsx/lite';
import { forwardRef, useId, type ComponentPropsWithRef } from 'react';
import { inElement } from '../text/inElement';
import { errorOfControl, FieldMessages, type FieldFrameProps } from './Field';
import { useSpokenError } from './useSpokenError';

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
  const regionId = `${controlId}-announcement`;
  const { isAnnounced, ...announcement } = useSpokenError(error);
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
          {...errorOfControl(errorId, isAnnounced ? regionId : undefined, hintId, describedBy)}
        />
        {inElement(label)}
      </label>
      <FieldMessages
        label={label}
        hint={hint}
        hintId={hintId}
        error={error}
        errorId={errorId}
        regionId={regionId}
        {...announcement}
      />
    </div>
  );
});
