import { createListeners } from '../../base/listeners';
import { answerableIn } from '../../items/parts';
import { latestChoices } from '../../rules/answers';
import { isSaved } from '../answers/draft';
import type { Submitted } from '../../api/entities';
import type { OutboxEntry, PendingSubmission } from '../answers/outboxEntry';
import { createSubmit } from '../server/submitting';
import type { OnSent, Outbox, OutboxParts } from './outbox';
import { createOutboxSender, othersFirstMs, type OutboxSender } from './outboxSender';
import { createOutboxStore } from './outboxStore';

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
  tell: tellHost,
}: OutboxParts): Outbox {
  const store = createOutboxStore(owner, device.storage);
  const senders = new Map<string, OutboxSender>();
  const changes = createListeners<[quiz: string]>();
  const sentListeners = new Set<OnSent>();
  let entries: readonly OutboxEntry[] = [];
  let isStarted = false;

  const isOpen = (): boolean => isStarted;
  const submitAll = createSubmit(server, isOpen, tellHost);
  const entryOf = (quiz: string): OutboxEntry | undefined => senders.get(quiz)?.entry;

  /** A server refuses a submission whole, so what an earlier version kept must not hold up the rest. */
  function submit(submission: PendingSubmission): Promise<Submitted> {
    const { quiz, choices } = submission;
    const paper = drafts.readPaper(quiz);
    return submitAll(
      paper ? { ...submission, choices: answerableIn(paper.questions, choices) } : submission,
    );
  }

  function changed(quiz: string): void {
    // Storage gives its keys in any order.
    entries = [...senders.values()]
      .map(({ entry }) => entry)
      .sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1));
    changes.tell(quiz);
  }

  function add(submission: PendingSubmission): OutboxSender {
    const { quiz } = submission;
    senders.get(quiz)?.stop();
    const sender = createOutboxSender(
      { ...submission, status: 'waiting', isKept: store.isDurable(quiz), error: null },
      {
        ...{ device, isOpen, submit, tell: tellHost },
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
        // A page that lay in the Back cache has heard of nothing.
        device.on('thawed', look),
        store.listen({
          kept: look,
          gone(submission, submitted) {
            if (isReplaced(submission)) return;
            if (submitted === null) drop(submission.quiz);
            // Also what was taken back here meanwhile.
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
