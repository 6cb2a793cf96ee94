import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createQuizClient } from '../../src/api/createQuizClient';
import { updateStudentOptions } from '../../src/api/teachingOperations';
import { ConfirmEmailForm } from '../../src/auth/ConfirmEmailForm';
import { mockPassword, type MockSchool } from '../../src/testing';
import { expectSaid, expectToast } from '../quizzes/expectToast';
import { inSidebar } from '../ui/arrange';
import { atFormWidth } from './atFormWidth';
import { expectError } from './expectError';
import { enterText } from '../enterText';

const email = 'hopper@school.example';

const meta = {
  title: 'Auth/ConfirmEmailForm',
  component: ConfirmEmailForm,
  decorators: [atFormWidth],
  args: { onConfirmed: fn(), defaultEmail: email, defaultCode: '40281793' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '460px' } },
  },
} satisfies Meta<typeof ConfirmEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** An instructor enters a new email for Grace; returns the code that was mailed to it. */
async function askForEmail(school: MockSchool): Promise<string> {
  const { token } = school.as('instructor');
  const client = createQuizClient({ baseUrl: '/api', getToken: () => token });
  await updateStudentOptions(client).mutationFn({ _id: 'user-grace', email });
  return school.mails.find(({ to }) => to === email)?.code ?? '';
}

async function confirm({ canvas, userEvent }: Played, otp: string): Promise<void> {
  const field = await canvas.findByLabelText('OTP');
  await userEvent.clear(field);
  await enterText(field, otp);
  await enterText(canvas.getByLabelText('Password'), mockPassword);
  await userEvent.keyboard('{Enter}');
}

/** The link in the mail has filled in the email and the code; only the password is missing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue(email);
    await expect(canvas.getByLabelText('OTP')).toHaveValue('40281793');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  },
};

export const Confirmed: Story = {
  play: async (played) => {
    const { args, school } = played;
    await confirm(played, await askForEmail(school));
    await expectToast('Email confirmed. Use it to sign in from now on.');
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());
    await expect(school.as(email).user.first_name).toBe('Grace');
  },
};

export const WrongCode: Story = {
  play: async (played) => {
    const { canvas, school } = played;
    await askForEmail(school);
    await confirm(played, '00000000');
    const sentence =
      'The one-time code or the password is wrong, or the code is no longer valid. Check both, or ask your instructor for a new code.';
    await expectSaid(sentence);
    await expectError(canvas.getByLabelText('OTP'), sentence);
  },
};

export const Empty: Story = {
  args: { defaultEmail: undefined, defaultCode: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email' }));
    await waitFor(() => expectError(canvas.getByLabelText('OTP'), 'OTP is required.'));
  },
};

export const Confirming: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async (played) => {
    await confirm(played, '40281793');
    await expect(await played.canvas.findByRole('button', { name: 'Confirming…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongWords: Story = { decorators: [inSidebar], globals: { language: 'en-XA' } };
export const Narrow: Story = { ...WrongCode, decorators: [inSidebar] };
export const InDark: Story = { ...WrongCode, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WrongCode, globals: { direction: 'rtl' } };
