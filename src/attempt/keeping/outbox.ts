import type { EmitEvent } from '../../api/quizEvents';
import type { Submitted } from '../../api/entities';
import type { OutboxEntry, PendingSubmission } from '../answers/outboxEntry';
import type { Device } from '../device/device';
import type { AttemptServer } from '../server/attemptServer';
import type { DraftStore } from './draftStore';

/** Told of every submission that the server has acknowledged to this page. */
export type OnSent = (submission: PendingSubmission, submitted: Submitted) => void;

/**
 * The submissions of one user that the server has not acknowledged (decision 41). It keeps sending
 * them, also after a reload, until the server acknowledges each or refuses it for good. The answers
 * themselves are the key: the same answers get the same receipt. A submission that the server
 * returns because the attempt still runs is sent again at the end.
 */
export interface Outbox {
  /** The same list until something changes, the oldest first. */
  entries: () => readonly OutboxEntry[];
  entryOf: (quiz: string) => OutboxEntry | undefined;
  /**
   * Hears which quiz's submission was added, has changed or is gone.
   *
   * @returns a function that ends the subscription
   */
  subscribe: (listener: (quiz: string) => void) => () => void;
  /** @returns a function that ends it */
  onSent: (listener: OnSent) => () => void;
  /** Keeps a submission on the device and sends it. */
  put: (submission: PendingSubmission) => void;
  /** Sends one at once, or all that the server has neither refused nor returned. */
  retry: (quiz?: string) => void;
  /**
   * Stops sending one, and waits for the try that is on its way.
   *
   * @returns whether it is still here: the last try may have been acknowledged
   */
  hold: (quiz: string) => Promise<boolean>;
  /** Continues to send what is held. */
  release: (quiz: string) => void;
  /** Takes one back: its draft stays. */
  withdraw: (quiz: string) => void;
  /** Removes one from the device, and its draft, which would be handed in again. */
  discard: (quiz: string) => void;
  /** Takes over what only another one's memory has, and hears of what it has on its way. */
  takeOver: (from: Outbox) => void;
  /** Begins to send what the device keeps. @returns a function that ends it */
  start: () => () => void;
}

export interface OutboxParts {
  /** Whose submissions they are (`ownerOf`). */
  owner: string | undefined;
  server: Pick<AttemptServer, 'submit'>;
  drafts: Pick<DraftStore, 'read' | 'remove'>;
  device: Device;
  /** Told what no call tells. */
  tell?: EmitEvent | undefined;
}
