import { serverAt } from '../../api/serverAddress';
import { isJsonObject } from '../../api/shape';
import type { PaperQuestion } from '../../api/entities';
import { isAnswer } from '../../items/saying';
import { offeredOf } from '../../items/parts';
import { answersOf, holdsChoices, type Choices } from '../../rules/answers';
import { readJson, storageOf, writeJson } from '../../base/storage';
import type { Device, DeviceStorage } from '../device/device';
import { continueDraft, emptyDraft, isSaved, type Draft, type Overruled } from '../answers/draft';
import { ownedBy, ownerOf, viewsPrefix } from '../../session/owner';
import { keysFrom } from '../device/storedKeys';

/** The words of a paper, kept for a copy of answers whose paper can no longer be had. */
export interface PaperInWords {
  title: string;
  questions: readonly PaperQuestion[];
}

/** Keeps the answers of attempts on the device until they are submitted. */
export interface DraftStore {
  /** Whether what was kept of a quiz outlives the page. */
  isDurable(quiz: string): boolean;
  read(quiz: string): Draft | null;
  keep(quiz: string, draft: Draft): void;
  readPaper(quiz: string): PaperInWords | null;
  keepPaper(quiz: string, paper: PaperInWords): void;
  /** Removes the draft of a quiz and its paper. */
  remove(quiz: string): void;
  /** Moves what is only in memory to the store of the user identified later. */
  giveTo(next: DraftStore): void;
}

const draftPrefix = 'quizwright:draft:';
const paperPrefix = 'quizwright:paper:';
/** Longer than any quiz: an attempt that nobody came back to is over. */
const savedKeptForMs = 7 * 24 * 60 * 60_000;

const isAnswerOrNone = (value: unknown): boolean => value === null || isAnswer(value);

const isOverruled = (value: unknown): value is Overruled =>
  isJsonObject(value) && Object.values(value).every(isAnswerOrNone);

/** Whether something that was stored can be choices. */
export const isChoices = (value: unknown): value is Choices =>
  isJsonObject(value) &&
  Object.values(value).every(
    (choice) => isJsonObject(choice) && isAnswerOrNone(choice.answer) && Number.isFinite(choice.at),
  );

interface Kept {
  /** When, by this device's clock: milliseconds since 1970. */
  keptAt: number;
}

function isDraft(value: unknown): value is Draft & Kept {
  return (
    isJsonObject(value) &&
    isChoices(value.choices) &&
    isChoices(value.held) &&
    (value.revision === null || typeof value.revision === 'number') &&
    typeof value.keptAt === 'number'
  );
}

const isPaper = (value: unknown): value is PaperInWords =>
  isJsonObject(value) &&
  typeof value.title === 'string' &&
  Array.isArray(value.questions) &&
  value.questions.every((question) => isJsonObject(question) && isJsonObject(question.options));

/**
 * A draft store keyed by owner (`ownerOf`) and quiz. Drafts live in memory without an owner, because
 * another person may sit down at this device, and where storage is refused or full. Drafts that
 * nobody touched for a week are dropped once the server has all of their answers; others stay until
 * they are submitted or removed (decision 41).
 */
