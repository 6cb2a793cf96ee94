import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordForm } from '../../src/auth/ResetPasswordForm';
import { createQuizClient } from '../../src/api/createQuizClient';
import { forgotPasswordOptions } from '../../src/api/operations';
import { expectSaid, expectToast } from '../quizzes/expectToast';
import { inSidebar } from '../ui/arrange';
import { atFormWidth } from './atFormWidth';
import { expectError } from './expectError';
import { enterText } from '../enterText';

const meta = {
  title: 'Auth/ResetPasswordForm',
  component: ResetPasswordForm,
  decorators: [atFormWidth],
  args: { onReset: fn(), defaultEmail: 'grace@school.example' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function reset({ canvas, userEvent }: Played, otp: string): Promise<void> {
  await enterText(await canvas.findByLabelText('OTP'), otp);
  await enterText(canvas.getByLabelText('New password'), 'compiler1');
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('grace@school.example');
  },
};

/** As the link of an invitation fills it in: the account has no password yet. */
export const Invited: Story = {
  args: { defaultCode: 'ABCD-EFGH-JKLM-NPQR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Invitation code')).toHaveValue(
      'ABCD-EFGH-JKLM-NPQR',
    );
    await expect(canvas.getByRole('button', { name: 'Set password' })).toBeVisible();
  },
};

/** Blanks and dashes in the code are ignored. */
export const Reset: Story = {
  play: async (played) => {
    const { args, school } = played;
    await forgotPasswordOptions(createQuizClient({ baseUrl: '/api' })).mutationFn({
      email: 'grace@school.example',
    });
    const code = school.mails.at(-1)?.code ?? '';
    await reset(played, `${code.slice(0, 4)} ${code.slice(4)}`);
    await expectToast('Password reset successfully!');
    await waitFor(() => expect(args.onReset).toHaveBeenCalledOnce());
  },
};

export const WrongCode: Story = {
  play: async (played) => {
    await reset(played, '00000000');
    const sentence =
      'This one-time code is wrong or no longer valid. Check it, or request a new code.';
    await expectSaid(sentence);
    await expectError(played.canvas.getByLabelText('OTP'), sentence);
  },
};

export const Empty: Story = {
  args: { defaultEmail: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Password' }));
    await waitFor(() => expectError(canvas.getByLabelText('OTP'), 'OTP is required.'));
  },
};

export const FailedWithoutSentence: Story = {
  beforeEach: ({ school }) => school.failNext('resetPassword', { status: 502, html: true }),
  play: async (played) => {
    await reset(played, '12345678');
    await expectSaid('Something went wrong');
  },
};

export const Resetting: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async (played) => {
    await reset(played, '12345678');
    await expect(await played.canvas.findByRole('button', { name: 'Resetting…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongWords: Story = { decorators: [inSidebar], globals: { language: 'en-XA' } };
export const Narrow: Story = { ...WrongCode, decorators: [inSidebar] };
export const InDark: Story = { ...WrongCode, globals: { theme: 'dark' } };
/** Address and code still run from left to right. */
export const RightToLeft: Story = { ...WrongCode, globals: { direction: 'rtl' } };
