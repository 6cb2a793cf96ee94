import { letters, type Letter } from '../rules/limits';
import type { Answers } from './answerSheet';

/** Keeps the answers of an attempt on the device until they are submitted. */
export interface DraftStore {
  /** Whether drafts outlive the page. */
  readonly isDurable: boolean;
  read(quiz: string): Answers;
  /** Keeps one answer beside those that are kept, by another tab too. */
  keep(quiz: string, question: string, letter: Letter): void;
  remove(quiz: string): void;
}

const prefix = 'quizwright:draft';

function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((letter) => (letters as readonly unknown[]).includes(letter))
  );
}

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * A draft store keyed by user and quiz. Without a user id, and where storage is refused or full,
 * drafts live in memory, for another person may sit down at this device (design: Storage).
 */
export function createDraftStore(
  userId: string | undefined,
  storage: Storage | null = browserStorage(),
): DraftStore {
  const memory = new Map<string, Answers>();
  let durable = userId === undefined ? null : storage;
  const key = (quiz: string): string => `${prefix}:${userId ?? ''}:${quiz}`;

  const stored = (quiz: string): Answers => {
    try {
      const kept: unknown = JSON.parse(durable?.getItem(key(quiz)) ?? '{}');
      return isAnswers(kept) ? kept : {};
    } catch {
      return {};
    }
  };
  const read = (quiz: string): Answers => ({ ...memory.get(quiz), ...stored(quiz) });

  return {
    get isDurable() {
      return durable !== null;
    },
    read,
    keep(quiz, question, letter) {
      const answers = { ...read(quiz), [question]: letter };
      memory.set(quiz, answers);
      try {
        durable?.setItem(key(quiz), JSON.stringify(answers));
      } catch {
        durable = null;
      }
    },
    remove(quiz) {
      memory.delete(quiz);
      try {
        durable?.removeItem(key(quiz));
      } catch {
        durable = null;
      }
    },
  };
}
