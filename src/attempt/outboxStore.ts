import { isJsonObject } from '../api/shape';
import type { DeviceStorage } from './device';
import type { Submission, Submitted } from './outboxEntry';
import { keysFrom, readJson } from './storedJson';

/** Keeps submissions on the device until the server has them. */
export interface OutboxStore {
  /** By quiz. */
  readAll(): Map<string, Submission>;
  keep(submission: Submission): void;
  /** Whether one outlives the page. */
  isDurable(quiz: string): boolean;
  /** Removes one that its user has taken back, and tells the other providers of this page. */
  withdrawn(submission: Submission): void;
  /** Removes one that the server has, and tells them so, and what it came to. */
  delivered(submission: Submission, submitted: Submitted): void;
  /**
   * Hears of what another provider of this page has delivered, or has taken back: then `submitted` is
   * null. @returns a function that ends it
   */
  onGone(listener: OnGone): () => void;
}

type OnGone = (submission: Submission, submitted: Submitted | null) => void;

/**
 * Those who hear of what is gone, by storage and owner: a page is not told of its own changes to it,
 * and a key that is gone may have gone with all that the browser kept.
 */
const listenersOf = new WeakMap<DeviceStorage, Map<string, Set<OnGone>>>();

const prefix = 'quizwright:outbox:';

const isSubmission = (value: unknown): value is Submission =>
  isJsonObject(value) &&
  typeof value.quiz === 'string' &&
  typeof value.title === 'string' &&
  typeof value.madeAt === 'string' &&
  isJsonObject(value.answers) &&
  Array.isArray(value.copy);

/** Keyed by owner (`ownerOf`) and quiz; in memory without one, and where storage is refused or full. */
export function createOutboxStore(
  owner: string | undefined,
  storage: DeviceStorage | null,
): OutboxStore {
  const durable = owner === undefined ? null : storage;
  const memory = new Map<string, Submission>();
  const own = `${prefix}${encodeURIComponent(owner ?? '')}:`;

  function drop(quiz: string): void {
    try {
      durable?.removeItem(own + quiz);
    } catch {
      // Refused: then nothing was kept there either.
    }
  }

  const inStorage = (durable && listenersOf.get(durable)) ?? new Map<string, Set<OnGone>>();
  if (durable !== null) listenersOf.set(durable, inStorage);
  const listeners = inStorage.get(own) ?? new Set<OnGone>();
  inStorage.set(own, listeners);
  let mine: OnGone | null = null;

  function remove(submission: Submission, submitted: Submitted | null): void {
    memory.delete(submission.quiz);
    drop(submission.quiz);
    for (const listener of listeners) if (listener !== mine) listener(submission, submitted);
  }

  return {
    readAll() {
      const kept = new Map(memory);
      for (const key of durable === null ? [] : keysFrom(durable, own)) {
        const submission = readJson(durable, key);
        if (isSubmission(submission)) kept.set(submission.quiz, submission);
      }
      return kept;
    },
    keep(submission) {
      memory.delete(submission.quiz);
      try {
        if (durable === null) throw new TypeError('There is no storage.');
        durable.setItem(own + submission.quiz, JSON.stringify(submission));
      } catch {
        drop(submission.quiz);
        memory.set(submission.quiz, submission);
      }
    },
    isDurable: (quiz) => !memory.has(quiz),
    withdrawn: (submission) => remove(submission, null),
    delivered: remove,
    onGone(listener) {
      mine = listener;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
