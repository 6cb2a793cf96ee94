import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RegisterForm } from '../../src/auth/RegisterForm';
import { replies } from '../../src/rules/replies';
import { expectSaid, expectToast } from '../quizzes/expectToast';
import { inSidebar } from '../ui/arrange';
import { chooseOption } from '../ui/chooseOption';
import { atFormWidth } from './atFormWidth';
import { expectError } from './expectError';

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
  await userEvent.type(await canvas.findByLabelText('First name'), 'Margaret');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Hamilton');
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const role = await canvas.findByRole('combobox', { name: 'Role' });
    await expect(role).toHaveTextContent('Student');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 6 characters, with a lowercase letter and a number.',
    );
    for (const [field, autocomplete] of [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Email', 'username'],
      ['Password', 'new-password'],
    ] as const) {
      await expect(canvas.getByLabelText(field)).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(
      canvas.getByRole('link', { name: 'Already have an account? Login Here' }),
    ).toHaveAttribute('href', '#/login');
  },
};

export const Registered: Story = {
  play: async (played) => {
    await register(played);
    await expectToast('Registration successful');
    await waitFor(() => expect(played.args.onRegistered).toHaveBeenCalledOnce());
  },
};

export const AsInstructor: Story = {
  play: async (played) => {
    await chooseOption(played.canvasElement, 'Role', 'Instructor');
    await register(played);
    await waitFor(() => expect(played.args.onRegistered).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Up' }));
    for (const [field, sentence] of [
      ['First name', 'First name is required.'],
      ['Last name', 'Last name is required.'],
      ['Email', 'Email is required.'],
      ['Password', 'Password must be at least 6 characters long.'],
    ] as const) {
      await waitFor(() => expectError(canvas.getByLabelText(field), sentence));
    }
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(args.onRegistered).not.toHaveBeenCalled();
  },
};

/** Errors show on submit, then update while the user corrects them. */
export const WeakPassword: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    await register(played, { password: 'APOLLO11' });
    const password = canvas.getByLabelText('Password');
    const sentence = 'Password must contain at least one lowercase letter and one number.';
    await waitFor(() => expectError(password, sentence));
    await expect(password).toHaveFocus();
    await userEvent.type(password, 'a');
    await waitFor(() => expect(password).toBeValid());
  },
};

/** The server's sentence appears at its field. */
export const EmailTaken: Story = {
  play: async (played) => {
    const { args, canvas } = played;
    await register(played, { email: 'grace@school.example' });
    const sentence = 'An account with this email already exists. Sign in, or use another email.';
    await expectSaid(sentence);
    const email = canvas.getByLabelText('Email');
    await expectError(email, sentence);
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue('apollo11');
    await expect(args.onRegistered).not.toHaveBeenCalled();
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
    await expect(played.canvas.getByLabelText('First name')).toHaveValue('Margaret');
    await expect(played.args.onRegistered).not.toHaveBeenCalled();
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
