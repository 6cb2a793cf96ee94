import { forwardRef, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'onClose' | 'footer' | 'role' | 'size' | 'initialFocus' | 'persistent'
> {
  /** Text of the button that does it: a verb, such as "Delete". */
  confirmLabel: ReactNode;
  /** Text of the button that does not. */
  cancelLabel: ReactNode;
  /** Called by the button that does it. The dialog stays open until `open` says otherwise. */
  onConfirm: () => void;
  /** Called by the other button, the close button, Escape and a click beside the panel. */
  onCancel: () => void;
  /** Called by the other button while `busy`; without it that button is disabled then. */
  onStop?: (() => void) | undefined;
  /** `critical` for what cannot be undone. @default 'critical' */
  tone?: 'critical' | 'primary' | undefined;
  /** Whether it is being done: nothing closes the dialog then. @default false */
  busy?: boolean | undefined;
  /** Text in place of `confirmLabel` while `busy`. */
  busyLabel?: ReactNode;
}

/**
 * Asks before something is done. The focus begins on the button that changes nothing, so that Enter
 * on the way in does no harm. Parts: those of `Dialog`, `cancel`, `confirm`.
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
  const cancelUnlessBusy = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      {...rest}
      ref={ref}
      role="alertdialog"
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
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
});
