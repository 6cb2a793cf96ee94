import { isJsonObject } from '../../api/shape';
import { readJson, storageOf, writeJson } from '../../base/storage';
import { submitQuizShape } from '../../api/shapes';
import type { Submitted } from '../../api/entities';

/** The result of a submission, with the title of its quiz. */
export type TitledReceipt = Submitted & { title: string };

const keyOf = (owner: string): string => `quizwright:receipts:${encodeURIComponent(owner)}`;

function read(value: unknown): TitledReceipt[] {
  if (!isJsonObject(value) || typeof value.title !== 'string') return [];
  try {
    return [{ ...(submitQuizShape(value) as Submitted), title: value.title }];
  } catch {
    // Stored by another release, in a different form.
    return [];
  }
}

/**
 * The receipts that a student has not closed in this tab. They survive a reload.
 *
 * @param owner of `ownerOf`
 */
export function readReceipts(owner: string): TitledReceipt[] {
  const kept = readJson(storageOf('sessionStorage'), keyOf(owner));
  return Array.isArray(kept) ? kept.flatMap(read) : [];
}

/** Without storage they last as long as the page. */
export function keepReceipts(owner: string, receipts: readonly TitledReceipt[]): void {
  const kept = receipts.length === 0 ? undefined : receipts;
  writeJson(storageOf('sessionStorage'), keyOf(owner), kept);
}
