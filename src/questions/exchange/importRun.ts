import { ApiError } from '../../api/ApiError';
import type { Question, QuestionInput } from '../../api/entities';
import { wordingOf } from '../../items/wordingOf';
import { mostQuestionsInCall } from '../../rules/limits';
import { deleteEach } from '../deleting/deleteEach';
import {
  broughtWith,
  startUploads,
  uploadPictures,
  withAddresses,
  type PictureUploads,
} from './pictureUploads';
import { standingOf } from './recentImports';

/** The calls that an import makes. */
export interface ImportCalls {
  bank: () => Promise<readonly Question[]>;
  addMany: (questions: QuestionInput[]) => Promise<{ ids: readonly string[] }>;
  /** The reply has no id on some servers. */
  add: (question: QuestionInput) => Promise<{ _id?: string | undefined }>;
  remove: (id: string) => Promise<unknown>;
  /** @returns the address of the picture in a text */
  upload: (file: File) => Promise<string>;
}

/** A question that the server refused, by its position among those to add. */
export interface RefusedQuestion {
  index: number;
  error: unknown;
  /** The name of the picture that was refused, in place of the question itself. */
  picture?: string;
}

/** The progress of an import. It survives a retry, so that nothing is added twice. */
export interface ImportRun {
  /** When it began. */
  at: string;
  /** Those to add: as given, and once their pictures are kept somewhere, with their addresses. */
  questions: readonly QuestionInput[];
  /** The position of each among those that were given, some of whose pictures may be refused. */
  places: readonly number[];
  readonly uploads: PictureUploads;
  /** Whether all pictures are kept, or refused. */
  hasUploaded: boolean;
  /** How many of the questions have been processed, in their order. */
  next: number;
  /** How many were added. */
  added: number;
  /** The ids of the added questions, as far as they are known. */
  ids: string[];
  refused: RefusedQuestion[];
  /** How many an undo left in the bank, because somebody has changed or used them. */
  kept: number;
  /** Why the last undo left questions in the bank, if a call failed. */
  undoError?: unknown;
  /** Whether it is unknown if the last call added anything. */
  isUnsure: boolean;
  /** Up to this index, questions are sent one at a time: all, if the server takes no batches. */
  singleUntil: number;
  /** The ids in the bank before the import. */
  before: ReadonlySet<string> | null;
}

/**
 * @param takesMany whether the server may take many questions in one call
 * @param files the pictures that the questions show, by the ids in their texts
 */
export function startRun(
  questions: readonly QuestionInput[],
  takesMany = true,
  files: ReadonlyMap<string, File> = new Map(),
): ImportRun {
  return {
    at: new Date().toISOString(),
    questions,
    places: questions.map((_, place) => place),
    uploads: startUploads(files),
    hasUploaded: files.size === 0,
    next: 0,
    added: 0,
    ids: [],
    refused: [],
    kept: 0,
    isUnsure: false,
    singleUntil: takesMany ? 0 : Infinity,
    before: null,
  };
}

/** Whether the server may have carried out the call, for all we know. */
const mayHaveCome = (error: unknown): boolean => !(error instanceof ApiError) || error.isUncertain;

function textOf(question: QuestionInput): string {
  const { description, type, difficulty } = question;
  return JSON.stringify([wordingOf(question), description, type, difficulty]).normalize();
}

/** Questions that are in the bank now and were not before, by their texts. */
async function newcomers(
  { before, ids }: ImportRun,
  bank: ImportCalls['bank'],
): Promise<Map<string, string[]>> {
  const counted = new Set(ids);
  const found = new Map<string, string[]>();
  for (const question of await bank()) {
    if (before?.has(question._id) || counted.has(question._id)) continue;
    const text = textOf(question);
    found.set(text, [...(found.get(text) ?? []), question._id]);
  }
  return found;
}

/** Counts the questions that a call had added before its reply was lost, in their order. */
async function settle(run: ImportRun, bank: ImportCalls['bank']): Promise<void> {
  const found = await newcomers(run, bank);
  const { next, questions } = run;
  const end = Math.min(
    next < run.singleUntil ? next + 1 : next + mostQuestionsInCall,
    questions.length,
  );
  while (run.next < end) {
    const id = found.get(textOf(questions[run.next]!))?.pop();
    if (id === undefined) break;
    run.ids.push(id);
    run.added += 1;
    run.next += 1;
  }
  run.isUnsure = false;
}

/**
 * Looks up the ids that the server did not send, so that the import can be undone.
 *
 * @throws ApiError if the server did not reply
 */
