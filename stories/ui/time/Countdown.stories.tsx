import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '../../../src/ui/time/Countdown';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  args: { seconds: 2_655, label: 'Time remaining' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Time remaining 44:15');
  },
};

export const Hours: Story = { args: { seconds: 7_384 } };

export const FiveMinutesLeft: Story = { args: { seconds: 299, tone: 'caution' } };

export const LastSeconds: Story = { args: { seconds: 9, tone: 'critical' } };

export const Approximate: Story = { args: { approximateLabel: 'about' } };

export const Over: Story = { args: { seconds: 0 } };

export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Time remaining');
  },
};

export const LongWords: Story = {
  args: { label: 'Verbleibende Bearbeitungszeit', approximateLabel: 'ungefähr' },
  decorators: [inSidebar],
};

export const InDark: Story = { ...LastSeconds, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Approximate, globals: { direction: 'rtl' } };
