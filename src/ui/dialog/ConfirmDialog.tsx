import { forwardRef, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'onClose' | 'footer' | 'role' | 'size' | 'initialFocus' | 'persistent'
> {
  /** Text of the confirming button: a verb, such as "Delete". */
  confirmLabel: ReactNode;
  /** Text of the cancelling button. */
  cancelLabel: ReactNode;
  /**
   * Called by the confirming button, once until `busy` has ended. The dialog stays open until `open`
   * changes.
   */
  onConfirm: () => void;
  /** Called by the cancelling button, the close button, Escape and a click beside the panel. */
  onCancel: () => void;
  /** Called by the cancelling button while `busy`. Without it that button is disabled then. */
  onStop?: (() => void) | undefined;
  /** `critical` for actions that cannot be undone. @default 'critical' */
  tone?: 'critical' | 'primary' | undefined;
  /** Whether the action is in progress; nothing closes the dialog then. @default false */
  busy?: boolean | undefined;
  /** Text in place of `confirmLabel` while `busy`. */
  busyLabel?: ReactNode;
}

/**
 * Asks for confirmation of an action. The focus starts on the cancelling button, so that a stray
 * Enter does no harm. Not an `alertdialog`, which screen readers may read as an alert and then as a
 * dialog: the user has asked for it. Parts: those of `Dialog`, `cancel`, `confirm`.
 */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    onStop,
    tone = 'critical',
    busy = false,
    busyLabel,
    ...rest
  },
  ref,
) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { open } = rest;
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!busy) isConfirmed.current = false;
  }, [open, busy]);
  const confirm = () => {
    // `busy` may come only after the second click of a double click.
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    onConfirm();
  };
  const cancelUnlessBusy = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      {...rest}
      ref={ref}
      size="small"
      initialFocus={cancel}
      persistent={busy}
      onClose={cancelUnlessBusy}
      footer={
        <>
          <Button
            ref={cancel}
            data-part="cancel"
            disabled={busy && onStop === undefined}
            onClick={busy ? onStop : onCancel}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            data-part="confirm"
            busy={busy}
            busyLabel={busyLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
});
