import { useState } from 'react';
import type { Participation } from '../api/entities';
import { useAcceptLate } from '../api/operationHooks';
import { commonWords } from '../messages/en/common';
import { resultsWords } from '../messages/en/results';
import { errorSentence } from '../provider/errorSentence';
import { useFormats } from '../provider/FormatsContext';
import { useWords } from '../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../provider/notifications';
import { Banner } from '../ui/Banner';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { nameOf } from './participation';

interface AcceptLateDialogProps {
  quizId: string;
  /** Whose late submission it asks about; null while it is closed. */
  participation: Participation | null;
  onClose: () => void;
}

/** Asks whether what came too late shall count, and says the score that the server gave for it. */
export function AcceptLateDialog({ quizId, participation, onClose }: AcceptLateDialogProps) {
  const common = useWords(commonWords);
  const { late: words } = useWords(resultsWords);
  const formats = useFormats();
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(participation !== null);
  const { mutateAsync } = useAcceptLate();
  // Not the mutation's own state, which comes only after the second click of a double one.
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Stays while the dialog fades out, and once the row is not late any more.
  const [shown, setShown] = useState(participation);
  if (participation !== null && participation !== shown) setShown(participation);

  const question =
    shown?.late &&
    words.question(
      nameOf(shown),
      shown.late.answered,
      formats.moment(shown.late.received_at) ?? common.notAvailable,
      formats.number(shown.score),
    );

  const close = () => {
    setFailure(null);
    onClose();
  };
  const accept = async () => {
    if (participation === null) return;
    setFailure(null);
    setBusy(true);
    try {
      const body = { participation: participation._id };
      const { score, message } = await mutateAsync({ id: quizId, body });
      notify({
        tone: 'positive',
        message: words.accepted(
          message || words.acceptedDefault,
          nameOf(participation),
          formats.number(score),
        ),
      });
      close();
    } catch (error) {
      console.error(error);
      const message = errorSentence(error, words.failed);
      setFailure(message);
      notifyIfClosed({ tone: 'critical', message });
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={participation !== null}
      title={words.title}
      description={question}
      closeLabel={common.dismiss}
      cancelLabel={common.cancel}
      confirmLabel={words.accept}
      busyLabel={words.accepting}
      tone="primary"
      busy={busy}
      onConfirm={() => void accept()}
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
