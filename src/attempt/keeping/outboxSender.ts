import type { ApiError } from '../../api/ApiError';
import type { EmitEvent } from '../../api/quizEvents';
import type { Submitted } from '../../api/entities';
import type { OutboxEntry, PendingSubmission } from '../answers/outboxEntry';
import type { Device } from '../device/device';
import { attemptIn } from '../server/refusals';
import { createResender, type Resender } from '../server/resender';

/** How long a tab leaves a submission to the one that made it. */
export const othersFirstMs = 5_000;
/** A returned submission is sent again so often at least; until the end it is returned again. */
const longestWaitMs = 60_000;

/** Sends one submission until the server acknowledges it or refuses it for good. */
export interface OutboxSender extends Pick<Resender, 'request' | 'pause'> {
  readonly entry: OutboxEntry;
  /** Whether it is being withdrawn: no further try begins. */
  readonly isHeld: boolean;
  /** Sends it at once, also when it was held. */
  retry: () => void;
  /** Begins no further try, and waits for the one that is on its way. */
  hold: () => Promise<void>;
  /** Ends it for good: nothing is sent or emitted any more. */
  stop: () => void;
}

interface OutboxSenderParts {
  device: Device;
  /** Whether the outbox sends: the session is that of its user. */
  isOpen: () => boolean;
  submit: (submission: PendingSubmission) => Promise<Submitted>;
  onChange: () => void;
  onDelivered: (submission: PendingSubmission, submitted: Submitted) => void;
  /** Emits the first failure. */
  emit: EmitEvent | undefined;
}

export function createOutboxSender(
  entry: OutboxEntry,
  { device, isOpen, submit, onChange, onDelivered, emit }: OutboxSenderParts,
): OutboxSender {
  const { quiz } = entry;
  /** Those who wait for the try that is on its way. */
  const pending: (() => void)[] = [];
  let isHeld = false;
  let isStopped = false;

  // One at a time, whichever provider or tab it is that has found the submission on the device.
  const resender = createResender(
    device,
    () => device.alone(`quizwright:submit:${quiz}`, send),
    failed,
  );

  function update(change: Partial<OutboxEntry>): void {
    entry = { ...entry, ...change };
    onChange();
  }

  function settle(): void {
    pending.splice(0).forEach((resolve) => resolve());
  }

  async function send(): Promise<void> {
    // After the wait for another tab, the session may be the next user's.
    if (isStopped || !isOpen()) return;
    if (isHeld) {
      settle();
      return;
    }
    const sent = entry;
    update({ status: 'sending' });
    onDelivered(sent, await submit(sent));
  }

  function failed(error: ApiError, willRetry: boolean): void {
    const attempt = attemptIn(error);
    const isFirst = entry.error === null;
    const status = willRetry
      ? 'pending'
      : attempt !== null
        ? 'returned'
        : error.isSignedOut
          ? 'signedOut'
          : 'refused';
    if (!isOpen()) resender.pause();
    else if (attempt !== null) {
      // The attempt still runs, and its answers are held: they are submitted at its end.
      const ms = Math.max(0, Date.parse(attempt.ends_at) - Date.parse(attempt.server_now));
      // A page that shows the quiz does it before that. A device may sleep through the wait, or have
      // slept while the reply was on its way.
      resender.request(Math.min(ms + othersFirstMs, longestWaitMs));
    }
    update({ status, error });
    if (isFirst) emit?.({ type: 'unsent', quizId: quiz, reason: status });
    settle();
  }

  return {
    get entry() {
      return entry;
    },
    get isHeld() {
      return isHeld;
    },
    request: resender.request,
    pause: resender.pause,
    retry() {
      isHeld = false;
      resender.request();
      update({ status: 'sending' });
    },
    async hold() {
      isHeld = true;
      resender.pause();
      if (!resender.isBusy) return;
      await new Promise<void>((resolve) => pending.push(resolve));
      resender.pause();
    },
    stop() {
      isStopped = true;
      resender.stop();
      settle();
    },
  };
}