export async function learnIds(run: ImportRun, bank: ImportCalls['bank']): Promise<void> {
  if (run.ids.length >= run.added) return;
  const found = await newcomers(run, bank);
  for (const question of run.questions.slice(0, run.next)) {
    const id = found.get(textOf(question))?.pop();
    if (id !== undefined) run.ids.push(id);
  }
}

async function addNext(run: ImportRun, calls: ImportCalls): Promise<void> {
  const { addMany, add } = calls;
  const batch = run.questions.slice(run.next, run.next + mostQuestionsInCall);
  if (run.next >= run.singleUntil) {
    try {
      const { ids } = await addMany(batch);
      run.ids.push(...ids);
      run.added += batch.length;
      run.next += batch.length;
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isRejected) {
        run.singleUntil = run.next + batch.length;
      } else if (error.isMissing) {
        // A page in place of a reply may hide that all of them were added.
        if (error.isUncertain) {
          run.isUnsure = true;
          await settle(run, calls.bank);
        }
        run.singleUntil = Infinity;
        return;
      } else {
        throw error;
      }
    }
  }
  const index = run.places[run.next]!;
  try {
    const { _id } = await add(batch[0]!);
    if (_id !== undefined) run.ids.push(_id);
    run.added += 1;
  } catch (error) {
    if (!(error instanceof ApiError && error.isRejected)) throw error;
    run.refused.push({ index, error });
  }
  run.next += 1;
}

/** Uploads the rest of the pictures, and takes out the questions that would lack one. */
async function addPictures(
  run: ImportRun,
  { upload }: Pick<ImportCalls, 'upload'>,
  onProgress: () => void,
  isStopped: () => boolean,
): Promise<void> {
  const { uploads } = run;
  await uploadPictures(uploads, upload, onProgress, isStopped);
  if (uploads.addresses.size + uploads.refused.size < uploads.files.size) return;
  const isWhole = (question: QuestionInput, place: number): boolean => {
    const missing = broughtWith(question, uploads.files).find((id) => uploads.refused.has(id));
    const refusal = missing === undefined ? undefined : uploads.refused.get(missing);
    if (refusal === undefined) return true;
    run.refused.push({ index: place, error: refusal.error, picture: refusal.name });
    return false;
  };
  run.places = run.places.filter((place) => isWhole(run.questions[place]!, place));
  run.questions = run.places.map((place) => withAddresses(run.questions[place]!, uploads));
  run.hasUploaded = true;
}

/**
 * Adds the rest of a run, first its pictures, and records the progress in it. Called again after a failure, it
 * continues where it stopped; if a reply was lost, it first checks what had been added.
 *
 * @param onProgress called after each call
 * @param isStopped whether to stop before the next call
 * @throws ApiError if it makes no sense to continue now
 */
export async function addQuestions(
  run: ImportRun,
  calls: ImportCalls,
  onProgress: () => void,
  isStopped: () => boolean,
): Promise<void> {
  if (!run.hasUploaded) await addPictures(run, calls, onProgress, isStopped);
  if (!run.hasUploaded) return;
  run.before ??= new Set((await calls.bank()).map(({ _id }) => _id));
  if (run.isUnsure) await settle(run, calls.bank);
  while (run.next < run.questions.length && !isStopped()) {
    try {
      await addNext(run, calls);
    } catch (error) {
      run.isUnsure ||= mayHaveCome(error);
      throw error;
    }
    onProgress();
  }
}

/**
 * Removes what a run has added and nobody has touched since, newest first; if a reply was lost, it
 * first checks what had been added. Questions that are already gone count as removed.
 *
 * @param prints of its questions, as far as they are known
 * @returns how many could not be removed; their ids stay in the run, for a retry
 * @throws ApiError if the server did not reply to the question for the bank
 */
export async function removeQuestions(
  run: ImportRun,
  { bank, remove }: Pick<ImportCalls, 'bank' | 'remove'>,
  onProgress: (done: number) => void,
  isStopped: () => boolean,
  prints: ReadonlyMap<string, string> = new Map(),
): Promise<number> {
  if (run.isUnsure) await settle(run, bank);
  await learnIds(run, bank);
  const added = run.ids.map((id) => [id, prints.get(id) ?? ''] as const);
  const touched = new Set(standingOf(added, await bank()).touched);
  run.kept = touched.size;
  run.ids = run.ids.filter((id) => !touched.has(id));
  run.added = run.ids.length;
  onProgress(0);
  const ids = [...run.ids].reverse();
  const { deleted, failed } = await deleteEach(ids, remove, onProgress, isStopped);
  [run.undoError] = failed.values();
  run.ids = run.ids.filter((id) => !deleted.has(id));
  run.added = run.ids.length;
  return run.added;
}
