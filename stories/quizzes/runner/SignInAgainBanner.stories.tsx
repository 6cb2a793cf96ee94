import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { SignInAgainBanner } from '../../../src/quizzes/runner/screens/SignInAgainBanner';
import { mockPassword } from '../../../src/testing';
import { inSidebar } from '../../ui/arrange';
import { expectSaid } from '../expectToast';
import { enterText } from '../../enterText';

const meta = {
  title: 'Quizzes/SignInAgain',
  component: SignInAgainBanner,
  args: { onSignedIn: fn() },
  argTypes: { ref: { table: { disable: true } } },
  parameters: { school: { as: 'student' } },
} satisfies Meta<typeof SignInAgainBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Your session has ended\./);
    await expect(canvas.getByText('grace@school.example')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  },
};

/** Enter in the field signs in. */
export const SignedIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await enterText(canvas.getByLabelText('Password'), mockPassword);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(/Enter your password to continue\./);
    await expect(password).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await enterText(password, 'wrong');
    await userEvent.keyboard('{Enter}');
    await expectSaid('The email or the password is wrong. Check both and try again.');
    const sentence = /The email or the password is wrong\./;
    await waitFor(() => expect(password).toHaveAccessibleErrorMessage(sentence));
    await expect(password).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas, userEvent }) => {
    await enterText(canvas.getByLabelText('Password'), mockPassword);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Signing in…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** If the provider knows no user, the host signs the student in. */
export const NobodyKnown: Story = {
  decorators: [
    (Story) => (
      <QuizProvider onNotify={() => {}}>
        <Story />
      </QuizProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
  },
};

export const InDark: Story = { ...WrongPassword, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...WrongPassword, decorators: [inSidebar] };
