import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { TextField } from '../../../src/ui/field/TextField';
import { ToastRegion, type ToastRegionProps } from '../../../src/ui/toast/Toast';
import { createToastStore } from '../../../src/ui/toast/toastStore';
import type { ToastContent } from '../../../src/ui/toast/toastStore';
import { expectApart } from '../expectApart';

const meta = {
  title: 'UI/Toast',
  component: ToastRegion,
  args: { toasts: createToastStore(), label: 'Notifications', dismissLabel: 'Dismiss' },
  argTypes: { toasts: { control: false }, ref: { table: { disable: true } } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region with these messages, of which the first shows. */
function Filled({ contents, ...args }: ToastRegionProps & { contents: ToastContent[] }) {
  const [toasts] = useState(() => {
    const store = createToastStore();
    contents.forEach((content) => store.add(content));
    return store;
  });
  return <ToastRegion {...args} toasts={toasts} />;
}

const saying = (...contents: ToastContent[]): Story => ({
  args: { autoClose: null },
  render: (args) => <Filled {...args} contents={contents} />,
});

export const Neutral = saying({ message: 'Settings are kept on this device.' });

export const Positive = saying({ message: 'Group added successfully', tone: 'positive' });

export const Caution = saying({
  message: 'Saved on this device. The network is away.',
  tone: 'caution',
});

export const Critical = saying({ message: 'Results could not be exported.', tone: 'critical' });

export const CriticalInDark: Story = { ...Critical, globals: { theme: 'dark' } };

const added: ToastContent = { message: 'Group added successfully', tone: 'positive' };

export const AddAndDismiss: Story = {
  args: { autoClose: null },
  render: function Adding(args) {
    const [toasts] = useState(createToastStore);
    return (
      <>
        <Button onClick={() => toasts.add(added)}>Add group</Button>
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

/** The next one waits until the first has closed, or has been visible for two seconds. */
export const OneAtATime: Story = {
  ...saying({ message: 'Failed to delete group', tone: 'critical' }, added),
  play: async () => {
    await expect(await screen.findByText('Failed to delete group')).toBeVisible();
    await expect(screen.queryByText('Group added successfully')).not.toBeInTheDocument();
  },
};

/** Tab reaches the button of the toast. Enter or Escape dismisses it and returns the focus. */
export const ByKeyboard: Story = {
  ...AddAndDismiss,
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add group' });
    await userEvent.tab();
    for (const key of ['{Enter}', '{Escape}']) {
      await userEvent.keyboard('{Enter}');
      await screen.findByText('Group added successfully');
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
      await userEvent.keyboard(key);
      await expect(screen.queryByText('Group added successfully')).not.toBeInTheDocument();
      await waitFor(() => expect(add).toHaveFocus());
    }
  },
};

/** A dialog keeps its buttons above a toast, on a phone too. */
export const BelowDialog: Story = {
  args: { autoClose: null },
  globals: { viewport: { value: 'mobile2' } },
  render: (args) => (
    <>
      <Filled {...args} contents={[added]} />
      <Dialog
        open
        onClose={() => {}}
        title="Add New Group"
        closeLabel="Close"
        footer={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Add Group</Button>
          </>
        }
      >
        <TextField label="Group name" />
      </Dialog>
    </>
  ),
  play: async () => {
    const toast = await screen.findByText('Group added successfully');
    const buttons = ['Cancel', 'Add Group', 'Close'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await waitFor(() => expectApart(toast.closest('li'), buttons));
  },
};

/** A control with keyboard focus is scrolled out from under a toast. */
export const FocusBeneath: Story = {
  args: { autoClose: null },
  globals: { viewport: { value: 'mobile2' } },
  render: function Beneath(args) {
    const [toasts] = useState(createToastStore);
    return (
      <>
        <div style={{ paddingBlockStart: 'calc(100vh - 80px)', paddingBlockEnd: '50vh' }}>
          <Button onClick={() => toasts.add(added)}>Add group</Button>
        </div>
        <ToastRegion {...args} toasts={toasts} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByText('Group added successfully');
    const button = canvas.getByRole('button', { name: 'Add group' });
    await waitFor(() => expectApart(toast.closest('li'), [button]));
    await expect(button).toHaveFocus();
  },
};

export const LongWords = saying({
  message:
    'Donaudampfschifffahrtsgesellschaftskapitänsprüfung konnte nicht gespeichert werden, weil die Verbindung fehlt.',
  tone: 'critical',
});

export const RightToLeft: Story = { ...Positive, globals: { direction: 'rtl' } };
