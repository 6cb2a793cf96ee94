import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForgotPasswordForm } from '../../src/auth/ForgotPasswordForm';
import { expectSaid, expectToast } from '../quizzes/expectToast';
import { inSidebar } from '../ui/arrange';
import { atFormWidth } from './atFormWidth';
import { expectError } from './expectError';
import { enterText } from '../enterText';

const meta = {
  title: 'Auth/ForgotPasswordForm',
  component: ForgotPasswordForm,
  decorators: [atFormWidth],
  args: { onSent: fn(), loginHref: '#/login' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '300px' } },
  },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function send({ canvas, userEvent }: Played): Promise<void> {
  await enterText(await canvas.findByLabelText('Email'), 'grace@school.example');
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Email' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login? Click here' })).toHaveAttribute(
      'href',
      '#/login',
    );
  },
};

/** The form stays for 1.5 s after the mail was sent, then continues. */
export const Sent: Story = {
  play: async (played) => {
    const { args, canvas, school } = played;
    await send(played);
    await expectToast('Reset email sent successfully!');
    await expect(canvas.getByRole('button', { name: 'One moment…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onSent).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('grace@school.example'));
    await expect(school.mails).toHaveLength(1);
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Email' }));
    await waitFor(() => expectError(canvas.getByLabelText('Email'), 'Email is required.'));
  },
};

export const FailedWithoutSentence: Story = {
  beforeEach: ({ school }) => school.failNext('forgotPassword', { status: 502, html: true }),
  play: async (played) => {
    await send(played);
    await expectSaid('Failed to send email.');
  },
};

export const Sending: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async (played) => {
    await send(played);
    await expect(await played.canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongWords: Story = { decorators: [inSidebar], globals: { language: 'en-XA' } };
export const Narrow: Story = { ...FailedWithoutSentence, decorators: [inSidebar] };
export const InDark: Story = { ...FailedWithoutSentence, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Empty, globals: { direction: 'rtl' } };
