import { expect } from 'storybook/test';

/** Holds an element to lie over none of the others, all of which show. */
export async function expectApart(
  element: Element | null,
  others: readonly Element[],
): Promise<void> {
  const one = element!.getBoundingClientRect();
  for (const other of others) {
    const { top, bottom, left, right } = other.getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(top);
    const isOver = one.top < bottom && one.bottom > top && one.left < right && one.right > left;
    await expect(isOver).toBe(false);
  }
}
