import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../state/Banner';

interface DialogFormProps {
  /** Id of the form, for the buttons in the dialog's footer. */
  id: string;
  /** Whether the form is being sent, which prevents a second submission. */
  busy: boolean;
  /** Why the form was refused, if that concerns no single field. */
  failure: string | undefined;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: its fields, and below them the reason for a refusal. */
export function DialogForm({ id, busy, failure, onSubmit, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The footer with the buttons is fixed, so a long form may end below the visible part.
  useEffect(() => {
    if (!failure || busy) return;
    // jsdom has no `scrollIntoView`.
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
