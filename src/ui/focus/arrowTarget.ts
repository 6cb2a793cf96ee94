/**
 * The place that an arrow key, Home or End leads to in a row of things; around its ends.
 *
 * @param place where the focus is, from 0
 * @returns undefined for another key
 */
export function arrowTarget(
  key: string,
  place: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (place + 1) % count;
  if (key === back) return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
