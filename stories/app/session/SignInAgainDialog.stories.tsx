import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SignInAgainDialog } from '../../../src/app/session/SignInAgainDialog';
import { createMockSchool, mockPassword } from '../../../src/testing';
import { onPhone } from '../AppAt';

const { user } = createMockSchool().as('student');

const meta = {
  title: 'App/SignInAgainDialog',
  component: SignInAgainDialog,
  args: { open: true, onClose: fn(), onSignedIn: fn(), user },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof SignInAgainDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sign In' }));

/** The password has the focus; Enter signs in. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = (await dialog()).getByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(mockPassword);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** The field keeps what was typed, and has the focus again. */
export const WrongPassword: Story = {
  play: async ({ args, userEvent }) => {
    const field = (await dialog()).getByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('not this one');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('not this one');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

/** An accidental Escape leaves it open. Enter on the close button puts it off. */
export const PutOff: Story = {
  play: async ({ args, userEvent }) => {
    const field = (await dialog()).getByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    (await dialog()).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongAddress: Story = {
  args: {
    user: { ...user, email: `${'donaudampfschifffahrtsgesellschaft'.repeat(3)}@school.example` },
  },
  globals: onPhone,
};

export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
