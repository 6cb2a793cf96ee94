import { forwardRef, useId, type ReactNode } from 'react';
import { FormButtons } from '../button/FormButtons';
import { Dialog, type DialogProps } from './Dialog';
import { DialogForm } from './DialogForm';

interface FormDialogProps extends Omit<DialogProps, 'footer' | 'onSubmit'> {
  onSubmit: () => void;
  submitLabel: ReactNode;
  /** Whether the form is being sent, which disables both buttons. */
  busy: boolean;
  /** Replaces `submitLabel` while the form is being sent. */
  busyLabel: string;
  /** Text of the second button, such as Cancel or Reset. */
  backLabel: ReactNode;
  onBack: () => void;
  /** Why the form was refused, if that concerns no single field. */
  failure: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that contains one form. Escape and a click outside keep the typed text. */
export const FormDialog = forwardRef<HTMLDivElement, FormDialogProps>(function FormDialog(
  { onSubmit, submitLabel, busy, busyLabel, backLabel, onBack, failure, children, ...rest },
  ref,
) {
  const formId = useId();
  return (
    <Dialog
      {...rest}
      ref={ref}
      footer={
        <FormButtons
          form={formId}
          busy={busy}
          submitLabel={submitLabel}
          busyLabel={busyLabel}
          backLabel={backLabel}
          onBack={onBack}
        />
      }
    >
      <DialogForm id={formId} busy={busy} failure={failure} onSubmit={onSubmit}>
        {children}
      </DialogForm>
    </Dialog>
  );
});
