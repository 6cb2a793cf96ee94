/** How a figure may grow with the amount of data. */
export type Growth = 'constant' | 'linear';

export interface Curve {
  name: string;
  unit: 'ms' | '';
  growth: Growth;
  /** Amounts of data, least first. */
  sizes: readonly number[];
  /** A figure for each size. */
  values: number[];
}

/**
 * How much more than allowed is still within what a measurement varies. A constant or a small figure
 * varies by the length of a frame.
 */
const tolerance = 1.25;
const frameMs = 17;

/** Whether a curve grows no faster than it may, from each size to the next. */
export function isKept({ growth, sizes, values, unit }: Curve): boolean {
  const slack = unit === 'ms' ? frameMs : 0;
  return values.every((value, index) => {
    const before = values[index - 1];
    if (before === undefined) return true;
    const factor = growth === 'linear' ? (sizes[index] ?? 0) / (sizes[index - 1] ?? 1) : 1;
    return value <= before * factor * tolerance + slack;
  });
}
