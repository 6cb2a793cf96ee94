import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from '../../../src/ui/button/CopyButton';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  args: {
    value: 'QZ7M-K2PD',
    label: 'Copy code',
    copiedLabel: 'Copied',
    failedLabel: 'Could not copy',
    onCopied: fn(),
    onFailed: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Copied: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(write).toHaveBeenCalledWith('QZ7M-K2PD');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Could not copy');
    await expect(args.onFailed).toHaveBeenCalledOnce();
  },
};

/** Enter and the space bar copy. The focus stays, and the outcome is announced. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { label: 'Einladungscode für die Donaudampfschifffahrtsprüfung kopieren' },
  decorators: [inSidebar],
};

export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
