import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNotifyIfClosed } from './notifications';
import { showFailure } from './showFailure';
import { useErrorSentence } from './useErrorSentence';

export interface SaveSettings {
  /** Whether the form is on the screen, where it shows a refusal itself. */
  isOpen: boolean;
  /** The failure message if the server sent none. */
  failed: string;
  /** Milliseconds until the toast about a failure closes automatically. @default 5000 */
  autoClose?: number | undefined;
}

/** What a form sends of its checked values: JSON leaves out what is undefined. */
type Sent<Checked> = { [Field in keyof Checked]: Exclude<Checked[Field], undefined> };

/**
 * Saves a form. A refusal keeps the typed text, and appears at the fields that the server names, or
 * in a toast if the form has been closed since.
 *
 * @returns a function that turns a function sending checked values into the form's submit handler
 */
export function useSave<Values extends FieldValues, Checked = Values>(
  form: UseFormReturn<Values, unknown, Checked>,
  { isOpen, failed, autoClose }: SaveSettings,
): (send: (sent: Sent<Checked>) => Promise<void>) => () => Promise<void> {
  const notifyIfClosed = useNotifyIfClosed(isOpen);
  const errorSentence = useErrorSentence();
  return (send) =>
    form.handleSubmit(async (checked) => {
      try {
        await send(checked as Sent<Checked>);
      } catch (error) {
        const message = errorSentence(error, failed);
        showFailure(error, message, form);
        notifyIfClosed({ tone: 'critical', message, autoClose });
      }
    });
}
