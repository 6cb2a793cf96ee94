import { isJsonObject } from '../api/shape';
import type { DeviceStorage } from './device';
import type { Submission } from './outboxEntry';
import { keysFrom, readJson } from './storedJson';

/** Keeps submissions on the device until the server has them. */
export interface OutboxStore {
  /** By quiz. */
  readAll(): Map<string, Submission>;
  keep(submission: Submission): void;
  /** Whether one outlives the page. */
  isDurable(quiz: string): boolean;
  remove(quiz: string): void;
}

const prefix = 'quizwright:outbox:';

const isSubmission = (value: unknown): value is Submission =>
  isJsonObject(value) &&
  typeof value.quiz === 'string' &&
  typeof value.title === 'string' &&
  typeof value.madeAt === 'string' &&
  isJsonObject(value.answers) &&
  Array.isArray(value.copy);

/** Keyed by user and quiz; in memory without a user, and where storage is refused or full. */
export function createOutboxStore(
  userId: string | undefined,
  storage: DeviceStorage | null,
): OutboxStore {
  const durable = userId === undefined ? null : storage;
  const memory = new Map<string, Submission>();
  const own = `${prefix}${encodeURIComponent(userId ?? '')}:`;

  function drop(quiz: string): void {
    try {
      durable?.removeItem(own + quiz);
    } catch {
      // Refused: then nothing was kept there either.
    }
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
    remove(quiz) {
      memory.delete(quiz);
      drop(quiz);
    },
  };
}
