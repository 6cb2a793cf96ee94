import { useState } from 'react';
import type { Participation } from '../../api/entities';
import { useAcceptLate } from '../../api/teachingHooks';
import { commonWords } from '../../messages/en/common';
import { resultsWords } from '../../messages/en/results';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../../provider/notifications';
import { Banner } from '../../ui/state/Banner';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { nameOf } from './participation';

interface LateDialogProps {
  quizId: string;
  /** The row of the late submission, accepted or not; null while the dialog is closed. */
  participation: Participation | null;
  onClose: () => void;
}

/**
 * Confirms that a late submission counts, or that an accepted one no longer does, and then shows
 * the score from the server.
 */
export function LateDialog({ quizId, participation, onClose }: LateDialogProps) {
  const common = useWords(commonWords);
  const { late: words } = useWords(resultsWords);
  const formats = useFormats();
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(participation !== null);
  const errorSentence = useErrorSentence();
  const { mutateAsync } = useAcceptLate();
  // Not the mutation's own state, which arrives only after the second click of a double click.
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Remains while the dialog fades out, and after the row is no longer late.
  const [shown, setShown] = useState(participation);
  if (participation !== null && participation !== shown) setShown(participation);

  const isAccepted = shown?.accepted_late !== undefined;
  const when = (instant: string): string => formats.moment(instant) ?? common.notAvailable;
  const question =
    shown?.late &&
    words.question(
      nameOf(shown),
      shown.late.answered,
      when(shown.late.received_at),
      formats.number(shown.score),
    );
  const undoQuestion =
    shown?.accepted_late &&
    words.undoQuestion(
      nameOf(shown),
      when(shown.accepted_late.received_at),
      formats.number(shown.score),
      formats.number(shown.accepted_late.replaced_score),
    );

  const close = () => {
    setFailure(null);
    onClose();
  };
  const decide = async () => {
    if (participation === null) return;
    setFailure(null);
    setBusy(true);
    try {
      const body = { participation: participation._id, ...(isAccepted && { accept: false }) };
      const { score, message } = await mutateAsync({ id: quizId, body });
      notify({
        tone: 'positive',
        message: words.accepted(
          message || (isAccepted ? words.undoneDefault : words.acceptedDefault),
          nameOf(participation),
          formats.number(score),
        ),
      });
      close();
    } catch (error) {
      console.error(error);
      const message = errorSentence(error, isAccepted ? words.undoFailed : words.failed);
      setFailure(message);
      notifyIfClosed({ tone: 'critical', message });
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={participation !== null}
      title={isAccepted ? words.undoTitle : words.title}
      description={isAccepted ? undoQuestion : question}
      closeLabel={common.dismiss}
      cancelLabel={common.cancel}
      confirmLabel={isAccepted ? words.undo : words.accept}
      busyLabel={isAccepted ? words.takingBack : words.accepting}
      tone="primary"
      busy={busy}
      onConfirm={() => void decide()}
      onCancel={close}
    >
      {failure === null ? null : (
        <Banner tone="critical" role="alert">
          {failure}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
