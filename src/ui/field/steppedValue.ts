export interface StepRange {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

/**
 * The next value within the range on the grid that starts at `min`, or at 0. Undefined if the text
 * is not a number, `step` is not above 0, or the range is reversed. Empty text counts as 0.
 *
 * @param by 1 for the next greater, -1 for the next smaller value
 */
export function steppedValue(
  text: string,
  by: 1 | -1,
  { min = -Infinity, max = Infinity, step }: StepRange,
): string | undefined {
  const value = Number(text);
  if (!Number.isFinite(value) || !(step > 0)) return undefined;
  const start = Number.isFinite(min) ? min : 0;
  const steps = Number(((value - start) / step).toFixed(6));
  const next = start + (by === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  const limited = Math.min(max, Math.max(min, next));
  if (text !== '' && (limited - value) * by < 0) return undefined;
  // 0.1 + 0.2 is not 0.3: no more decimals than the step and the grid have.
  const decimals = Math.max(
    decimalsOf(step),
    decimalsOf(start),
    decimalsOf(limited === max ? max : 0),
  );
  return String(Number(limited.toFixed(decimals)));
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
