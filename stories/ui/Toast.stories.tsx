import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
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
