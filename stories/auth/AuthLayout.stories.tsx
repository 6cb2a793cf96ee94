import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthChoice } from '../../src/auth/AuthChoice';
import { AuthLayout } from '../../src/auth/AuthLayout';
import { ChangePasswordForm } from '../../src/auth/ChangePasswordForm';
import { LoginForm } from '../../src/auth/LoginForm';
import { RegisterForm } from '../../src/auth/RegisterForm';
import { appWords } from '../../src/messages/en/app';

const { authHeadings } = appWords.en;
const hrefs = { loginHref: '#/login', registerHref: '#/register' };

const meta = {
  title: 'Auth/AuthLayout',
  component: AuthLayout,
  args: {
    title: authHeadings.login('Quizwright'),
    brand: 'Quizwright',
    children: (
      <>
        <AuthChoice current="login" {...hrefs} />
        <LoginForm forgotHref="#/forget-password" />
      </>
    ),
  },
  argTypes: { ref: { table: { disable: true } }, headingRef: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    edgeToEdge: true,
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers ignore logo and picture. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Continue your learning journey with Quizwright!',
      }),
    ).toBeVisible();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

export const OnRegister: Story = {
  args: {
    title: authHeadings.register('Quizwright'),
    children: (
      <>
        <AuthChoice current="register" {...hrefs} />
        <RegisterForm loginHref="#/login" />
      </>
    ),
  },
};

export const ChangePassword: Story = {
  args: { title: authHeadings.changePassword, children: <ChangePasswordForm /> },
};

/** Below 900 px, logo and picture disappear. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('[data-part="aside"]')).not.toBeVisible();
  },
};

const longBrand = `Donaudampfschifffahrts${'elektrizitätenhauptbetriebswerkbau'.repeat(8)}`;

export const LongBrand: Story = {
  args: { title: authHeadings.login(longBrand), brand: longBrand },
};

export const OwnLogoAndPicture: Story = {
  args: {
    title: authHeadings.login('Northfield College'),
    brand: 'Northfield College',
    logo: <strong>Northfield College</strong>,
    picture: (
      <p style={{ margin: 'auto', fontSize: 28, lineHeight: 1.3 }}>Summer term begins in May.</p>
    ),
  },
};

/** One column, however wide. */
export const WithoutPicture: Story = {
  args: { logo: null, picture: null },
  play: async ({ canvas, canvasElement }) => {
    const main = await canvas.findByRole('main');
    await expect(main.offsetWidth).toBe(canvasElement.querySelector('.qw-auth')?.clientWidth);
  },
};

export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
