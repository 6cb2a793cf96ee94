import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { OutboxEntry } from '../../../attempt/answers/outboxEntry';
import { outboxWords } from '../../../messages/en/outbox';
import { useWords } from '../../../provider/MessagesContext';
import { Button, type ButtonProps } from '../../../ui/button/Button';
import { RotateCw, Trash2 } from '../../../ui/icons/icons';
import { CopyAnswersButton } from './CopyAnswersButton';
import { canRetry } from './outboxWords';
import { useIsOffline } from '../../../base/useIsOffline';

interface SubmissionActionsProps {
  entry: OutboxEntry;
  onRetry: () => void;
  /** Called after the confirmation, because nothing restores removed answers. */
  onRemove: () => void;
  /** The link or button back to the quiz. */
  back?: ReactNode;
  size?: ButtonProps['size'];
  /** The variant of the first button. */
  variant?: ButtonProps['variant'];
}

/** What a student can do with a submission that has not been sent. */
export function SubmissionActions({
  entry,
  onRetry,
  onRemove,
  back,
  size,
  variant,
}: SubmissionActionsProps) {
  const outbox = useWords(outboxWords);
  const [isAsking, setAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const isRefused = entry.status === 'refused';
  const isOffline = useIsOffline();
  if (isAsking && isRefused) {
    const stay = (): void => {
      setAsking(false);
      setTimeout(() => remove.current?.focus());
    };
    return <RemoveQuestion size={size} onRemove={onRemove} onStay={stay} />;
  }
  // For a refused submission, a copy is the only thing left to do.
  const copy = (
    <CopyAnswersButton size={size} variant={isRefused ? variant : undefined} copy={() => entry} />
  );
  return (
    <>
      {isRefused && copy}
      {canRetry(entry) && !isOffline ? (
        <Button
          size={size}
          variant={isRefused ? 'secondary' : variant}
          icon={<RotateCw />}
          busy={entry.status === 'sending'}
          busyLabel={outbox.sending}
          onClick={onRetry}
          data-part="retry"
        >
          {outbox.retry}
        </Button>
      ) : null}
      {isRefused || isOffline ? null : back}
      {!isRefused && copy}
      {isRefused && (
        <Button
          ref={remove}
          size={size}
          variant="quiet"
          icon={<Trash2 />}
          onClick={() => setAsking(true)}
          data-part="remove"
        >
          {outbox.remove}
        </Button>
      )}
    </>
  );
}

interface RemoveQuestionProps {
  size: ButtonProps['size'];
  onRemove: () => void;
  onStay: () => void;
}

/** Confirms in place: a dialog would cost students on slow lines more bytes than the whole quiz. */
function RemoveQuestion({ size, onRemove, onStay }: RemoveQuestionProps) {
  const outbox = useWords(outboxWords);
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onStay();
  };
  return (
    <div
      className="qw-submission-remove"
      data-qw-takes-escape=""
      role="group"
      aria-labelledby={question}
      data-part="remove-question"
    >
      <p className="qw-submission-remove-text" id={question}>
        {outbox.removeQuestion}
      </p>
      <Button ref={keep} size={size} onClick={onStay} onKeyDown={escape}>
        {outbox.keep}
      </Button>
      <Button size={size} variant="critical" onClick={onRemove} onKeyDown={escape}>
        {outbox.removeConfirm}
      </Button>
    </div>
  );
}
