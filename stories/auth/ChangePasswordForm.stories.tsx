import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChangePasswordForm } from '../../src/auth/ChangePasswordForm';
import { mockPassword } from '../../src/testing';
import { expectSaid } from '../quizzes/expectToast';
import { inSidebar } from '../ui/arrange';
import { atFormWidth } from './atFormWidth';
import { expectError } from './expectError';
import { enterText } from '../enterText';

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

async function change(
  { canvas, userEvent }: Played,
  { old = mockPassword, again = 'compiler1' } = {},
): Promise<void> {
  await enterText(await canvas.findByLabelText('Old password'), old);
  await enterText(canvas.getByLabelText('New password'), 'compiler1');
  await enterText(canvas.getByLabelText('Confirm password'), again);
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Old password')).toBeVisible();
  },
};

/** The form is empty again. */
export const Changed: Story = {
  play: async (played) => {
    await change(played);
    await expectSaid('Password changed successfully');
  },
};

/** The last field shows the error until both passwords match, whichever field was corrected. */
export const Different: Story = {
  play: async (played) => {
    await change(played, { again: 'compiler' });
    const again = played.canvas.getByLabelText('Confirm password');
    await waitFor(() => expectError(again, 'Passwords do not match.'));
  },
};

/** When typing makes another field wrong, the form announces that field by name after a pause. */
export const WrongElsewhere: Story = {
  play: async (played) => {
    const { canvas, canvasElement } = played;
    await change(played, { old: 'quizwright9' });
    const old = canvas.getByLabelText('Old password');
    await waitFor(() => expect(old).toHaveFocus());
    await enterText(canvas.getByLabelText('New password'), '2');
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
  },
};

export const WrongOldPassword: Story = {
  play: async (played) => {
    await change(played, { old: 'quizwright9' });
    const sentence = 'The old password is wrong. Check it and try again.';
    await expectSaid(sentence);
    await expectError(played.canvas.getByLabelText('Old password'), sentence);
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
