import { readJson, writeJson } from '../../base/storage';
import { isJsonObject } from '../../api/shape';
import type { DeviceStorage } from '../device/device';
import { isChoices } from './draftStore';
import type { Submitted } from '../../api/entities';
import type { PendingSubmission } from '../answers/outboxEntry';
import { keysFrom } from '../device/storedKeys';

/** Keeps submissions on the device until the server has them. */
export interface OutboxStore {
  /** By quiz. */
  readAll(): Map<string, PendingSubmission>;
  /** Keeps one, and notifies the other providers of this page. */
  keep(submission: PendingSubmission): void;
  /** Whether a submission outlives the page. */
  isDurable(quiz: string): boolean;
  /** Removes one that its user withdrew, and notifies the other providers of this page. */
  withdrawn(submission: PendingSubmission): void;
  /** Removes one that the server has, and notifies the other providers. */
  delivered(submission: PendingSubmission, submitted: Submitted): void;
  /** Subscribes to the other providers of this page. @returns a function that ends the subscription */
  listen(others: OthersEvents): () => void;
}

interface OthersEvents {
  /** One was kept. */
  kept: () => void;
  /** One was delivered, or withdrawn if `submitted` is null. */
  gone: (submission: PendingSubmission, submitted: Submitted | null) => void;
}

/**
 * Listeners in this page, by storage and owner. The browser does not tell a page about its own
 * changes to storage, and a missing key may mean that all storage was cleared.
 */
const listenersOf = new WeakMap<DeviceStorage, Map<string, Set<OthersEvents>>>();

const prefix = 'quizwright:outbox:';

const isSubmission = (value: unknown): value is PendingSubmission =>
  isJsonObject(value) &&
  typeof value.quiz === 'string' &&
  typeof value.title === 'string' &&
  typeof value.madeAt === 'string' &&
  isChoices(value.choices) &&
  isChoices(value.held) &&
  (value.revision === null || typeof value.revision === 'number') &&
  typeof value.isTimeUp === 'boolean' &&
  Array.isArray(value.copy);

/**
 * Keyed by owner (`ownerOf`) and quiz. In memory without an owner, or if storage is refused or
 * full.
 */
export function createOutboxStore(
  owner: string | undefined,
  storage: DeviceStorage | null,
): OutboxStore {
  const durable = owner === undefined ? null : storage;
  const memory = new Map<string, PendingSubmission>();
  const own = `${prefix}${encodeURIComponent(owner ?? '')}:`;

  const write = (quiz: string, submission: PendingSubmission | undefined): boolean =>
    writeJson(durable, own + quiz, submission);

  const inStorage = (durable && listenersOf.get(durable)) ?? new Map<string, Set<OthersEvents>>();
  if (durable !== null) listenersOf.set(durable, inStorage);
  const listeners = inStorage.get(own) ?? new Set<OthersEvents>();
  inStorage.set(own, listeners);
  let mine: OthersEvents | null = null;
  const others = () => [...listeners].filter((each) => each !== mine);

  function remove(submission: PendingSubmission, submitted: Submitted | null): void {
    memory.delete(submission.quiz);
    write(submission.quiz, undefined);
    for (const { gone } of others()) gone(submission, submitted);
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
      const { quiz } = submission;
      memory.delete(quiz);
      if (!write(quiz, submission)) {
        write(quiz, undefined);
        memory.set(quiz, submission);
        return;
      }
      for (const { kept } of others()) kept();
    },
    isDurable: (quiz) => !memory.has(quiz),
    withdrawn: (submission) => remove(submission, null),
    delivered: remove,
    listen(own) {
      mine = own;
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
