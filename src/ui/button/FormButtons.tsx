import type { ReactNode } from 'react';
import { Button } from './Button';

interface FormButtonsProps {
  /** Id of the form that is sent. */
  form: string;
  /** Whether it is being sent: both buttons wait. */
  busy: boolean;
  submitLabel: ReactNode;
  /** What stands in place of `submitLabel` while it is being sent. */
  busyLabel: string;
  /** The way out beside it, such as Cancel or Reset. */
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
