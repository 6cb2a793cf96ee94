import type { Answer } from '../../src/rules/answers';

/** One action of the student: an answer chosen, changed or cleared. */
export interface Change {
  question: string;
  /** Null if it was cleared. */
  letter: Answer | null;
  /** The number of the device. */
  device: number;
  /** By true time. */
  madeAt: number;
  /** The device's `chosen_at` for it. */
  at: number;
  /** The change that the device knew of until then. */
  parent: Change | null;
  /** Whether the device claimed to be right to within a second. */
  saysExact: boolean;
  /** Whether any device has ever shown it as saved. */
  isShownSaved: boolean;
  /**
   * Whether the device may have had no room for it, because its storage is refused, or was full
   * since.
   */
  isStorageTroubled: boolean;
  /** Whether nothing could have kept it. */
  isExempt: boolean;
}

type NewChange = Pick<Change, 'question' | 'letter' | 'device' | 'madeAt' | 'at'> &
  Pick<Change, 'parent' | 'saysExact' | 'isStorageTroubled'>;

/** What the student did on all devices, in true order. None of it may be lost. */
export interface Ledger {
  readonly changes: readonly Change[];
  add(change: NewChange): Change;
  find(question: string, letter: Answer | null, at: number): Change | null;
  /** The last change of each question on a device that is still promised. */
  promised(device: number): Change[];
  /** From now on the storage of a device is full or refused. */
  trouble(device: number): void;
  /**
   * A page is gone, along with its memory. If the device had no room for a choice and no server
   * acknowledged it, it is lost, because nothing could have kept it. It is not promised until the
   * student chooses again. All other choices still are.
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
