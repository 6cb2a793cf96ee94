import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { QuizApp } from '../../../src/app/QuizApp';
import { onPhone, renderApp, type AppStoryArgs } from '../AppAt';

const meta = {
  title: 'App/DashboardLayout',
  component: QuizApp,
  render: renderApp,
  args: { address: '/dashboard', as: 'instructor', onLogout: fn() },
  argTypes: { address: { control: false }, as: { control: false } },
  parameters: { edgeToEdge: true, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<AppStoryArgs>;

export default meta;
type Story = StoryObj<AppStoryArgs>;

/**
 * Tab goes to “Skip to content”, to the button of the menu, to New quiz, to the user and to the menu.
 * Enter on “Skip to content” goes to the page.
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    for (const name of ['Close menu', 'New quiz', /Ada Lovelace Instructor/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  },
};

/** A student has no New quiz and none of the instructor's pages, but Help. */
export const Student: Story = {
  args: { as: 'student' },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Quizzes',
      'Results',
      'Help',
    ]);
    await expect(canvas.queryByRole('button', { name: 'New quiz' })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Hide ranking' })).toBeVisible();
  },
};

/**
 * Enter on the menu button collapses the menu, and the page takes its room. Enter again brings it
 * back.
 */
export const MenuClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Close menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Open menu');
  },
};

/** Enter opens the account's actions, Tab goes to them, Escape closes them. */
export const UserMenu: Story = {
  args: { as: 'student' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Grace Hopper Student/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const link = canvas.getByRole('link', { name: 'Change password' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(link).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(link).toBeVisible();
  },
};

/** Enter on a link of the menu opens its page, which takes the focus as a page load would. */
export const GoingToAPage: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    menu.getByRole('link', { name: 'Groups' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Group List', level: 1 }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Groups · Quizwright'));
  },
};

/** On a phone the menu is a drawer, closed at first. */
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
  },
};

/**
 * Enter opens the drawer and the focus goes into it; Tab stays in it, Escape closes it, and the focus
 * goes back to the button.
 */
export const Drawer: Story = {
  args: { as: 'student' },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Open menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(drawer).not.toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    for (const name of ['Dashboard', 'Quizzes', 'Results', 'Help']) {
      if (name === 'Dashboard') {
        await userEvent.tab();
        await expect(within(drawer).getByRole('button', { name: 'Close menu' })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(within(drawer).getByRole('link', { name })).toHaveFocus();
    }
  },
};

const longName = {
  first_name: 'Maximiliane-Friederike-Charlotte',
  last_name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
};
const brand = 'Northfield College of Further Education and Continuing Professional Training';
const withLongNames: Story['beforeEach'] = ({ args, school }) => {
  const { user, token } = school.as('instructor');
  args.session = { user: { ...user, ...longName }, token };
};

export const LongNames: Story = {
  args: { brand },
  beforeEach: withLongNames,
  globals: { language: 'en-XA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
  },
};

/** New quiz stays on one line, and the name is shortened. */
export const LongNamesOnAPhone: Story = {
  ...LongNames,
  globals: { language: 'en-XA', ...onPhone },
  play: async (played) => {
    await LongNames.play?.(played);
    const [header] = await played.canvas.findAllByRole('banner');
    const [, newQuiz] = within(header!).getAllByRole('button');
    await expect(newQuiz!.offsetHeight).toBeLessThan(48);
    await expect(header!.scrollWidth).toBe(header!.clientWidth);
  },
};

export const RightToLeft: Story = { ...UserMenu, globals: { direction: 'rtl' } };
export const DrawerRightToLeft: Story = {
  ...Drawer,
  globals: { ...onPhone, direction: 'rtl' },
};
export const InDark: Story = { ...Default, globals: { theme: 'dark' } };
export const DrawerInDark: Story = { ...Drawer, globals: { ...onPhone, theme: 'dark' } };
