import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RegisterForm } from '../../src/auth/RegisterForm';
import { replies } from '../../src/rules/replies';
import { expectSaid, expectToast } from '../quizzes/expectToast';
import { inSidebar } from '../ui/arrange';
import { chooseOption } from '../ui/chooseOption';
import { atFormWidth } from './atFormWidth';
import { expectError } from './expectError';
import { enterText } from '../enterText';

const meta = {
  title: 'Auth/RegisterForm',
  component: RegisterForm,
  decorators: [atFormWidth],
  args: { onRegistered: fn(), loginHref: '#/login' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function register(
  { canvas, userEvent }: Played,
  { email = 'margaret@school.example', password = 'apollo11' } = {},
): Promise<void> {
  await enterText(await canvas.findByLabelText('First name'), 'Margaret');
  await enterText(canvas.getByLabelText('Last name'), 'Hamilton');
  await enterText(canvas.getByLabelText('Email'), email);
  await enterText(canvas.getByLabelText('Password'), password);
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Role' })).toHaveTextContent(
      'Student',
    );
  },
};

export const Registered: Story = {
  play: async (played) => {
    await register(played);
    await expectToast('Registration successful');
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Up' }));
    await waitFor(() =>
      expectError(canvas.getByLabelText('First name'), 'First name is required.'),
    );
  },
};

/** Errors show on submit, then update while the user corrects them. */
export const WeakPassword: Story = {
  play: async (played) => {
    await register(played, { password: 'APOLLO11' });
    const sentence = 'Password must contain at least one lowercase letter and one number.';
    await waitFor(() => expectError(played.canvas.getByLabelText('Password'), sentence));
  },
};

/** The server's sentence appears at its field. */
export const EmailTaken: Story = {
  play: async (played) => {
    await register(played, { email: 'grace@school.example' });
    const sentence = 'An account with this email already exists. Sign in, or use another email.';
    await expectSaid(sentence);
    await expectError(played.canvas.getByLabelText('Email'), sentence);
  },
};

/** A server may let only students register. */
export const InstructorRefused: Story = {
  beforeEach: ({ school }) =>
    school.failNext('register', 403, replies.auth.registrationClosed(false).message),
  play: async (played) => {
    await chooseOption(played.canvasElement, 'Role', 'Instructor');
    await register(played);
    await expectSaid('Only students can register here. Ask your school for an instructor account.');
  },
};

export const FailedWithoutSentence: Story = {
  beforeEach: ({ school }) => school.failNext('register', { status: 502, html: true }),
  play: async (played) => {
    await register(played);
    await expectSaid('Error registering');
  },
};

export const SigningUp: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async (played) => {
    await register(played);
    await expect(await played.canvas.findByRole('button', { name: 'Signing up…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongWords: Story = { decorators: [inSidebar], globals: { language: 'en-XA' } };
export const Narrow: Story = { ...Empty, decorators: [inSidebar] };
export const InDark: Story = { ...Empty, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...EmailTaken, globals: { direction: 'rtl' } };
