import { isJsonObject } from '../../api/shape';
import { readJson, storageOf, writeJson } from '../../base/storage';
import { ownedBy, viewsPrefix } from '../../session/owner';
import type { BankView } from '../filters/bankView';

/** A view of the bank under the name that its user gave it. */
export interface SavedView {
  /** Up to 60 characters; no other view has it. */
  name: string;
  view: BankView;
}

/** Keeps the views that the signed-in user has saved. What it throws is shown as a failure. */
export interface SavedViewStore {
  /** The views in the order in which they were saved. */
  read: () => Promise<readonly SavedView[]>;
  /** Replaces them all. */
  write: (views: readonly SavedView[]) => Promise<void>;
}

/** How long a name may be. */
export const longestViewName = 60;

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Whether a view has a name already, in whatever case. */
export const isTaken = (name: string, views: readonly SavedView[]): boolean =>
  views.some((one) => keyOf(one.name) === keyOf(name));

/** How many views are kept. */
export const mostViews = 50;

function isSavedView(value: unknown): value is SavedView {
  return (
    isJsonObject(value) &&
    typeof value.name === 'string' &&
    isJsonObject(value.view) &&
    Object.values(value.view).every((text) => typeof text === 'string')
  );
}

/**
 * Keeps views in this browser until their user logs out. Without an owner they stay in memory,
 * because others sit down at the device too.
 *
 * @param owner the user and the server, by `ownerOf`
 */
export function deviceViews(owner: string | undefined): SavedViewStore {
  if (owner === undefined) {
    let kept: readonly SavedView[] = [];
    return {
      read: () => Promise.resolve(kept),
      write(views) {
        kept = views;
        return Promise.resolve();
      },
    };
  }
  const key = `${ownedBy(viewsPrefix, owner)}bank`;
  return {
    read() {
      const kept = readJson(storageOf('localStorage'), key);
      return Promise.resolve(Array.isArray(kept) ? kept.filter(isSavedView) : []);
    },
    write(views) {
      const isKept = writeJson(
        storageOf('localStorage'),
        key,
        views.length > 0 ? views : undefined,
      );
      return isKept
        ? Promise.resolve()
        : Promise.reject(new Error('Quizwright: this browser refused to keep the saved filters.'));
    },
  };
}
