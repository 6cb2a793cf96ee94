import { expect, screen, waitFor, within } from 'storybook/test';

/** Waits until a toast with this sentence has faded in. */
export async function expectToast(sentence: string): Promise<void> {
  const toasts = await screen.findByRole('region', { name: 'Notifications' });
  const toast = await within(toasts).findByText(sentence);
  await waitFor(() => expect(toast).toBeVisible());
}
