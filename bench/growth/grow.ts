import { median } from '../contest/contest.ts';
import { figureText, nameWithUnit, printHead, printLine } from '../contest/print.ts';
import { isKept, type Curve } from './curve.ts';

export interface Probe {
  lines: readonly Pick<Curve, 'name' | 'unit' | 'growth'>[];
  /** The values of each line at a size, in their order. */
  measure: (size: number) => Promise<number[][]>;
}

export interface Grown {
  /** What there is more of. */
  of: string;
  sizes: readonly number[];
  curves: (Curve & { isKept: boolean })[];
}

async function curvesOf({ lines, measure }: Probe, sizes: number[]) {
  const found = lines.map(() => sizes.map(() => [] as number[]));
  for (const [at, size] of sizes.entries()) {
    const values = await measure(size);
    values.forEach((each, line) => found[line]?.[at]?.push(...each));
  }
  return lines.map((line, index) => {
    const curve = { ...line, sizes, values: (found[index] ?? []).map(median) };
    if (!curve.values.every(Number.isFinite)) throw new Error(`${line.name} has no value.`);
    return { ...curve, isKept: isKept(curve) };
  });
}

/** Measures at each size and prints a line for each figure. */
export async function grow(of: string, sizes: number[], probes: readonly Probe[]): Promise<Grown> {
  printHead(
    `Growth with ${of}`,
    sizes.map((size) => size.toLocaleString('en')),
  );
  const curves: Grown['curves'] = [];
  for (const probe of probes) {
    for (const curve of await curvesOf(probe, sizes)) {
      const cells = curve.values.map((value) => figureText(value, curve.unit));
      printLine(nameWithUnit(curve), cells, `${curve.growth}${curve.isKept ? '' : '  MISSED'}`);
      curves.push(curve);
    }
  }
  return { of, sizes, curves };
}
