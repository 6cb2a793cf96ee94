import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/button/Button';
import { ConfirmDialog } from '../../../src/ui/dialog/ConfirmDialog';

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Confirm delete',
    description: 'Are you sure you want to delete group 9 B?',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    closeLabel: 'Close',
    busyLabel: 'Deleting …',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The focus begins on "Cancel", so that Enter does no harm. Tab goes to the confirming button, and
 * Enter presses it.
 */
export const Delete: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm delete' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete group 9 B?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Nothing closes it while the action runs. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Deleting …' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deleting …' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const NotCritical: Story = {
  args: {
    tone: 'primary',
    title: 'Submit with blanks?',
    description: 'Three questions have no answer yet.',
    confirmLabel: 'Submit',
    cancelLabel: 'Back to the quiz',
  },
};

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung endgültig löschen?',
    description:
      'Die Gruppe, ihre Ergebnisse und alles, was daran hängt, sind danach nicht mehr da.',
    confirmLabel: 'Endgültig löschen',
    cancelLabel: 'Doch nicht',
  },
};

/** Escape cancels, and the focus returns to what opened it. */
export const FocusReturns: Story = {
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete group</Button>
        <ConfirmDialog {...args} open={open} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete group' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
