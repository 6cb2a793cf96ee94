import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from '../../src/ui/PasswordField';
import { Stack } from './arrange';

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    placeholder: 'Enter password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
  },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Stack narrow>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Shown: Story = {
  args: { defaultValue: 'abc123' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'abc', error: 'Password must be at least 6 characters long.' },
};

export const Disabled: Story = { args: { defaultValue: 'abc123', disabled: true } };
