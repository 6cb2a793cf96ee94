import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/Button';
import { ToastRegion } from '../../src/ui/Toast';
import { createToastStore } from '../../src/ui/toasts';
import type { ToastContent } from '../../src/ui/toasts';

const examples: ToastContent[] = [
  { message: 'Quiz code copied to clipboard!' },
  { message: 'Group added successfully', tone: 'positive' },
  { message: 'Saved on this device. The network is away.', tone: 'caution' },
  { message: 'Failed to fetch groups', tone: 'critical' },
];

const meta = {
  title: 'UI/Toast',
  component: ToastRegion,
  args: { toasts: createToastStore(), label: 'Notifications', dismissLabel: 'Dismiss' },
  argTypes: { toasts: { control: false }, ref: { table: { disable: true } } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { autoClose: null },
  render: function Filled(args) {
    const [toasts] = useState(() => {
      const store = createToastStore();
      examples.forEach((example) => store.add(example));
      return store;
    });
    return <ToastRegion {...args} toasts={toasts} />;
  },
};

export const AddAndDismiss: Story = {
  args: { autoClose: null },
  render: function Adding(args) {
    const [toasts] = useState(createToastStore);
    return (
      <>
        <Button
          onClick={() => toasts.add({ message: 'Group added successfully', tone: 'positive' })}
        >
          Add group
        </Button>
        <ToastRegion {...args} toasts={toasts} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add group' });
    await userEvent.click(add);
    await screen.findByText('Group added successfully');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByText('Group added successfully')).not.toBeInTheDocument();
    await expect(add).toHaveFocus();
  },
};

export const TonesInDark: Story = { ...Tones, globals: { theme: 'dark' } };

/** Closes by itself, but not while the pointer or the focus is on it. */
export const ClosesByItself: Story = {
  ...AddAndDismiss,
  args: { autoClose: 400 },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add group' });
    await userEvent.click(add);
    const toast = await screen.findByText('Group added successfully');
    await userEvent.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** Tab reaches the button of each toast; Enter dismisses it and gives the focus back. */
export const ByKeyboard: Story = {
  ...AddAndDismiss,
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add group' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Group added successfully');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('Group added successfully')).not.toBeInTheDocument();
    await expect(add).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { autoClose: null },
  render: function Long(args) {
    const [toasts] = useState(() => {
      const store = createToastStore();
      store.add({
        message:
          'Donaudampfschifffahrtsgesellschaftskapitänsprüfung konnte nicht gespeichert werden, weil die Verbindung fehlt.',
        tone: 'critical',
      });
      return store;
    });
    return <ToastRegion {...args} toasts={toasts} />;
  },
};

export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } };
