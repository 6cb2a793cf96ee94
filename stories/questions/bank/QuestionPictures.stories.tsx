import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import '../../../src/rich-text.css';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { drawnPicture } from '../../provider/drawnPicture';
import { chooseOption } from '../../ui/chooseOption';
import { enterText } from '../../enterText';

const meta = {
  title: 'Questions/QuestionPictures',
  component: QuestionBank,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof QuestionBank>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const alt = 'A client, a proxy and a server';

/** Opens the form of a new question. */
async function openPlain({ canvas, userEvent }: Played) {
  await canvas.findByRole('table');
  await userEvent.click(canvas.getByRole('button', { name: 'Add Question' }));
  const form = within(await screen.findByRole('dialog', { name: 'Set up a new question' }));
  await form.findByRole('combobox', { name: 'Text format' });
  return form;
}

/** Opens the form of a question in Markdown, whose field has a few words. */
async function openMarkdown(played: Played) {
  const form = await openPlain(played);
  await chooseOption(screen.getByRole('dialog'), 'Text format', 'Markdown');
  const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
  await enterText(field, 'Who answers? Tell why.');
  const caret = field.value.indexOf(' Tell');
  field.setSelectionRange(caret, caret);
  return { form, field };
}

async function choose({ userEvent }: Played, file: File): Promise<void> {
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"][accept*="avif"]')!;
  await userEvent.upload(chooser, file);
}

/** A picture is chosen, seen, described, and becomes a paragraph where the caret was. */
export const Inserted: Story = {
  play: async (played) => {
    const { userEvent } = played;
    const { form, field } = await openMarkdown(played);
    await choose(played, await drawnPicture(640, 200));
    await expect(await form.findByRole('img', { name: 'The picture you chose' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'What the picture shows' })).toHaveFocus();
    await userEvent.keyboard(`${alt}{Enter}`);
    await waitFor(() =>
      expect(field.value).toMatch(
        /^Who answers\?\n\n!\[A client, a proxy and a server\]\(media:\S+-640x200\)\n\n Tell why\.$/,
      ),
    );
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(field.value.indexOf(' Tell'));
    const preview = within(form.getByRole('group', { name: 'Preview' }));
    await waitFor(() =>
      expect(preview.getByRole<HTMLImageElement>('img', { name: alt }).naturalWidth).toBe(640),
    );
  },
};

export const Chosen: Story = {
  play: async (played) => {
    const { form } = await openMarkdown(played);
    await choose(played, await drawnPicture(640, 200));
    await expect(await form.findByRole('img', { name: 'The picture you chose' })).toBeVisible();
  },
};

/** What it shows has to be said, for those who cannot see it. */
export const TextMissing: Story = {
  play: async (played) => {
    const { form } = await openMarkdown(played);
    await choose(played, await drawnPicture(640, 200));
    await played.userEvent.click(await form.findByRole('button', { name: 'Insert picture' }));
    await expect(await form.findByText('Say what the picture shows.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'What the picture shows' })).toHaveFocus();
  },
};

/** A chosen picture keeps the question from being saved without it. */
export const NotInserted: Story = {
  play: async (played) => {
    const { userEvent } = played;
    const { form } = await openMarkdown(played);
    await choose(played, await drawnPicture(640, 200));
    await form.findByRole('img', { name: 'The picture you chose' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'This picture is not in the question yet. Insert it or discard it.',
    );
    await expect(form.getByRole('textbox', { name: 'What the picture shows' })).toHaveFocus();
    await expect(form.queryByText('Option A is required')).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Discard picture' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Option A is required')).toBeVisible();
  },
};

/** The server tells that it is none, whatever it is called. */
export const Refused: Story = {
  play: async (played) => {
    const { userEvent } = played;
    const { form, field } = await openMarkdown(played);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>';
    await choose(played, new File([drawing], 'drawing.png', { type: 'image/png' }));
    await enterText(await form.findByRole('textbox', { name: 'What the picture shows' }), alt);
    await userEvent.click(form.getByRole('button', { name: 'Insert picture' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/PNG, JPEG, WebP or AVIF/);
    await userEvent.click(form.getByRole('button', { name: 'Discard picture' }));
    await expect(field).toHaveValue('Who answers? Tell why.');
  },
};

export const TooLarge: Story = {
  play: async (played) => {
    const { form } = await openMarkdown(played);
    const large = new File([new Uint8Array(3 * 1024 * 1024)], 'photo.jpg', { type: 'image/jpeg' });
    await choose(played, large);
    await expect(await form.findByRole('alert')).toHaveTextContent(/more than 2 MB/);
  },
};

async function paste(field: HTMLElement): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(await drawnPicture(640, 200));
  const init = { clipboardData, bubbles: true, cancelable: true };
  field.dispatchEvent(new ClipboardEvent('paste', init));
}

/** A plain question becomes one in Markdown with its first picture, and says so before. */
export const PastedIntoPlainText: Story = {
  play: async (played) => {
    const form = await openPlain(played);
    const field = form.getByRole('textbox', { name: 'Title' });
    await enterText(field, 'What is *args?');
    await paste(field);
    await expect(await form.findByText(/text format becomes Markdown/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'What the picture shows' })).toHaveFocus();
  },
};

export const InsertedIntoPlainText: Story = {
  play: async (played) => {
    await PastedIntoPlainText.play?.(played);
    await played.userEvent.keyboard(`${alt}{Enter}`);
    const form = within(screen.getByRole('dialog'));
    const preview = await form.findByRole('group', { name: 'Preview' });
    await expect(await within(preview).findByRole('img', { name: alt })).toBeVisible();
    await waitFor(() => expect(preview).toHaveTextContent('What is *args?'));
  },
};

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Frage hinzufügen' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('combobox', { name: 'Textformat' });
    await chooseOption(dialog, 'Textformat', 'Markdown');
    const large = await drawnPicture(640, 200);
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"][accept*="avif"]')!;
    await userEvent.upload(chooser, large);
    await expect(await within(dialog).findByRole('img')).toBeVisible();
  },
};
