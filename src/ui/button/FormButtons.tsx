import type { ReactNode } from 'react';
import { Button } from './Button';

interface FormButtonsProps {
  /** Id of the form that the first button submits. */
  form: string;
  /** Whether the form is being sent, which disables both buttons. */
  busy: boolean;
  submitLabel: ReactNode;
  /** Replaces `submitLabel` while the form is being sent. */
  busyLabel: string;
  /** Text of the second button, such as Cancel or Reset. */
  backLabel: ReactNode;
  onBack: () => void;
}

/** The two buttons at the end of a dialog with a form. */
export function FormButtons({
  form,
  busy,
  submitLabel,
  busyLabel,
  backLabel,
  onBack,
}: FormButtonsProps) {
  return (
    <>
      <Button onClick={onBack} disabled={busy}>
        {backLabel}
      </Button>
      <Button type="submit" form={form} variant="primary" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </>
  );
}
