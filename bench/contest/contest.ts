import type { Browser } from 'playwright';

/** How much a run measures. */
export interface Extent {
  /** Everything once, with less data and no slowed processor, to see that it works. */
  isSmall: boolean;
  /** One round of each measure, few clicks in a row, and no curve as long as it could be. */
  isQuick: boolean;
}

/** The most that ours may be: a figure, or a multiple of a contestant's. */
export type Bound = { most: number } | { times: number; of: string };

export interface Figure {
  name: string;
  unit: 'ms' | 'kB' | '';
  bound?: Bound;
  /** Whether the bound is judged in every run: the figure is the same on any machine. */
  isExact?: boolean;
}

export interface Measure {
  figures: readonly Figure[];
  /** Odd, so that the median is a measured value. */
  rounds: number;
  /** Opens a contestant's page, and gives the values of each figure, in their order. */
  run: (url: string) => Promise<number[][]>;
}

export interface Contest {
  name: 'takingQuiz' | 'questionBank' | 'richText' | 'studentPath';
  /** One line that says what is measured. */
  title: string;
  /** Folder with a page for each contestant. */
  pages: URL;
  /** The name of each contestant as readers know it, by the name of its page; ours first. */
  contestants: Record<string, string>;
  /** Throws where the contestants cannot be compared. */
  check?: (browser: Browser, addresses: ReadonlyMap<string, string>) => Promise<void>;
  measures: (browser: Browser) => Measure[];
}

/** The name of our page in every contest. */
export const ours = 'quizwright';

/** The name of the page with nothing but what must be there. */
export const floor = 'bareFloor';

/** Names of the chunks that are not counted as a contestant's: React, and the bench itself. */
export const uncounted = { react: 'react-itself', bench: 'bench-itself' } as const;

export interface Row extends Figure {
  /** The medians by the name of the contestant's page. */
  medians: Record<string, number>;
  isMet: boolean;
}

/** A contest as it was run. */
export interface Outcome extends Pick<Contest, 'name' | 'title' | 'contestants'> {
  rows: Row[];
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The most that ours may be beside these medians; null without a bound. */
export function most(bound: Bound | undefined, medians: Record<string, number>): number | null {
  if (bound === undefined) return null;
  if ('most' in bound) return bound.most;
  return bound.times * (medians[bound.of] ?? Number.NaN);
}
