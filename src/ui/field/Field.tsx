import clsx from 'clsx/lite';
import { forwardRef, useId } from 'react';
import type { ComponentPropsWithRef, ReactElement, ReactNode, Ref } from 'react';
import { CircleAlert } from '../icons/icons';
import { useSpokenError } from './useSpokenError';
import { inElement } from '../text/inElement';
import { VisuallyHidden } from '../text/VisuallyHidden';

/**
 * The frame around one control: the props that every field takes besides the control's attributes.
 */
export interface FieldFrameProps {
  /** The visible label. */
  label: ReactNode;
  /** Hides the label from sight, not from screen readers. @default false */
  labelHidden?: boolean | undefined;
  /** A word beside the label, such as "optional". */
  note?: ReactNode;
  /** Help below the control, read out with it. */
  hint?: ReactNode;
  /**
   * What is wrong and how to fix it. Marks the control invalid and is read out with it. An error
   * that appears while the user types in the form is announced when they pause.
   */
  error?: ReactNode;
}

/** Attributes that connect a control to its frame: spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** Id of the control. @default a generated one */
  id?: string | undefined;
  /** Ids of further descriptions of the control. */
  'aria-describedby'?: string | undefined;
  /** Renders the control; spread the given attributes on it. */
  children: (control: FieldControl) => ReactElement;
}

/**
 * Arranges label, control, hint and error. Parts: `label`, `note`, `hint`, `error`, `announcement`.
 * State: `data-invalid`.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  {
    label,
    labelHidden = false,
    note,
    hint,
    error,
    id,
    'aria-describedby': describedBy,
    className,
    children,
    ...rest
  },
  ref,
) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const regionId = `${controlId}-announcement`;
  const { isAnnounced, ...announcement } = useSpokenError(error);
  const control: FieldControl = {
    id: controlId,
    ...errorOfControl(errorId, isAnnounced ? regionId : undefined, hintId, describedBy),
  };
  return (
    <div
      {...rest}
      ref={ref}
      className={clsx('qw-field', className)}
      data-invalid={error ? '' : undefined}
    >
      <div className={labelHidden ? 'qw-visually-hidden' : 'qw-field-head'}>
        <label
          id={`${controlId}-label`}
          className="qw-field-label"
          data-part="label"
          htmlFor={controlId}
        >
          {label}
        </label>
        {note ? (
          <span className="qw-field-note" data-part="note">
            {note}
          </span>
        ) : null}
      </div>
      {children(control)}
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

/**
 * The attributes of a control that lead to its error and its other descriptions.
 *
 * @param regionId of the region that announces the error, where it is no description
 */
export const errorOfControl = (
  errorId: string | undefined,
  regionId: string | undefined,
  ...others: (string | undefined)[]
): Omit<FieldControl, 'id'> => ({
  'aria-describedby': clsx(regionId === undefined && errorId, ...others) || undefined,
  'aria-errormessage': regionId,
  'aria-invalid': errorId === undefined ? undefined : true,
});

interface FieldMessagesProps {
  label: ReactNode;
  hint: ReactNode;
  hintId: string | undefined;
  error: ReactNode;
  errorId: string | undefined;
  regionId?: string | undefined;
  region: Ref<HTMLSpanElement>;
  /** What is announced. */
  spoken: ReactNode;
}

/** The lines below a control. */
export function FieldMessages({
  label,
  hint,
  hintId,
  error,
  errorId,
  regionId,
  region,
  spoken,
}: FieldMessagesProps) {
  return (
    <>
      <VisuallyHidden ref={region} id={regionId} aria-live="polite" data-part="announcement">
        {spoken ? (
          <>
            {inElement(label)} {inElement(spoken)}
          </>
        ) : null}
      </VisuallyHidden>
      {error ? (
        <p className="qw-field-error" data-part="error" id={errorId}>
          <CircleAlert className="qw-field-error-icon" aria-hidden="true" />
          {/* The server's sentence may be in a script of the other direction. */}
          <bdi className="qw-field-error-text">{error}</bdi>
        </p>
      ) : null}
      {hint ? (
        <p className="qw-field-hint" data-part="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
