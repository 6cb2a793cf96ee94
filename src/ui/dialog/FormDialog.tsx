import { forwardRef, useId, type ReactNode } from 'react';
import { FormButtons } from '../button/FormButtons';
import { Dialog, type DialogProps } from './Dialog';
import { DialogForm } from './DialogForm';

interface FormDialogProps extends Omit<DialogProps, 'footer' | 'onSubmit'> {
  onSubmit: () => void;
  submitLabel: ReactNode;
  /** Whether it is being sent: both buttons wait. */
  busy: boolean;
  /** Replaces `submitLabel` while it is being sent. */
  busyLabel: string;
  /** The way out beside it, such as Cancel or Reset. */
  backLabel: ReactNode;
  onBack: () => void;
  /** Why it was refused, where that concerns no single field. */
  failure: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that is one form. Escape and a click beside it keep what was typed. */
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
