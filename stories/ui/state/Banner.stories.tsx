import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../../src/ui/state/Banner';
import { Button } from '../../../src/ui/button/Button';
import { Stack, inSidebar } from '../arrange';

const meta = {
  title: 'UI/Banner',
  component: Banner,
  args: { children: 'The quiz begins by itself at 9:30.' },
  argTypes: { actions: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Banner>The quiz begins by itself at 9:30.</Banner>
      <Banner tone="accent">Answer keys appear once the quiz has closed.</Banner>
      <Banner tone="positive">Every answer is saved.</Banner>
      <Banner tone="caution">Saved on this device only. The network is away.</Banner>
      <Banner tone="critical">The quiz has closed. Your answers were kept.</Banner>
    </Stack>
  ),
};

export const WithActions: Story = {
  args: {
    tone: 'caution',
    title: 'One submission is waiting to be sent',
    children: '“Forces and motion” is safe on this device and is sent when the network returns.',
    actions: (
      <>
        <Button size="small">Retry now</Button>
        <Button size="small" variant="quiet">
          Download a copy
        </Button>
      </>
    ),
  },
};

export const Dismissible: Story = {
  args: { tone: 'positive', onDismiss: fn(), dismissLabel: 'Dismiss' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const TonesInDark: Story = { ...Tones, globals: { theme: 'dark' } };

/** Tab reaches each button, Enter or the space bar presses it. */
export const ByKeyboard: Story = {
  ...Dismissible,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

export const LongWords: Story = {
  args: {
    tone: 'caution',
    actions: <Button size="small">Noch einmal versuchen</Button>,
    onDismiss: fn(),
    dismissLabel: 'Dismiss',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung wartet auf die Verbindung',
  },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };
export const RightToLeft: Story = { ...WithActions, globals: { direction: 'rtl' } };
