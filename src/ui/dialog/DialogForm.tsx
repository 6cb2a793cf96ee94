import { useEffect, useRef, type ReactNode } from 'react';
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
  const form = useRef<HTMLFormElement>(null);
  // The footer with the buttons stays in place, so a long form may end below what is visible.
  useEffect(() => {
    if (!failure || busy) return;
    // Not in jsdom.
    form.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [failure, busy]);
  return (
    <form
      id={id}
      ref={form}
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
