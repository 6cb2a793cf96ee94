import type { QuizClient } from '../../api/createQuizClient';
import type { Question } from '../../api/entities';
import { isJsonObject } from '../../api/shape';
import { readJson, storageOf, writeJson } from '../../base/storage';
import { wordingOf } from '../../items/wordingOf';
import { ownedBy } from '../../session/owner';

/** A question that an import added, and its print when the bank first listed it; empty until then. */
type AddedQuestion = readonly [id: string, print: string];

/** An import that can be undone. */
export interface RecentImport {
  /** When it began, which tells it from the others. */
  at: string;
  questions: readonly AddedQuestion[];
}

/** As many as the largest bank has: half a megabyte. */
const mostQuestions = 10_000;

/** A short text that changes with a question (FNV-1a). */
export function printOf(question: Question): string {
  const { description, type, difficulty, tags = [] } = question;
  const text = JSON.stringify([wordingOf(question), description, type, difficulty, tags]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Which questions of an import the bank still has, as they were imported or touched since. */
export function standingOf(
  questions: readonly AddedQuestion[],
  bank: readonly Question[],
): { untouched: string[]; touched: string[] } {
  const byId = new Map(bank.map((question) => [question._id, question]));
  const standing = { untouched: [] as string[], touched: [] as string[] };
  for (const [id, print] of questions) {
    const question = byId.get(id);
    if (!question) continue;
    const isChanged = print !== '' && print !== printOf(question);
    standing[isChanged || question.used ? 'touched' : 'untouched'].push(id);
  }
  return standing;
}

/** The imports with the prints of what the bank lists for the first time, without those long touched. */
export function settled(
  imports: readonly RecentImport[],
  bank: readonly Question[],
): readonly RecentImport[] {
  const byId = new Map(bank.map((question) => [question._id, question]));
  const isNew = ([id, print]: AddedQuestion) => print === '' && byId.has(id);
  return imports
    .map((recent) =>
      recent.questions.some(isNew)
        ? {
            ...recent,
            questions: recent.questions.map((added): AddedQuestion => {
              const question = byId.get(added[0]);
              return isNew(added) && question ? [added[0], printOf(question)] : added;
            }),
          }
        : recent,
    )
    .filter(
      ({ questions }) =>
        questions.some(([, print]) => print === '') ||
        standingOf(questions, bank).untouched.length > 0,
    );
}

/** The imports with one of them added or changed, and without it once it has no questions. */
export function withImport(
  imports: readonly RecentImport[],
  at: string,
  ids: readonly string[],
): readonly RecentImport[] {
  const before = new Map(imports.find((recent) => recent.at === at)?.questions);
  const questions = ids.map((id): AddedQuestion => [id, before.get(id) ?? '']);
  const others = imports.filter((recent) => recent.at !== at);
  let room = mostQuestions;
  return [...(ids.length > 0 ? [{ at, questions }] : []), ...others].filter((recent) => {
    room -= recent.questions.length;
    return room >= 0;
  });
}

function isRecentImport(value: unknown): value is RecentImport {
  return (
    isJsonObject(value) &&
    typeof value.at === 'string' &&
    !Number.isNaN(Date.parse(value.at)) &&
    Array.isArray(value.questions) &&
    value.questions.every(
      (added) =>
        Array.isArray(added) &&
        added.length === 2 &&
        added.every((text) => typeof text === 'string'),
    )
  );
}

const inMemory = new WeakMap<QuizClient, readonly RecentImport[]>();

/**
 * Keeps imports in this browser, newest first; they say nothing about questions, so logging out
 * keeps them. Without an owner, or where the browser refuses, they stay in memory.
 *
 * @param owner the user and the server, by `ownerOf`
 */
export function deviceImports(owner: string | undefined, client: QuizClient) {
  const key = owner === undefined ? undefined : `${ownedBy('quizwright:imports:', owner)}bank`;
  return {
    read(): readonly RecentImport[] {
      const kept = inMemory.get(client);
      if (key === undefined || kept) return kept ?? [];
      const stored = readJson(storageOf('localStorage'), key);
      return Array.isArray(stored) ? stored.filter(isRecentImport) : [];
    },
    write(imports: readonly RecentImport[]): void {
      const isKept =
        key !== undefined &&
        writeJson(storageOf('localStorage'), key, imports.length > 0 ? imports : undefined);
      if (isKept) inMemory.delete(client);
      else inMemory.set(client, imports);
    },
  };
}
