import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { Banner } from '../ui/state/Banner';
import { Button } from '../ui/button/Button';

interface PendingInvitationProps {
  /** Whether the invitation can be sent again. */
  canSend: boolean;
  busy: boolean;
  /** What the server replied when it was sent again. */
  sent: string | null;
  onSend: () => void;
}

/** Says that a student has set no password yet, and offers to send the invitation again. */
export function PendingInvitation({ canSend, busy, sent, onSend }: PendingInvitationProps) {
  const words = useWords(studentsWords);
  const action = canSend ? (
    <Button size="small" busy={busy} busyLabel={words.sendingInvitation} onClick={onSend}>
      {words.sendInvitation}
    </Button>
  ) : null;
  return (
    <Banner
      role="status"
      tone={sent === null ? 'neutral' : 'positive'}
      title={sent === null ? words.invitedTitle : words.invitationSent}
      actions={action}
    >
      {sent ?? words.invitedText}
    </Banner>
  );
}
