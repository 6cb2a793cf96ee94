import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/button/Button';
import { DateTimeField } from '../../../src/ui/field/DateTimeField';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Select } from '../../../src/ui/select/Select';
import { TextArea } from '../../../src/ui/field/TextArea';
import { TextField } from '../../../src/ui/field/TextField';
import { Stack } from '../arrange';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Update quiz',
    closeLabel: 'Close',
    children: (
      <Stack>
        <TextField label="Title" defaultValue="Forces and motion" />
        <TextArea label="Description" defaultValue="Newton’s three laws." />
      </Stack>
    ),
    footer: (
      <>
        <Button>Reset</Button>
        <Button variant="primary">Update</Button>
      </>
    ),
  },
  argTypes: {
    children: { control: false },
    footer: { control: false },
    ref: { table: { disable: true } },
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithForm: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Update quiz' });
    await expect(dialog).toHaveClass('qw-root');
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  },
};

export const Question: Story = {
  args: {
    size: 'small',
    role: 'alertdialog',
    title: 'Confirm delete',
    description: 'Are you sure you want to delete group 9 B?',
    children: undefined,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="critical">Delete</Button>
      </>
    ),
  },
};

export const Large: Story = {
  args: {
    size: 'large',
    title: 'Set up a new quiz',
    description: 'Questions are drawn from your bank when the quiz is created.',
    children: (
      <Stack>
        <TextField label="Title" />
        <TextArea label="Description" />
        <Select
          label="Duration"
          placeholder="Choose a duration"
          options={['15', '30', '45', '60'].map((value) => ({ value, label: `${value} minutes` }))}
        />
        <DateTimeField label="Schedule" zone="Your time zone: Europe/Vienna" />
      </Stack>
    ),
  },
};

/**
 * The page behind becomes inert only after the focus has been noticed in the dialog. When it closes,
 * an empty element remains until the focus has been noticed in the page.
 */
export const OpensAndCloses: Story = {
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Update</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Update' });
    const isInert = () => opener.closest('[inert]') !== null;
    const isInertOnFocus = new Promise<boolean>((resolve) => {
      const look = ({ target }: FocusEvent) => {
        if (!(target instanceof Element && target.closest('[role="dialog"]'))) return;
        document.removeEventListener('focusin', look);
        // By then, everything that belongs to the opening has happened.
        queueMicrotask(() => resolve(isInert()));
      };
      document.addEventListener('focusin', look);
    });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Update quiz' });
    await expect(await isInertOnFocus).toBe(false);
    await waitFor(() => expect(isInert()).toBe(true));
    const shell = new Promise<string | null>((resolve) => {
      const look = () => resolve(dialog.isConnected ? dialog.outerHTML : null);
      opener.addEventListener('focus', () => setTimeout(look), { once: true });
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(isInert()).toBe(false);
    await expect(await shell).toMatch(/^<div tabindex="-1"[^>]*><\/div>$/);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const InDark: Story = { globals: { theme: 'dark' } };

/** Escape and a click beside it leave it open. Its own button closes it. */
export const Persistent: Story = {
  args: { persistent: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Update quiz' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Tab cycles inside, and Shift+Tab cycles back. Escape closes. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung bearbeiten',
    description: 'Rechtsschutzversicherungsgesellschaften und was daran hängt, '.repeat(3),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
