import { expect } from 'storybook/test';

/** The field is in error, and this sentence says why. */
export async function expectError(field: HTMLElement, sentence: string): Promise<void> {
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
}
