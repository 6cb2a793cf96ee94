import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginForm } from '../../src/auth/LoginForm';
import { mockPassword } from '../../src/testing';
import { expectSaid, expectToast } from '../quizzes/expectToast';
import { inSidebar } from '../ui/arrange';
import { atFormWidth } from './atFormWidth';
import { expectError } from './expectError';
import { enterText } from '../enterText';

const meta = {
  title: 'Auth/LoginForm',
  component: LoginForm,
  decorators: [atFormWidth],
  args: { onSignedIn: fn(), forgotHref: '#/forget-password' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '360px' } },
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function signIn({ canvas, userEvent }: Played, password: string): Promise<void> {
  await enterText(await canvas.findByLabelText('Email'), 'grace@school.example');
  await enterText(canvas.getByLabelText('Password'), password);
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByPlaceholderText('Enter Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.getByRole('link', { name: 'Forget Password? Click Here' })).toHaveAttribute(
      'href',
      '#/forget-password',
    );
  },
};

/** Enter in a field submits. */
export const SignedIn: Story = {
  play: async (played) => {
    await signIn(played, mockPassword);
    await expectToast('Logged in successfully');
  },
};

/**
 * Tab goes through email, password, its button, Sign In and the link, in this order; the space bar
 * on the button shows the password.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Password');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.keyboard('quizwright1');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expectError(canvas.getByLabelText('Email'), 'Email is required.'));
  },
};

export const WrongPassword: Story = {
  play: async (played) => {
    await signIn(played, 'quizwright2');
    await expectSaid('The email or the password is wrong. Check both and try again.');
  },
};

/** The server replies without a sentence, so the default one shows (spec §8). */
export const FailedWithoutSentence: Story = {
  beforeEach: ({ school }) => school.failNext('login', { status: 502, html: true }),
  play: async (played) => {
    await signIn(played, mockPassword);
    await expectSaid('Error logging in');
  },
};

export const SigningIn: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async (played) => {
    await signIn(played, mockPassword);
    await expect(await played.canvas.findByRole('button', { name: 'Signing in…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A host without such a page passes no address. */
export const WithoutLink: Story = { args: { forgotHref: undefined } };
export const LongWords: Story = { decorators: [inSidebar], globals: { language: 'en-XA' } };
export const Narrow: Story = { ...WrongPassword, decorators: [inSidebar] };
export const InDark: Story = { ...WrongPassword, globals: { theme: 'dark' } };
/** The address still runs from left to right. */
export const RightToLeft: Story = { ...WrongPassword, globals: { direction: 'rtl' } };
