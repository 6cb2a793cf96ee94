import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthChoice } from '../../src/auth/AuthChoice';
import { inSidebar } from '../ui/arrange';
import { atFormWidth } from './atFormWidth';

const meta = {
  title: 'Auth/AuthChoice',
  component: AuthChoice,
  decorators: [atFormWidth],
  args: { current: 'login', loginHref: '#/login', registerHref: '#/register' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: { school: { as: 'student' } },
} satisfies Meta<typeof AuthChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes from card to card; Enter follows one. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const signIn = await canvas.findByRole('link', { name: 'Sign In' });
    const signUp = canvas.getByRole('link', { name: 'Sign Up' });
    await expect(signIn).toHaveAttribute('aria-current', 'page');
    await expect(signUp).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await expect(signIn).toHaveFocus();
    await userEvent.tab();
    await expect(signUp).toHaveFocus();
  },
};

export const OnRegister: Story = {
  args: { current: 'register' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const LongWords: Story = { decorators: [inSidebar], globals: { language: 'en-XA' } };
export const Narrow: Story = { decorators: [inSidebar] };
export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
