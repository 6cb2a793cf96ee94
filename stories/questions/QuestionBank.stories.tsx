import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { QuestionBank } from '../../src/questions/QuestionBank';
import { expectToast } from '../quizzes/expectToast';
import { chooseOption } from '../ui/chooseOption';

const meta = {
  title: 'Questions/QuestionBank',
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

const newTitle = 'What does the "S" in HTTPS stand for?';

async function openForm({ canvas, userEvent }: Played): Promise<HTMLElement> {
  await canvas.findByRole('table');
  await userEvent.click(canvas.getByRole('button', { name: 'Add Question' }));
  return screen.findByRole('dialog', { name: 'Set up a new question' });
}

async function fillIn({ userEvent }: Played, form: HTMLElement): Promise<void> {
  const field = (name: string) => within(form).getByRole('textbox', { name });
  await userEvent.type(field('Title'), newTitle);
  await userEvent.type(field('Description'), 'Transport security.');
  await userEvent.type(field('Option A'), 'Simple');
  await userEvent.type(field('Option B'), 'Secure');
  await userEvent.type(field('Option C'), 'Static');
  await userEvent.type(field('Option D'), 'Stateful');
  await chooseOption(form, 'Right Answer', 'B');
  await chooseOption(form, 'Category type', 'Backend');
  await chooseOption(form, 'Difficulty', 'Medium');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 questions')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Which status code says/ });
    await expect(within(row).getByText('Easy')).toBeVisible();
    await expect(within(row).getByText('Backend')).toBeVisible();
  },
};

export const Viewed: Story = {
  play: async ({ canvas, userEvent }) => {
    const view = 'View Which status code says that a resource was created?';
    await userEvent.click(await canvas.findByRole('button', { name: view }));
    const dialog = await screen.findByRole('dialog', { name: 'View question' });
    const [, right] = within(dialog).getAllByRole('listitem');
    await expect(right).toHaveTextContent(/^B\s*201\s*Right Answer$/);
    await expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** What is saved stands on top of the list. */
export const QuestionAdded: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const form = await openForm(played);
    await fillIn(played, form);
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expectToast('Question added successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('21 questions')).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(newTitle);
  },
};

export const FieldsRequired: Story = {
  play: async (played) => {
    const form = await openForm(played);
    await played.userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByText('Title is required')).toBeVisible();
    for (const sentence of ['Description', 'Option A', 'Option B', 'Option C', 'Option D']) {
      await expect(within(form).getByText(`${sentence} is required`)).toBeVisible();
    }
    await expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

/** The server refuses: the form stays as it was typed (spec §8, and design: Question errors). */
export const SaveFailed: Story = {
  beforeEach: ({ school }) => school.failNext('createQuestion', 500),
  play: async (played) => {
    const form = await openForm(played);
    await fillIn(played, form);
    await played.userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expectToast('The question could not be saved. Nothing you typed is lost; try again.');
    await expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveValue(newTitle);
  },
};

export const Saving: Story = {
  play: async (played) => {
    const form = await openForm(played);
    await fillIn(played, form);
    played.school.delay('infinite');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/question', () => HttpResponse.json([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No question found')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Question' })).toHaveLength(2);
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('questions', 500),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The questions could not be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadRetried: Story = {
  ...LoadError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('20 questions')).toBeVisible();
  },
};

export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this page')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
