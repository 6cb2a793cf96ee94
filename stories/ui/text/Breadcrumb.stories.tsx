import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumb } from '../../../src/ui/text/Breadcrumb';
import { TextLink } from '../../../src/ui/text/TextLink';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    steps: [
      <TextLink key="quizzes" href="#quizzes">
        Quizzes
      </TextLink>,
      <TextLink key="results" href="#results">
        Results
      </TextLink>,
    ],
    current: 'Forces and motion',
  },
  argTypes: { steps: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPage: Story = {
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(way.getAllByRole('listitem')).toHaveLength(3);
    const page = way.getByText('Forces and motion').closest('li');
    await expect(page).toHaveAttribute('aria-current', 'page');
  },
};

/** While the page loads, its own name is not known. */
export const Loading: Story = { args: { current: undefined } };

export const LongWords: Story = {
  args: { current: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung '.repeat(4) },
};

export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Tab goes through the steps. The current page is not a link. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quizzes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Results' })).toHaveFocus();
  },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };
