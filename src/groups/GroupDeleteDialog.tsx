import { useState } from 'react';
import type { Group } from '../api/entities';
import { useDeleteGroup } from '../api/teachingHooks';
import { commonWords } from '../messages/en/common';
import { deletingWords } from '../messages/en/deleting';
import { groupsWords } from '../messages/en/groups';
import { useErrorSentence } from '../provider/useErrorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify, useNotifyIfClosed } from '../provider/notifications';
import { Banner } from '../ui/state/Banner';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog';
import { DialogText } from '../ui/dialog/DialogText';
import { toastMs } from './toastMs';

interface GroupDeleteDialogProps {
  /** The group to delete; null while the dialog is closed. */
  group: Group | null;
  /** Called when the group was deleted, or the dialog cancelled. */
  onClose: () => void;
}

/** Confirms the deletion of a group (spec §2). A refusal by the server stays in the dialog. */
export function GroupDeleteDialog({ group, onClose }: GroupDeleteDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(groupsWords);
  const deleting = useWords(deletingWords);
  const notify = useNotify();
  const notifyIfClosed = useNotifyIfClosed(group !== null);
  const errorSentence = useErrorSentence();
  const { mutateAsync } = useDeleteGroup();
  // TanStack Query's own `isPending` comes too late for a double click.
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (group === null) return;
    setFailure(null);
    setBusy(true);
    try {
      const { message } = await mutateAsync({ id: group._id });
      notify({ tone: 'positive', message: message || words.deleted, autoClose: toastMs });
      close();
    } catch (error) {
      const message = errorSentence(error, words.deleteFailed);
      setFailure(message);
      notifyIfClosed({ tone: 'critical', message, autoClose: toastMs });
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={group !== null}
      title={words.deleteTitle}
      description={group ? words.confirmDelete(group.name) : undefined}
      closeLabel={common.close}
      cancelLabel={common.cancel}
      confirmLabel={words.delete}
      busy={busy}
      busyLabel={deleting.deleting}
      onCancel={close}
      onConfirm={() => void confirm()}
    >
      {failure === null ? (
        <DialogText as="div">{words.studentsStay}</DialogText>
      ) : (
        <Banner tone="critical" role="alert">
          {failure}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
