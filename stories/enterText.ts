import { userEvent } from 'storybook/test';

/** Clicks a field and pastes a text, which shows the same as typing it and is quicker. */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
