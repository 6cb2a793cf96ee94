import type { ReactNode } from 'react';
import { Banner } from '../state/Banner';

interface DialogFormProps {
  /** What the buttons in the footer of the dialog name as their form. */
  id: string;
  /** Whether it is being sent: it is not sent twice. */
  busy: boolean;
  /** Why it was refused, where that concerns no single field. */
  failure: string | undefined;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: its fields, and below them why it was refused. */
export function DialogForm({ id, busy, failure, onSubmit, children }: DialogFormProps) {
  return (
    <form
      id={id}
      className="qw-dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children}
      {failure ? (
        <Banner tone="critical" role="alert">
          {failure}
        </Banner>
      ) : null}
    </form>
  );
}
