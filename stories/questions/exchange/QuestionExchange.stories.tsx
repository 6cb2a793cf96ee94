import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Question } from '../../../src/api/entities';
import { QuestionExchange } from '../../../src/questions/exchange/QuestionExchange';

const bank = ['What is HTTP?', 'What is CSS?', 'What is DNS?'].map((title, index): Question => ({
  _id: `q${index}`,
  title,
  description: 'The basics.',
  options: { A: 'A protocol', B: 'A language', C: 'A directory', D: 'A river' },
  answer: 'A',
  type: 'FE',
  difficulty: 'easy',
}));

const meta = {
  title: 'Questions/QuestionExchange',
  component: QuestionExchange,
  args: { list: { data: bank, isWhole: true, total: bank.length }, selected: [], onImported: fn() },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '360px' } },
  },
} satisfies Meta<typeof QuestionExchange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Intercepts the file that the browser would save, and returns it. */
function caught(): { name: string; text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = [];
  const createObjectURL = URL.createObjectURL.bind(URL);
  let text = Promise.resolve('');
  URL.createObjectURL = (blob) => {
    text = (blob as Blob).text();
    return createObjectURL(blob);
  };
  const stop = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    event.preventDefault();
    files.push({ name: event.target.download, text });
    URL.createObjectURL = createObjectURL;
    document.removeEventListener('click', stop);
  };
  document.addEventListener('click', stop);
  return files;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
};

/** The dialog loads when it is first opened. */
export const ImportOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import questions' });
    const drop = within(dialog).getByRole('button', { name: /^Choose a file/ });
    await waitFor(() => expect(drop).toHaveFocus());
  },
};

/** By keyboard: the arrows choose the format, Enter exports, Escape closes. */
export const ExportedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caught();
    const button = canvas.getByRole('button', { name: 'Export' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Export questions' });
    const format = (name: string) => within(dialog).getByRole('radio', { name });
    await waitFor(() => expect(format('CSV, for spreadsheets')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(format('GIFT, for Moodle')).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(files[0]?.name).toBe('questions.gift');
    await expect(await files[0]?.text).toContain('What is HTTP? {\n=A protocol\n~A language');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The selection is preset, and all questions are one key away. */
export const WithSelection: Story = {
  args: { selected: bank.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export questions' });
    const chosen = within(dialog).getByRole('radio', { name: '2 selected questions' });
    await expect(chosen).toBeChecked();
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(within(dialog).getByRole('radio', { name: 'All 3 questions' })).not.toBeChecked();
  },
};

/** The file contains the selected questions, and the dialog closes. */
export const SelectionExported: Story = {
  args: { selected: bank.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Export questions' });
    const files = caught();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await expect((await files[0]?.text)?.trim().split('\r\n')).toHaveLength(3);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Nothing can be exported yet. */
export const Empty: Story = {
  args: { list: { data: [], isWhole: true, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InDark: Story = { globals: { theme: 'dark' } };

const pictured: Question[] = [
  {
    ...bank[0]!,
    title: 'What does it show?\n\n![A client asks two servers](media:abc-640x280)',
    format: 'markdown',
  },
  ...bank.slice(1),
];

/** CSV and GIFT only name the pictures of questions. */
export const ExportWithoutPictures: Story = {
  args: { list: { data: pictured, isWhole: true, total: pictured.length } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export questions' }));
    await expect(dialog.getByText(/^1 picture is named in this file/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Moodle XML' }));
    await expect(dialog.queryByText(/is named in this file/)).not.toBeInTheDocument();
  },
};
