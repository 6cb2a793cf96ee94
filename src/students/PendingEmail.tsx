import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { Banner } from '../ui/state/Banner';
import { Button } from '../ui/button/Button';

interface PendingEmailProps {
  email: string;
  /** Whether the code can be sent again and the change cancelled. */
  canChange: boolean;
  busy: boolean;
  /** Whether a new code was just sent. */
  sent: boolean;
  onSendAgain: () => void;
  onKeep: () => void;
}

/** Says that a new email is pending, which only the student can confirm. */
export function PendingEmail({
  email,
  canChange,
  busy,
  sent,
  onSendAgain,
  onKeep,
}: PendingEmailProps) {
  const words = useWords(studentsWords);
  const actions = canChange ? (
    <>
      <Button size="small" busy={busy} onClick={onSendAgain}>
        {words.sendAgain}
      </Button>
      <Button size="small" variant="quiet" busy={busy} onClick={onKeep}>
        {words.keepEmail}
      </Button>
    </>
  ) : null;
  return (
    <Banner
      role="status"
      tone={sent ? 'positive' : 'neutral'}
      title={sent ? words.emailSent : words.emailPending}
      actions={actions}
    >
      {words.emailPendingText(email)}
    </Banner>
  );
}
