import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../../../src/ui/text/VisuallyHidden';

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of 20 questions' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text that is read aloud and takes no room, here “7 of 20 questions”. */
export const InASentence: Story = {
  render: (args) => (
    <p>
      <span>7</span> <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('of 20 questions').closest('.qw-visually-hidden')!;
    const { width, height } = hidden.getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expect(hidden).toBeInTheDocument();
  },
};
