import type { Letter } from '../../src/rules/limits';

/** One thing that the student did: an answer chosen, changed or cleared. */
export interface Change {
  question: string;
  /** Null where it was cleared. */
  letter: Letter | null;
  /** The number of the device. */
  device: number;
  /** By true time. */
  madeAt: number;
  /** What the device gave it as `chosen_at`. */
  at: number;
  /** What the device knew of the question until then. */
  parent: Change | null;
  /** Whether the device was right to within a second, as it says. */
  saysExact: boolean;
  /** Whether any device has ever said "Saved" of it. */
  isShownSaved: boolean;
  /** Whether the device may have had no room for it: its storage is refused, or was full since. */
  isStorageTroubled: boolean;
  /** Whether nothing could have kept it. */
  isExempt: boolean;
}

type NewChange = Pick<Change, 'question' | 'letter' | 'device' | 'madeAt' | 'at'> &
  Pick<Change, 'parent' | 'saysExact' | 'isStorageTroubled'>;

/** What the student did on all devices, in true order: what may not be lost. */
export interface Ledger {
  readonly changes: readonly Change[];
  add(change: NewChange): Change;
  find(question: string, letter: Letter | null, at: number): Change | null;
  /** The last change of each question on a device that is still promised. */
  promised(device: number): Change[];
  /** The storage of a device is full, or refused, from now on. */
  trouble(device: number): void;
  /**
   * A page is gone, and with it what it kept in memory. A choice that the device had no room for and
   * that no server has acknowledged is lost then: there was nowhere to keep it. It is promised no
   * more, until the student chooses again. All others still are.
   */
  pageGone(device: number, isKept: (change: Change) => boolean): void;
}

export function createLedger(): Ledger {
  const changes: Change[] = [];

  function latest(device: number): Change[] {
    const byQuestion = new Map<string, Change>();
    for (const change of changes) {
      if (change.device === device) byQuestion.set(change.question, change);
    }
    return [...byQuestion.values()];
  }

  return {
    changes,
    add(made) {
      const change: Change = { ...made, isShownSaved: false, isExempt: false };
      changes.push(change);
      return change;
    },
    find: (question, letter, at) =>
      changes.find(
        (change) => change.question === question && change.letter === letter && change.at === at,
      ) ?? null,
    promised: (device) => latest(device).filter(({ isExempt }) => !isExempt),
    trouble(device) {
      for (const change of latest(device)) change.isStorageTroubled = true;
    },
    pageGone(device, isKept) {
      for (const change of latest(device)) {
        if (change.isStorageTroubled && !isKept(change)) change.isExempt = true;
      }
    },
  };
}
