import { expect, screen, waitFor, within } from 'storybook/test';

/** Waits until a toast with this sentence has faded in. */
export async function expectToast(sentence: string): Promise<void> {
  const toasts = await screen.findByRole('region', { name: 'Notifications' });
  const toast = await within(toasts).findByText(sentence);
  await waitFor(() => expect(toast).toBeVisible());
}

/** Waits until a sentence is shown where it belongs, and no toast repeats it. */
export async function expectSaid(sentence: string | RegExp): Promise<void> {
  const [said] = await screen.findAllByText(sentence);
  await waitFor(() => expect(said).toBeVisible());
  const toasts = screen.getByRole('region', { name: 'Notifications', hidden: true });
  await expect(within(toasts).queryByText(sentence)).not.toBeInTheDocument();
}
