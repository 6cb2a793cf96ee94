import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import type { MockSchool } from '../../../src/testing';
import { expectToast } from '../../quizzes/expectToast';
import { inSidebar } from '../../ui/arrange';
import { chooseOption } from '../../ui/chooseOption';
import { enterText } from '../../enterText';

const ids = (...numbers: number[]) => numbers.map((number) => `question-${number}`);

const tagged: [ids: string[], tags: string[]][] = [
  [ids(1, 2, 12), ['http', 'Basics']],
  [ids(4, 6, 14), ['accessibility', 'HTML']],
  [ids(5, 7, 15), ['CSS']],
  [ids(8, 19), ['JavaScript']],
  [ids(9, 16), ['Git and delivery', 'Basics']],
  [ids(13, 18, 20), ['databases']],
];

/** Gives Ada's questions tags. */
async function tagBank(school: MockSchool): Promise<void> {
  const { token } = school.as('instructor');
  for (const [questions, add_tags] of tagged) {
    await fetch('/api/question/change', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: questions, add_tags }),
    });
  }
}

const meta = {
  title: 'Questions/QuestionTags',
  component: QuestionBank,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '640px' } },
  },
  beforeEach: ({ school }) => tagBank(school),
} satisfies Meta<typeof QuestionBank>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Short labels below the title; each tag has a colour of its own. */
export const Tagged: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Basics'))[0]).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Tag' })).toBeVisible();
  },
};

export const InDark: Story = { ...Tagged, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Tagged, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Tagged, decorators: inSidebar };

/** Filters work together, and each can be removed by its button. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Tag' });
    await chooseOption(canvasElement, 'Tag', 'Basics (5)');
    await chooseOption(canvasElement, 'Difficulty', 'Easy');
    await enterText(canvas.getByRole('searchbox'), 'which');
    const filters = await canvas.findByRole('group', { name: 'Active filters' });
    await expect(within(filters).getAllByRole('button')).toHaveLength(4);
    await userEvent.click(
      within(filters).getByRole('button', { name: 'Remove filter Difficulty: Easy' }),
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^\d of 20 questions$/),
    );
  },
};

/** An empty list says which filter to remove. */
export const NothingMatches: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('combobox', { name: 'Tag' });
    await chooseOption(canvasElement, 'Tag', 'CSS (3)');
    await chooseOption(canvasElement, 'Difficulty', 'Hard');
    await expect(
      await canvas.findByRole('button', { name: 'Remove “Difficulty: Hard” to see 3 questions' }),
    ).toBeVisible();
  },
};

/** The field completes the tags of the bank. */
export const InTheForm: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = 'What does a write-ahead log make possible?';
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${title}` }));
    const form = within(await screen.findByRole('dialog', { name: 'Update question' }));
    const field = await form.findByRole('combobox', { name: 'Tags' });
    await enterText(field, 'ja');
    await expect(await screen.findByRole('option', { name: 'JavaScript (2)' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(form.getByRole('button', { name: 'Remove tag JavaScript' })).toBeVisible();
  },
};

async function editSelected({ canvas, userEvent }: Played) {
  const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(0, 3)) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Edit selected' }));
  return within(await screen.findByRole('dialog', { name: 'Edit 3 questions' }));
}

/** Several questions change in one call, and stay selected. */
export const EditedTogether: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const dialog = await editSelected(played);
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Add tags' }), 'exam,');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('3 questions changed');
    await waitFor(() => expect(canvas.getAllByText('exam')).toHaveLength(3));
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
};

export const EditingTogether: Story = {
  play: async (played) => {
    const dialog = await editSelected(played);
    await played.userEvent.type(
      await dialog.findByRole('combobox', { name: 'Add tags' }),
      'exam,spring term,',
    );
  },
};

/** What stays as it was is named with the reason. */
export const EditFailed: Story = {
  beforeEach: ({ school }) => school.failNext('changeQuestions', 500),
  play: async (played) => {
    const dialog = await editSelected(played);
    await played.userEvent.type(await dialog.findByRole('combobox', { name: 'Add tags' }), 'exam,');
    await played.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      '3 questions could not be changed. They stay selected.',
    );
  },
};

/** Tags are renamed, merged and removed in the whole bank. */
export const Managed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage tags' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'CSS (3)' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'HTML (3)' }));
    await expect(dialog.getByRole('button', { name: 'Merge 2 tags' })).toBeVisible();
  },
};

/** Similar questions, in groups, of which some can be deleted. */
export const Similar: Story = {
  beforeEach: async ({ school }) => {
    const { token } = school.as('instructor');
    const body = {
      title: 'Which status code says a resource was created',
      description: 'It names the new resource.',
      options: { A: '200', B: '201', C: '204', D: '301' },
      ...{ answer: 'B', type: 'BE', difficulty: 'easy' },
    };
    await fetch('/api/question', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find duplicates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Similar questions' }));
    await userEvent.click((await dialog.findAllByRole('checkbox'))[0]!);
    await expect(dialog.getByRole('button', { name: 'Delete 1 question' })).toBeEnabled();
  },
};