export function createDraftStore(
  owner: string | undefined,
  { storage, wall }: Pick<Device, 'storage' | 'wall'>,
): DraftStore {
  const durable = owner === undefined ? null : storage;
  const drafts = new Map<string, Draft>();
  const papers = new Map<string, PaperInWords>();
  const draftKey = (quiz: string): string => ownedBy(draftPrefix, owner ?? '') + quiz;
  const paperKey = (quiz: string): string => ownedBy(paperPrefix, owner ?? '') + quiz;

  const drop = (key: string): boolean => writeJson(durable, key, undefined);

  function write(key: string, value: unknown): boolean {
    const isKept = writeJson(durable, key, value);
    // Full: an older draft must not come back in place of this one.
    if (!isKept) drop(key);
    return isKept;
  }

  const isOld = (kept: unknown): boolean =>
    !isJsonObject(kept) || !(wall() - Number(kept.keptAt) <= savedKeptForMs);

  if (durable !== null && owner !== undefined) {
    for (const key of keysFrom(durable, ownedBy(draftPrefix, owner))) {
      const kept = readJson(durable, key);
      const stays = isDraft(kept) && (!isOld(kept) || !isSaved(kept));
      if (!stays) drop(key);
    }
    for (const key of keysFrom(durable, ownedBy(paperPrefix, owner))) {
      const isAlone = readJson(durable, key.replace(paperPrefix, draftPrefix)) === undefined;
      if (isAlone && isOld(readJson(durable, key))) drop(key);
    }
  }

  /** Answers come before the words of their paper. */
  function makeRoom(quiz: string): boolean {
    const paper = readJson(durable, paperKey(quiz));
    if (!isPaper(paper)) return false;
    drop(paperKey(quiz));
    papers.set(quiz, paper);
    return true;
  }

  return {
    isDurable: (quiz) => durable !== null && !drafts.has(quiz),
    read(quiz) {
      const kept = readJson(durable, draftKey(quiz));
      if (!isDraft(kept)) return drafts.get(quiz) ?? null;
      const { choices, held, revision, overruled } = kept;
      const draft = { choices, held, revision };
      return isOverruled(overruled) ? { ...draft, overruled } : draft;
    },
    keep(quiz, draft) {
      const kept = { ...draft, keptAt: wall() };
      const isKept = write(draftKey(quiz), kept) || (makeRoom(quiz) && write(draftKey(quiz), kept));
      // Two copies would part: another tab changes only the one in the storage.
      if (isKept) drafts.delete(quiz);
      else drafts.set(quiz, draft);
    },
    readPaper(quiz) {
      const kept = readJson(durable, paperKey(quiz));
      return isPaper(kept) ? kept : (papers.get(quiz) ?? null);
    },
    keepPaper(quiz, { title, questions }) {
      // What else a server may send, such as a key, stays off the device.
      const offered = questions.map(({ _id, title, ...question }) => ({
        _id,
        title,
        ...offeredOf(question),
      }));
      const paper = { title, questions: offered };
      if (!write(paperKey(quiz), { ...paper, keptAt: wall() })) papers.set(quiz, paper);
    },
    remove(quiz) {
      drafts.delete(quiz);
      papers.delete(quiz);
      drop(draftKey(quiz));
      drop(paperKey(quiz));
    },
    giveTo(next) {
      for (const [quiz, paper] of papers) next.keepPaper(quiz, paper);
      for (const [quiz, draft] of drafts) {
        next.keep(quiz, continueDraft(next.read(quiz) ?? emptyDraft, draft));
      }
      papers.clear();
      drafts.clear();
    },
  };
}

/** A draft that a device keeps. */
export interface DeviceDraft {
  quiz: string;
  /** The quiz's title; empty where the device could not keep it. */
  title: string;
  /** Whether the server has acknowledged every answer of it. */
  isSaved: boolean;
}

/** Where drafts are, and whose. */
export interface DraftPlace {
  /** @default this browser's */
  storage?: DeviceStorage | null | undefined;
  /** The address of the API, absolute or relative to the page. @default '/api' */
  server?: string | undefined;
}

/** The drafts with an answer of a user on this device; none where its storage is refused. */
export function draftsOnDevice(
  userId: string,
  { storage = storageOf('localStorage'), server }: DraftPlace = {},
): DeviceDraft[] {
  if (storage === null) return [];
  const owner = ownerOf(userId, serverAt(server)) ?? '';
  const prefix = ownedBy(draftPrefix, owner);
  return keysFrom(storage, prefix).flatMap((key) => {
    const draft = readJson(storage, key);
    if (!isDraft(draft)) return [];
    // An answer that was cleared here may still count on the server.
    const isEmpty = Object.keys(answersOf(draft.choices)).length === 0;
    if (isEmpty && holdsChoices(draft.held, draft.choices)) return [];
    const quiz = key.slice(prefix.length);
    const paper = readJson(storage, ownedBy(paperPrefix, owner) + quiz);
    return { quiz, title: isPaper(paper) ? paper.title : '', isSaved: isSaved(draft) };
  });
}

/** Removes a user's drafts and saved filters from this device, as logging out does. */
export function forgetDrafts(
  userId: string,
  { storage = storageOf('localStorage'), server }: DraftPlace = {},
): void {
  if (storage === null) return;
  const owner = ownerOf(userId, serverAt(server)) ?? '';
  for (const prefix of [draftPrefix, paperPrefix, viewsPrefix]) {
    for (const key of keysFrom(storage, ownedBy(prefix, owner))) storage.removeItem(key);
  }
}
