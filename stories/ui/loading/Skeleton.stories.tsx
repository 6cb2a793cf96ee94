import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../../../src/ui/loading/Skeleton';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  args: { label: 'Loading questions' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading questions');
  },
};

export const Rows: Story = { args: { shape: 'rows', lines: 5 } };

export const Block: Story = { args: { shape: 'block' } };

export const InDark: Story = { ...Rows, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Rows, decorators: [inSidebar] };
export const RightToLeft: Story = { ...Rows, globals: { direction: 'rtl' } };
