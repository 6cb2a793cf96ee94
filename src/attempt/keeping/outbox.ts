import type { ApiError } from '../../api/ApiError';
import type { Attempt } from '../../api/entities';
import type { EmitEvent } from '../../api/quizEvents';
import { submitted } from '../../api/watchCalls';
import { createListeners } from '../../base/listeners';
import { holdsChoices, latestChoices } from '../../rules/answers';
import type { AttemptServer } from '../server/attemptServer';
import type { Device } from '../device/device';
import { haveChoicesChanged, isSaved } from '../answers/draft';
import type { DraftStore } from './draftStore';
import { fromSaved } from '../server/savedAnswers';
import type { OutboxEntry, PendingSubmission, Submitted } from '../answers/outboxEntry';
import { createOutboxStore } from './outboxStore';
import { attemptIn, recordIn } from '../server/refusals';
import { createResender, type Resender } from '../server/resender';
import { bodyOf, checkReceipt } from '../server/submitting';

/** Told of every submission that the server has acknowledged to this page. */
export type OnSent = (submission: PendingSubmission, submitted: Submitted) => void;

/**
 * The submissions of one user that the server has not acknowledged (decision 21). It
 * goes on sending them, also after a reload, until the server acknowledges each or refuses it for
 * good. The answers themselves are the key: a server answers the same answers with the same receipt.
 * One that the server returns, for the attempt still runs, is sent again at the end.
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
  /** Sends again what is held. */
  goOn: (quiz: string) => void;
  /** Takes one back: its draft stays. */
  withdraw: (quiz: string) => void;
  /** Removes one from the device, and its draft, which would be handed in again. */
  discard: (quiz: string) => void;
  /** Takes over what only another one's memory has, and hears of what it has on its way. */
  takeOver: (from: Outbox) => void;
  /** Begins to send what the device keeps. @returns a function that ends it */
  start: () => () => void;
  /** Whether it has begun and not ended: its user is the one whose session it is. */
  isOpen: () => boolean;
}

/** How long a tab leaves a submission to the one that made it. */
const othersFirstMs = 5_000;
/** A returned submission is sent again so often at least; until the end it is returned again. */
const longestWaitMs = 60_000;
/** One that is returned with nothing new is sent again at once, so often. */
const mostReturns = 3;

interface Sender {
  entry: OutboxEntry;
  resender: Resender;
  /** Those who wait for the try that is on its way. */
  settled: (() => void)[];
  /** Whether it is being taken back: no further try begins. */
  isHeld: boolean;
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

function submissionIn(entry: OutboxEntry): PendingSubmission {
  const { quiz, title, copy, madeAt, choices, held, revision, isTimeUp } = entry;
  return { quiz, title, copy, madeAt, choices, held, revision, isTimeUp };
}

/**
 * A submission that was returned, as one of somebody who has seen what it came back with: where only
 * the answer to a save was lost, that is nothing new. Null where it is.
 */
function withReturned(submission: PendingSubmission, error: ApiError): PendingSubmission | null {
  const attempt = attemptIn(error);
  if (attempt === null || submission.isTimeUp) return null;
  const choices = latestChoices(fromSaved(attempt.answers), submission.choices);
  const isNew = haveChoicesChanged(submission.choices, choices);
  return isNew ? null : { ...submission, choices, revision: attempt.revision };
}

export function createOutbox({
  owner,
  server,
  drafts,
  device,
  tell: tellHost,
}: OutboxParts): Outbox {
  const store = createOutboxStore(owner, device.storage);
  const senders = new Map<string, Sender>();
  const changes = createListeners<[quiz: string]>();
  const sentListeners = new Set<OnSent>();
  let entries: readonly OutboxEntry[] = [];
  let isStarted = false;

  const entryOf = (quiz: string): OutboxEntry | undefined => senders.get(quiz)?.entry;

  function tell(quiz: string): void {
    // Storage gives its keys in any order.
    entries = [...senders.values()]
      .map(({ entry }) => entry)
      .sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1));
    changes.tell(quiz);
  }

  function update(quiz: string, change: Partial<OutboxEntry>): void {
    const sender = senders.get(quiz);
    if (sender === undefined) return;
    sender.entry = { ...sender.entry, ...change };
    tell(quiz);
  }

  function drop(quiz: string): void {
    const sender = senders.get(quiz);
    if (sender === undefined) return;
    senders.delete(quiz);
    sender.resender.stop();
    settle(sender);
    tell(quiz);
  }

  function settle({ settled }: Sender): void {
    settled.splice(0).forEach((resolve) => resolve());
  }

  /** One at a time, whichever provider or tab it is that has found the submission on the device. */
  const send = (quiz: string): Promise<void> =>
    device.alone(`quizwright:submit:${quiz}`, () => sendNow(quiz));

  async function sendNow(quiz: string): Promise<void> {
    const sender = senders.get(quiz);
    // Whoever waited for another tab may find that the session is the next user's by now.
    if (sender === undefined || !isStarted) return;
    if (sender.isHeld) {
      settle(sender);
      return;
    }
    const { entry } = sender;
    update(quiz, { status: 'sending' });
    const receipt = await submit(entry);
    const kept = store.readAll().get(quiz);
    if (kept !== undefined && kept.madeAt !== entry.madeAt) return;
    store.delivered(entry, receipt);
    settleDraft(entry);
    arrived(entry, receipt);
  }

  /** Removes the draft of a submission that has arrived, unless there is more in it by now. */
  function settleDraft({ quiz, choices }: PendingSubmission): void {
    const draft = drafts.read(quiz);
    if (draft === null || isSaved({ ...draft, held: latestChoices(draft.held, choices) })) {
      drafts.remove(quiz);
    }
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

  /** Whether another submission of its quiz waits here by now. */
  function isReplaced({ quiz, madeAt }: PendingSubmission): boolean {
    const entry = entryOf(quiz);
    return entry !== undefined && entry.madeAt !== madeAt;
  }

  async function submit(submission: PendingSubmission, returns = 0): Promise<Submitted> {
    const { quiz, choices } = submission;
    try {
      return checkReceipt(submission, await server.submit(quiz, bodyOf(submission)));
    } catch (error) {
      const seen = withReturned(submission, error as ApiError);
      if (seen !== null && returns < mostReturns && isStarted) return submit(seen, returns + 1);
      // Submitted before, perhaps from here: nothing is refused where nothing is missing.
      const record = recordIn(error as ApiError);
      if (record === null || !holdsChoices(record.choices, choices)) throw error;
      const { receipt } = record;
      tellHost?.(submitted(quiz, receipt));
      return { receipt };
    }
  }

  /** The attempt still runs, and its answers are held: they are handed in at its end. */
  function sendAtTheEnd(quiz: string, { ends_at: endsAt, server_now: now }: Attempt): void {
    const ms = Math.max(0, Date.parse(endsAt) - Date.parse(now));
    // A page that shows the quiz does it by itself before. A device may sleep through the wait, or
    // have slept while the answer was on its way.
    senders.get(quiz)?.resender.request(Math.min(ms + othersFirstMs, longestWaitMs));
  }

  function failed(quiz: string, error: ApiError, willRetry: boolean): void {
    const attempt = attemptIn(error);
    const status = willRetry
      ? 'waiting'
      : attempt !== null
        ? 'returned'
        : error.isSignedOut
          ? 'signedOut'
          : 'refused';
    const sender = senders.get(quiz);
    const isFirst = sender?.entry.error === null;
    if (!isStarted) sender?.resender.pause();
    else if (attempt !== null) sendAtTheEnd(quiz, attempt);
    update(quiz, { status, error });
    if (isFirst) tellHost?.({ type: 'unsent', quizId: quiz, reason: status });
    if (sender !== undefined) settle(sender);
  }

  function add(submission: PendingSubmission): Sender {
    senders.get(submission.quiz)?.resender.stop();
    const { quiz } = submission;
    const sender: Sender = {
      entry: {
        ...submission,
        status: 'waiting',
        isKept: store.isDurable(quiz),
        error: null,
      },
      settled: [],
      isHeld: false,
      resender: createResender(
        device,
        () => send(quiz),
        (error, willRetry) => {
          if (senders.get(quiz) === sender) failed(quiz, error, willRetry);
        },
      ),
    };
    senders.set(quiz, sender);
    return sender;
  }

  function put(submission: PendingSubmission): void {
    store.keep(submission);
    const sender = add(submission);
    sender.entry = { ...sender.entry, status: 'sending' };
    sender.resender.request();
    tell(submission.quiz);
  }

  function withdraw(quiz: string): void {
    const entry = entryOf(quiz);
    if (entry !== undefined) store.withdrawn(entry);
    drop(quiz);
  }

  function retry(quiz?: string): void {
    for (const [id, sender] of senders) {
      const { entry, resender } = sender;
      const isLeft = ['refused', 'returned'].includes(entry.status) || sender.isHeld;
      if (quiz === undefined ? isLeft : quiz !== id) continue;
      sender.isHeld = false;
      resender.request();
      update(id, { status: 'sending' });
    }
  }

  /** Another tab may have made a submission, or delivered one. */
  function readStored(): Sender[] {
    const kept = store.readAll();
    const added = [...kept.values()]
      .filter(({ quiz, madeAt }) => senders.get(quiz)?.entry.madeAt !== madeAt)
      .map(add);
    const gone = [...senders.keys()].filter((quiz) => !kept.has(quiz));
    gone.forEach(drop);
    added.forEach(({ entry }) => tell(entry.quiz));
    return added;
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
    goOn(quiz) {
      if (senders.get(quiz)?.isHeld) retry(quiz);
    },
    async hold(quiz) {
      const sender = senders.get(quiz);
      if (sender === undefined) return false;
      sender.isHeld = true;
      sender.resender.pause();
      if (sender.resender.isBusy) {
        await new Promise<void>((resolve) => sender.settled.push(resolve));
        sender.resender.pause();
      }
      return senders.get(quiz) === sender;
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
        if (isReplaced(submission)) return;
        store.delivered(submission, submitted);
        settleDraft(submission);
        arrived(submission, submitted);
      });
    },
    isOpen: () => isStarted,
    start() {
      isStarted = true;
      for (const { resender } of senders.values()) resender.request();
      const look = (): void => {
        // The tab that made it tries first: one that only sees it comes later.
        for (const { resender } of readStored()) resender.request(othersFirstMs);
      };
      const stopListening = device.on('storage', look);
      // A page that lay in the Back cache has heard of nothing.
      const stopThawing = device.on('thawed', look);
      const stopHearing = store.listen({
        kept: look,
        gone(submission, submitted) {
          if (isReplaced(submission)) return;
          if (submitted === null) drop(submission.quiz);
          // Also what was taken back here meanwhile.
          else arrived(submission, submitted);
        },
      });
      return () => {
        isStarted = false;
        stopListening();
        stopThawing();
        stopHearing();
        for (const { resender } of senders.values()) resender.pause();
      };
    },
  };
}
