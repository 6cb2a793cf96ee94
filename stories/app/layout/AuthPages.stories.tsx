import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QuizApp } from '../../../src/app/QuizApp';
import { onPhone, renderApp, type AppStoryArgs } from '../AppAt';

const meta = {
  title: 'App/AuthPages',
  component: QuizApp,
  render: renderApp,
  args: { address: '/login' },
  argTypes: { address: { control: false }, as: { table: { disable: true } } },
  parameters: { edgeToEdge: true, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<AppStoryArgs>;

export default meta;
type Story = StoryObj<AppStoryArgs>;

/**
 * Tab goes to the cards of Sign In and Sign Up, then to the form. Enter on Sign Up opens the other
 * form, and the focus goes to its heading.
 */
export const Login: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Sign In' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveFocus();
    await userEvent.tab();
    const signUp = canvas.getByRole('link', { name: 'Sign Up' });
    await expect(signUp).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', {
      name: 'Create your account and start using Quizwright!',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};

export const Register: Story = {
  args: { address: '/register' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign Up' })).toBeVisible();
  },
};

export const ForgotPassword: Story = {
  args: { address: '/forget-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Email' })).toBeVisible();
  },
};

/** As the link in the mail opens it. */
export const ConfirmEmail: Story = {
  args: { address: '/confirm-email#email=hopper%40school.example&code=40281793' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Confirm your new email' }),
    ).toBeVisible();
    await expect(await canvas.findByLabelText('Email')).toHaveValue('hopper@school.example');
    await expect(canvas.getByLabelText('OTP')).toHaveValue('40281793');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Login? Click here' })).toBeVisible();
  },
};

export const ResetPassword: Story = {
  args: { address: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reset Password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a new code' })).toBeVisible();
  },
};

/** As the link in an invitation opens it. */
export const SetPassword: Story = {
  args: { address: '/reset-password#email=mileva%40school.example&code=ABCD-EFGH-JKLM-NPQR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set your password' })).toBeVisible();
    await expect(await canvas.findByLabelText('Email')).toHaveValue('mileva@school.example');
    await expect(canvas.getByLabelText('Invitation code')).toHaveValue('ABCD-EFGH-JKLM-NPQR');
    await expect(canvas.getByRole('button', { name: 'Set password' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

/** The only one of these pages that signed-in users use, so it has a link back. */
export const ChangePassword: Story = {
  args: { address: '/change-password', as: 'student' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  },
};

export const LongBrand: Story = {
  args: {
    brand: 'Northfield College of Further Education and Continuing Professional Training',
  },
  globals: { language: 'en-XA' },
};

export const Phone: Story = { ...Login, globals: onPhone };
export const RegisterOnAPhone: Story = {
  ...Register,
  globals: { ...onPhone, direction: 'rtl', theme: 'dark' },
};
export const RightToLeft: Story = { ...Login, globals: { direction: 'rtl' } };
export const InDark: Story = { ...Register, globals: { theme: 'dark' } };
