import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageLoadError } from '../../src/app/loading/PageLoadError';
import { QuizApp } from '../../src/app/QuizApp';
import { onPhone, renderApp, type AppStoryArgs } from './AppAt';

const meta = {
  title: 'App/Pages',
  component: QuizApp,
  render: renderApp,
  args: { address: '/dashboard/help', as: 'student' },
  argTypes: { address: { control: false }, as: { control: false } },
  parameters: { edgeToEdge: true, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<AppStoryArgs>;

export default meta;
type Story = StoryObj<AppStoryArgs>;

export const Help: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    for (const name of ['Joining', 'Time', 'Saving', 'Results']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
  },
};

/** Tab goes to the link, Enter follows it to the start page. */
export const NotFound: Story = {
  args: { address: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Page not found', level: 1 }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveFocus();
  },
};

export const VerifyAccount: Story = {
  args: { address: '/verify-account', as: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your account does not need to be verified' }),
    ).toBeVisible();
  },
};

/** The menu stays and works. */
export const NoAccess: Story = {
  args: { address: '/dashboard/questions' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You do not have access to this page')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Bank of Questions', level: 1 }),
    ).toBeVisible();
    canvas.getByRole('link', { name: 'Go to the home page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Quizzes', level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The app could not ask whether the user may see the page. Enter on “Try again” asks again. */
export const AccessUnknown: Story = {
  args: { address: '/dashboard/questions' },
  beforeEach: ({ school }) => school.failNext('questions', { status: 502, html: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

function breaks(error: Error) {
  return function Broken(): never {
    throw error;
  };
}

/** A page that throws, in the layout. */
export const ErrorPage: Story = {
  args: { pages: { help: breaks(new Error('Broken.')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unexpected Application Error!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
};

/** A page that throws outside any layout. */
export const ErrorOutsideTheLayout: Story = {
  args: { address: '/nowhere', pages: { notFound: breaks(new Error('Broken.')) } },
};

/** The page's code could not be loaded: there is no network, or a newer release. */
export const NotLoaded: Story = {
  args: { pages: { help: breaks(new PageLoadError('Not there.')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A page of the host's own, in the layout. */
export const Replaced: Story = {
  args: { pages: { help: () => <h1>Ask the office, room 12</h1> } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ask the office, room 12')).toBeVisible();
  },
};

export const HelpOnAPhone: Story = { ...Help, globals: onPhone };
export const HelpInLongWords: Story = { globals: { ...onPhone, language: 'en-XA' } };
export const HelpRightToLeft: Story = { ...Help, globals: { direction: 'rtl' } };
export const HelpInDark: Story = { ...Help, globals: { theme: 'dark' } };
export const ErrorInDark: Story = { ...ErrorPage, globals: { theme: 'dark' } };
export const NotFoundOnAPhone: Story = { ...NotFound, globals: { ...onPhone, direction: 'rtl' } };
