import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { Banner } from '../ui/state/Banner';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog';

/** The actions on an account that need confirmation. */
export type Asked = 'deactivate' | 'delete';

interface StudentConfirmProps {
  /** The action to confirm; null while the dialog is closed. */
  asked: Asked | null;
  name: string;
  busy: boolean;
  failure: string | null;
  onCancel: () => void;
  onConfirm: (asked: Asked) => void;
}

/**
 * Confirms that an account is deactivated or deleted. A refusal by the server stays in the dialog.
 */
export function StudentConfirm({
  asked,
  name,
  busy,
  failure,
  onCancel,
  onConfirm,
}: StudentConfirmProps) {
  const common = useWords(commonWords);
  const words = useWords(studentsWords);
  const deletes = asked === 'delete';
  return (
    <ConfirmDialog
      open={asked !== null}
      title={deletes ? words.deleteTitle : words.deactivateTitle}
      description={deletes ? words.deleteText(name) : words.deactivateText(name)}
      closeLabel={common.close}
      cancelLabel={common.cancel}
      confirmLabel={deletes ? words.delete : words.deactivate}
      busy={busy}
      busyLabel={deletes ? words.deleting : words.updating}
      onCancel={onCancel}
      onConfirm={() => asked && onConfirm(asked)}
    >
      {failure === null ? null : (
        <Banner tone="critical" role="alert">
          {failure}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
