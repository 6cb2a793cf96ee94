import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Eye, Trash2 } from '../../../src/ui/icons/icons';
import { Pencil } from '../../../src/ui/icons/teachingIcons';
import { Row } from '../arrange';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Edit group', icon: <Pencil />, onClick: fn() },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit group' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="View question" icon={<Eye />} />
      <IconButton label="Edit question" icon={<Pencil />} variant="secondary" />
      <IconButton label="Delete question" icon={<Trash2 />} variant="critical" />
    </Row>
  ),
};

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = { args: { disabled: true } };

/** Tab reaches it, Enter and the space bar press it. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit group' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const InDark: Story = { ...Variants, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Variants, globals: { direction: 'rtl' } };
