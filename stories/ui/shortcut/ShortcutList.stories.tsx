import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ShortcutKey, ShortcutList } from '../../../src/ui/shortcut/ShortcutList';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/ShortcutList',
  component: ShortcutList,
  args: {
    label: 'Keyboard shortcuts',
    shortcuts: [
      ['Search', <ShortcutKey key="/">/</ShortcutKey>],
      [
        'Next and previous',
        <>
          <ShortcutKey>J</ShortcutKey> <span>and</span> <ShortcutKey>K</ShortcutKey>
        </>,
      ],
      ['Delete it', <ShortcutKey key="Delete">Delete</ShortcutKey>],
    ],
    note: 'They work while the focus is in the list, and never while you type.',
    open: true,
    onToggle: () => undefined,
    switchLabel: 'Turn shortcuts off',
    onSwitch: () => undefined,
  },
  argTypes: { ref: { table: { disable: true } }, toggleRef: { table: { disable: true } } },
  decorators: inSidebar,
  render: function Toggled(args) {
    const [open, setOpen] = useState(args.open);
    const [isOn, setOn] = useState(true);
    return (
      <ShortcutList
        {...args}
        open={open}
        onToggle={() => setOpen(!open)}
        switchLabel={isOn ? args.switchLabel : 'Turn shortcuts on'}
        onSwitch={() => setOn(!isOn)}
      />
    );
  },
} satisfies Meta<typeof ShortcutList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Closed: Story = { args: { open: false } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/**
 * Enter and the space bar show and hide the list. Tab goes to the switch only while the list shows.
 */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Delete it')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Turn shortcuts on' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Delete it')).not.toBeInTheDocument();
  },
};
