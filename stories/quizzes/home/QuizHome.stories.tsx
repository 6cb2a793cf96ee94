import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { QuizHome } from '../../../src/quizzes/home/QuizHome';
import { mockQuizzes } from '../../../src/testing';
import { enterText } from '../../enterText';

const meta = {
  title: 'Quizzes/QuizHome',
  component: QuizHome,
  args: {
    questionsHref: '#/questions',
    resultsHref: '#/results',
    quizHref: (quizId) => `#/quizzes/${quizId}`,
    resultHref: (quizId) => `#/results/${quizId}`,
    joinHref: (code) => `https://school.example/join?code=${code}`,
    onJoined: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof QuizHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quizzes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set up a new Quiz' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Question Bank' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Results' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open How the web works' })).toBeVisible();
    const completed = within(canvas.getByRole('region', { name: 'Completed Quizzes' }));
    await expect((await completed.findAllByText('Warm-up'))[0]).toBeVisible();
  },
};

/** The big button opens the form; Escape closes it and gives the focus back. */
export const SettingUp: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Set up a new Quiz' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Set up a new quiz' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A student joins here, and sees the closed quizzes that they took part in. */
export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join quiz' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Question Bank' })).not.toBeInTheDocument();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: /^Open / })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('columnheader', { name: 'Created At' })).toBeVisible();
  },
};

export const Joining: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join quiz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join quiz' }));
    await enterText(dialog.getByLabelText('Code'), mockQuizzes.open.code);
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(args.onJoined).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Empty: Story = {
  parameters: { school: { as: 'george@school.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No quizzes available')).toBeVisible();
    await expect(await canvas.findByText('No completed quizzes found')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading…')).toHaveLength(2));
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => {
    school.failNext('upcomingQuizzes', { status: 502, html: true });
    school.failNext('results', { status: 502, html: true });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
};

/** Without addresses there are no links, and the host decides where to go. */
export const WithoutLinks: Story = {
  render: ({ onJoined }) => <QuizHome onJoined={onJoined} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const InDark: Story = { ...Default, globals: { theme: 'dark' } };
