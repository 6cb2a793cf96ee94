import { userEvent, within } from 'storybook/test';

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
  const tree = scope.getRootNode() as Document | (ShadowRoot & { body?: undefined });
  const page = within(tree.body ?? (tree as Node as HTMLElement));
  await userEvent.click(await page.findByRole('option', { name: choice }));
}
