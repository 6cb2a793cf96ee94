import type { EmitEvent } from '../../api/quizEvents';
import type { Submitted } from '../../api/entities';
import { createListeners } from '../../base/listeners';
import { latestChoices } from '../../rules/answers';
import { isSaved } from '../answers/draft';
import type { OutboxEntry, PendingSubmission } from '../answers/outboxEntry';
import type { Device } from '../device/device';
import type { AttemptServer } from '../server/attemptServer';
import { createSubmit } from '../server/submitting';
import type { DraftStore } from './draftStore';
import { createOutboxSender, othersFirstMs, type OutboxSender } from './outboxSender';
import { createOutboxStore } from './outboxStore';

/** Called with every submission that the server has acknowledged to this page. */
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
   * Calls the listener with the quiz whose submission was added, has changed or is gone.
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
  /** Removes one from the device, and its draft, which would be submitted again. */
  discard: (quiz: string) => void;
  /** Takes over what only another one's memory has, and the outcome of what it is sending. */
  takeOver: (from: Outbox) => void;
  /** Begins to send what the device keeps. @returns a function that ends it */
  start: () => () => void;
}

interface OutboxParts {
  /** Whose submissions they are (`ownerOf`). */
  owner: string | undefined;
  server: Pick<AttemptServer, 'submit'>;
  drafts: Pick<DraftStore, 'read' | 'remove'>;
  device: Device;
  /** Emits what no call reports. */
  emit?: EmitEvent | undefined;
}

const submissionIn = ({
  status: _status,
  isKept: _isKept,
  error: _error,
  ...submission
}: OutboxEntry): PendingSubmission => submission;

export function createOutbox({
  owner,
  server,
  drafts,
  device,
  emit: emitToHost,
}: OutboxParts): Outbox {
  const store = createOutboxStore(owner, device.storage);
  const senders = new Map<string, OutboxSender>();
  const changes = createListeners<[quiz: string]>();
  const sentListeners = new Set<OnSent>();
  let entries: readonly OutboxEntry[] = [];
  let isStarted = false;

  const isOpen = (): boolean => isStarted;
  const submit = createSubmit(server, isOpen, emitToHost);
  const entryOf = (quiz: string): OutboxEntry | undefined => senders.get(quiz)?.entry;

  function changed(quiz: string): void {
    // Storage gives its keys in any order.
    entries = [...senders.values()]
      .map(({ entry }) => entry)
      .sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1));
    changes.notify(quiz);
  }

  function add(submission: PendingSubmission): OutboxSender {
    const { quiz } = submission;
    senders.get(quiz)?.stop();
    const sender = createOutboxSender(
      { ...submission, status: 'pending', isKept: store.isDurable(quiz), error: null },
      {
        device,
        isOpen,
        submit,
        emit: emitToHost,
        onChange: () => changed(quiz),
        onDelivered(sent, submitted) {
          // Another tab may have kept a later submission.
          const kept = store.readAll().get(quiz);
          if (kept === undefined || kept.madeAt === sent.madeAt) delivered(sent, submitted);
        },
      },
    );
    senders.set(quiz, sender);
    return sender;
  }

  function drop(quiz: string): void {
    const sender = senders.get(quiz);
    if (sender === undefined) return;
    senders.delete(quiz);
    sender.stop();
    changed(quiz);
  }

  function put(submission: PendingSubmission): void {
    store.keep(submission);
    add(submission).retry();
  }

  function withdraw(quiz: string): void {
    const entry = entryOf(quiz);
    if (entry !== undefined) store.withdrawn(entry);
    drop(quiz);
  }

  function retry(quiz?: string): void {
    for (const [id, { entry, isHeld, retry }] of senders) {
      const isLeft = ['refused', 'returned'].includes(entry.status) || isHeld;
      if (quiz === undefined ? !isLeft : quiz === id) retry();
    }
  }

  function delivered(submission: PendingSubmission, submitted: Submitted): void {
    const { quiz, choices } = submission;
    store.delivered(submission, submitted);
    // The draft goes with it, unless there is more in it by now.
    const draft = drafts.read(quiz);
    if (draft === null || isSaved({ ...draft, held: latestChoices(draft.held, choices) })) {
      drafts.remove(quiz);
    }
    arrived(submission, submitted);
  }

  function arrived(submission: PendingSubmission, submitted: Submitted): void {
    // First what it came to: who watches the list must not take it for discarded.
    for (const listener of sentListeners) {
      try {
        listener(submission, submitted);
      } catch (error) {
        console.error(error);
      }
    }
    drop(submission.quiz);
  }

  // What other tabs and providers do.

  /** Whether another submission of its quiz waits here by now. */
  function isReplaced({ quiz, madeAt }: PendingSubmission): boolean {
    const entry = entryOf(quiz);
    return entry !== undefined && entry.madeAt !== madeAt;
  }

  /** Another tab may have made a submission, or delivered one. */
  function readStored(): OutboxSender[] {
    const kept = store.readAll();
    const added = [...kept.values()]
      .filter(({ quiz, madeAt }) => entryOf(quiz)?.madeAt !== madeAt)
      .map(add);
    const gone = [...senders.keys()].filter((quiz) => !kept.has(quiz));
    gone.forEach(drop);
    added.forEach(({ entry }) => changed(entry.quiz));
    return added;
  }

  function look(): void {
    // The tab that made it tries first: one that only sees it comes later.
    for (const { request } of readStored()) request(othersFirstMs);
  }

  readStored();

  return {
    entries: () => entries,
    entryOf,
    subscribe: changes.subscribe,
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    put,
    retry,
    async hold(quiz) {
      const sender = senders.get(quiz);
      await sender?.hold();
      return sender !== undefined && senders.get(quiz) === sender;
    },
    release(quiz) {
      if (senders.get(quiz)?.isHeld) retry(quiz);
    },
    withdraw,
    discard(quiz) {
      drafts.remove(quiz);
      withdraw(quiz);
    },
    takeOver(from) {
      // What the device keeps is found there, unless it has been delivered.
      for (const entry of from.entries()) {
        if (!entry.isKept) put(submissionIn(entry));
      }
      from.onSent((submission, submitted) => {
        if (!isReplaced(submission)) delivered(submission, submitted);
      });
    },
    start() {
      isStarted = true;
      for (const { request } of senders.values()) request();
      const stops = [
        device.on('storage', look),
        // A page that lay in the Back cache was not notified.
        device.on('thawed', look),
        store.listen({
          kept: look,
          gone(submission, submitted) {
            if (isReplaced(submission)) return;
            if (submitted === null) drop(submission.quiz);
            // Also what was withdrawn here meanwhile.
            else arrived(submission, submitted);
          },
        }),
      ];
      return () => {
        isStarted = false;
        stops.forEach((stop) => stop());
        for (const { pause } of senders.values()) pause();
      };
    },
  };
}
