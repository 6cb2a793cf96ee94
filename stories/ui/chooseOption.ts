import { screen, userEvent, within } from 'storybook/test';

/** Opens a `Select` by its name and takes a choice, as a mouse does; waits for a choice that is still loading. */
export async function chooseOption(
  scope: HTMLElement,
  name: string,
  choice: string,
): Promise<void> {
  await userEvent.click(within(scope).getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: choice }));
}
