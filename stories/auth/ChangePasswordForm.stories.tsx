import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChangePasswordForm } from '../../src/auth/ChangePasswordForm';
import { mockPassword } from '../../src/testing';
import { expectSaid } from '../quizzes/expectToast';
import { inSidebar } from '../ui/arrange';
import { atFormWidth } from './atFormWidth';
import { expectError } from './expectError';

const meta = {
  title: 'Auth/ChangePasswordForm',
  component: ChangePasswordForm,
  decorators: [atFormWidth],
  args: { onChanged: fn() },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const labels = ['Old password', 'New password', 'Confirm password'];

async function change(
  { canvas, userEvent }: Played,
  { old = mockPassword, again = 'compiler1' } = {},
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Old password'), old);
  await userEvent.type(canvas.getByLabelText('New password'), 'compiler1');
  await userEvent.type(canvas.getByLabelText('Confirm password'), `${again}{Enter}`);
}

/** The space bar or Enter on the button of a field shows that field's password and no other. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Old password');
    for (const label of labels) {
      await expect(canvas.getByPlaceholderText(`Enter ${label}`)).toBeVisible();
    }
    canvas.getByLabelText('Old password').focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Old password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password');
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Old password')).toHaveAttribute('type', 'password');
  },
};

/** The form is empty again. */
export const Changed: Story = {
  play: async (played) => {
    await change(played);
    await expectSaid('Password changed successfully');
    await waitFor(() => expect(played.args.onChanged).toHaveBeenCalledOnce());
    for (const label of labels) {
      await expect(played.canvas.getByLabelText(label)).toHaveValue('');
    }
  },
};

/** The last field shows the error until both passwords match, whichever field was corrected. */
export const Different: Story = {
  play: async (played) => {
    const { args, canvas, userEvent } = played;
    await change(played, { again: 'compiler' });
    const again = canvas.getByLabelText('Confirm password');
    await waitFor(() => expectError(again, 'Passwords do not match.'));
    await expect(again).toHaveFocus();
    await userEvent.type(again, '12');
    await expectError(again, 'Passwords do not match.');
    await userEvent.type(canvas.getByLabelText('New password'), '2');
    await waitFor(() => expect(again).toBeValid());
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
};

/** When typing makes another field wrong, the form announces that field by name after a pause. */
export const WrongElsewhere: Story = {
  play: async (played) => {
    const { canvas, canvasElement, userEvent } = played;
    await change(played, { old: 'quizwright9' });
    const old = canvas.getByLabelText('Old password');
    await waitFor(() => expect(old).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('New password'), '2');
    const again = canvas.getByLabelText('Confirm password');
    await waitFor(() => expectError(again, 'Passwords do not match.'));
    const said = () =>
      [...canvasElement.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
    await expect(said().join('')).toBe('');
    await waitFor(() => expect(said()).toContain('Confirm password Passwords do not match.'));
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const old = canvas.getByLabelText('Old password');
    await waitFor(() => expectError(old, 'Old password is required.'));
    await expectError(
      canvas.getByLabelText('New password'),
      'Password must be at least 6 characters long.',
    );
    await expect(old).toHaveFocus();
  },
};

export const WrongOldPassword: Story = {
  play: async (played) => {
    const { args, canvas } = played;
    await change(played, { old: 'quizwright9' });
    const sentence = 'The old password is wrong. Check it and try again.';
    await expectSaid(sentence);
    const old = canvas.getByLabelText('Old password');
    await expectError(old, sentence);
    await expect(old).toHaveFocus();
    await expect(canvas.getByLabelText('Confirm password')).toHaveValue('compiler1');
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
};

export const FailedWithoutSentence: Story = {
  beforeEach: ({ school }) => school.failNext('changePassword', { status: 502, html: true }),
  play: async (played) => {
    await change(played);
    await expectSaid('Error changing password');
  },
};

export const Changing: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async (played) => {
    await change(played);
    await expect(await played.canvas.findByRole('button', { name: 'Changing…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongWords: Story = { decorators: [inSidebar], globals: { language: 'en-XA' } };
export const Narrow: Story = { ...Different, decorators: [inSidebar] };
export const InDark: Story = { ...WrongOldPassword, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WrongOldPassword, globals: { direction: 'rtl' } };
