import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import type { SavedView, SavedViewStore } from '../../../src/questions/views/savedViews';
import { inSidebar } from '../../ui/arrange';
import { chooseOption } from '../../ui/chooseOption';
import { enterText } from '../../enterText';

const exam = 'Final exam: what is hard, in the order of the lectures, for both groups of this term';
const kept: readonly SavedView[] = [
  { name: 'Hard front end', view: { type: 'FE', difficulty: 'hard' } },
  { name: 'Never asked', view: { used: 'no', sort: 'title' } },
  {
    name: exam,
    view: { q: 'cache', difficulty: 'hard', tags: 'http,Basics', sort: '-difficulty' },
  },
];

/** A host's store, in memory. */
function storeOf(views: readonly SavedView[] = []): SavedViewStore {
  let now = views;
  return {
    read: () => Promise.resolve(now),
    write(next) {
      now = next;
      return Promise.resolve();
    },
  };
}

const meta = {
  title: 'Questions/SavedFilters',
  component: QuestionBank,
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => <QuestionBank {...args} savedViews={args.savedViews ?? storeOf(kept)} />,
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof QuestionBank>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Saved filters' }));
  return within(await screen.findByRole('dialog', { name: 'Saved filters' }));
}

/** What was saved is chosen by its name. */
export const Saved: Story = {
  play: async (played) => {
    const dialog = await open(played);
    await expect(await dialog.findByRole('button', { name: /^Hard front end/ })).toBeVisible();
  },
};

export const InDark: Story = { ...Saved, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Saved, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Saved, decorators: inSidebar };

export const Chosen: Story = {
  play: async (played) => {
    const dialog = await open(played);
    await played.userEvent.click(await dialog.findByRole('button', { name: /^Hard front end/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(
      await played.canvas.findByRole('button', { name: 'Remove filter Difficulty: Hard' }),
    ).toBeVisible();
  },
};

export const Saving: Story = {
  play: async (played) => {
    await played.canvas.findByRole('button', { name: 'Saved filters' });
    await chooseOption(played.canvasElement, 'Difficulty', 'Easy');
    const dialog = await open(played);
    const field = await dialog.findByRole('textbox', { name: 'Name for the current filters' });
    await enterText(field, 'Warm-up');
    await played.userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('button', { name: /^Warm-up/ })).toBeVisible();
  },
};

export const Renaming: Story = {
  play: async (played) => {
    const dialog = await open(played);
    await played.userEvent.click(await dialog.findByRole('button', { name: 'Rename Never asked' }));
    await expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveFocus();
  },
};

/** A deletion can be undone while the dialog is open. */
export const Deleted: Story = {
  play: async (played) => {
    const dialog = await open(played);
    await played.userEvent.click(await dialog.findByRole('button', { name: 'Delete Never asked' }));
    await expect(await dialog.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const None: Story = {
  args: { savedViews: storeOf() },
  play: async (played) => {
    const dialog = await open(played);
    await expect(await dialog.findByText('No saved filters yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    savedViews: { ...storeOf(), read: () => Promise.reject(new Error('The store is down.')) },
  },
  play: async (played) => {
    const dialog = await open(played);
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
