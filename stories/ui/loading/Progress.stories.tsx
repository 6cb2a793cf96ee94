import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from '../../../src/ui/loading/Progress';
import { Stack, inSidebar } from '../arrange';

const meta = {
  title: 'UI/Progress',
  component: Progress,
  args: { label: 'Answered', value: 7, max: 20, valueText: '7 of 20 answered' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Answered' });
    await expect(bar).toHaveAttribute('aria-valuetext', '7 of 20 answered');
    await expect(bar).toHaveValue(7);
  },
};

export const FromNothingToAll: Story = {
  render: (args) => (
    <Stack narrow>
      {[0, 1, 10, 19, 20].map((value) => (
        <Progress key={value} {...args} value={value} valueText={`${value} of 20 answered`} />
      ))}
    </Stack>
  ),
};

export const InDark: Story = { ...FromNothingToAll, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...FromNothingToAll, globals: { direction: 'rtl' } };

export const Narrow: Story = { ...UnderWay, decorators: [inSidebar] };
