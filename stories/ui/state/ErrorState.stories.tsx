import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from '../../../src/ui/state/ErrorState';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: {
    title: 'Failed to fetch groups',
    description: 'The server did not answer. Check the connection, then try again.',
  },
  argTypes: { action: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutRetry: Story = {};

export const WithRetry: Story = {
  args: { onRetry: fn(), retryLabel: 'Try again' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { onRetry: fn(), retryLabel: 'Try again', retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Tab reaches the button, Enter or the space bar retries. */
export const ByKeyboard: Story = {
  ...WithRetry,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    onRetry: fn(),
    retryLabel: 'Noch einmal versuchen',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung konnte nicht geladen werden',
  },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };
export const InDark: Story = { ...WithRetry, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithRetry, globals: { direction: 'rtl' } };
