import { screen, userEvent, within } from 'storybook/test';

/** Opens a `Select` by its name and takes a choice, as a mouse does; waits for a choice that is still loading. */
export async function chooseOption(
  scope: HTMLElement,
  name: string,
  choice: string,
): Promise<void> {
  const box = within(scope).getByRole('combobox', { name });
  // A list closes where its box is scrolled out of sight.
  box.scrollIntoView({ block: 'center', behavior: 'instant' });
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: choice }));
}
