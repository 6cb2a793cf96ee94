import { expect, waitFor } from 'storybook/test';

/** The field is in error, and this sentence says why, in the way for an error that came so. */
export async function expectError(field: HTMLElement, sentence: string): Promise<void> {
  await expect(field).toBeInvalid();
  const text: unknown = expect.stringContaining(sentence);
  if (field.hasAttribute('aria-errormessage')) {
    await waitFor(() => expect(field).toHaveAccessibleErrorMessage(text));
  } else await expect(field).toHaveAccessibleDescription(text);
}
