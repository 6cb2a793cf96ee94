import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from '../../../src/ui/field/PasswordField';
import { inSidebar, Stack } from '../arrange';

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

/** Tab goes from the field to the button beside it; Enter and the space bar show and hide. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'abc123' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};

/** The button does not cover the text. */
export const LongWords: Story = {
  ...Shown,
  args: { defaultValue: 'correct horse battery staple, and then some more of it' },
};
export const Narrow: Story = { ...LongWords, decorators: inSidebar };
export const InDark: Story = { ...Invalid, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Shown, globals: { direction: 'rtl' } };
