import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { StudentHome } from '../../../src/quizzes/home/StudentHome';
import { mockQuizzes } from '../../../src/testing';
import { inSidebar } from '../../ui/arrange';

const { open } = mockQuizzes;

const meta = {
  title: 'Quizzes/StudentHome',
  component: StudentHome,
  args: {
    resultsHref: '#/results',
    testHref: (quizId) => `#/test/${quizId}`,
    onJoined: fn(),
    onJoinEnd: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '860px' } },
  },
} satisfies Meta<typeof StudentHome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes to Results, to Join Quiz and to the quiz that is open; Enter opens, Escape closes. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /^Warm-up/ })).toBeVisible();
    const openQuiz = await canvas.findByRole('button', { name: 'Join How the web works' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Results' })).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Join Quiz' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Join Quiz' });
    await waitFor(() => expect(within(dialog).getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.tab();
    await expect(openQuiz).toHaveFocus();
  },
};

/** Katherine is half-way through a quiz: the page begins with the way back. */
export const Running: Story = {
  parameters: { school: { as: 'katherine@school.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('“How the web works” is running')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Continue How the web works' })) {
      await expect(link).toHaveAttribute('href', `#/test/${open.id}`);
    }
  },
};

/** The dialog opens with the code of a join link; Enter joins. */
export const ByALink: Story = {
  args: { joinCode: open.code },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Quiz' }));
    const field = dialog.getByLabelText('Code');
    await expect(field).toHaveValue('7KQ2-MXWD');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onJoined).toHaveBeenCalledWith({ quizId: open.id, code: open.code }),
    );
    await expect(args.onJoinEnd).not.toHaveBeenCalled();
  },
};

/** A quiz that has not begun: the success dialog with its code, and an option to join another. */
export const JoinedBeforeTheStart: Story = {
  args: { joinCode: mockQuizzes.upcoming.code },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Quiz' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    const success = within(await screen.findByRole('dialog', { name: 'Quiz joined' }));
    const outcome = /^Quiz joined successfully\s*You joined with code H4JD-9TRW\./;
    await waitFor(() => expect(document.activeElement).toHaveTextContent(outcome));
    await expect(success.getByRole('button', { name: 'Go to the quiz' })).toBeVisible();
    await expect(success.getByRole('button', { name: 'Join another quiz' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { school: { as: 'george@school.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No quizzes available')).toBeVisible();
    await expect(
      canvas.getByText('There are no upcoming quizzes at the moment. Please check back later.'),
    ).toBeVisible();
    await expect(await canvas.findByText('No completed quizzes found')).toBeVisible();
  },
};

/** The upcoming quizzes load before they are shown. */
const shown = { selector: ':not([hidden] *)' };

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…', shown)).toBeInTheDocument();
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    // The content below does not wait long.
    await expect(await canvas.findByRole('region', { name: 'Completed Quizzes' })).toBeVisible();
  },
};

let sendUpcoming: () => void;

const upcomingAreLate: Story['beforeEach'] = ({ msw }) => {
  const isSent = new Promise<void>((resolve) => (sendUpcoming = resolve));
  msw.use(
    http.get('*/api/quiz/incomming', async () => {
      await isSent;
      return HttpResponse.json([]);
    }),
  );
};

/**
 * The completed quizzes do not wait for slow upcoming ones. If they are visible, they do not move.
 */
export const UpcomingLate: Story = {
  beforeEach: upcomingAreLate,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Warm-up/ });
    row.scrollIntoView({ block: 'end' });
    await expect(canvas.getByText('Loading…', shown)).toBeInTheDocument();
    const before = row.getBoundingClientRect().top;
    sendUpcoming();
    await expect(await canvas.findByText('No quizzes available')).toBeInTheDocument();
    await expect(row.getBoundingClientRect().top).toBe(before);
  },
};

/** If they are not visible yet, they move up, so that no gap is left above them. */
export const UpcomingLateOnAPhone: Story = {
  beforeEach: upcomingAreLate,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Warm-up/ });
    const before = row.getBoundingClientRect().top;
    sendUpcoming();
    await expect(await canvas.findByText('No quizzes available')).toBeVisible();
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(before));
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => {
    school.failNext('upcomingQuizzes', { status: 502, html: true });
    school.failNext('completedQuizzes', { status: 502, html: true });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
};

/** A title of 300 characters without a space, in a language of long words. */
export const LongWords: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/quiz/incomming', () =>
        HttpResponse.json([
          {
            _id: 'quiz-long',
            title: 'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 300),
            schadule: new Date(Date.now() - 60_000).toISOString(),
            duration: 30,
            joined: true,
            submitted: false,
          },
        ]),
      ),
    ),
  globals: { language: 'en-XA' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Donaudampf/))[0]).toBeVisible();
  },
};

export const Narrow: Story = {
  ...Running,
  decorators: [inSidebar],
};

export const RightToLeft: Story = { ...Running, globals: { direction: 'rtl' } };
export const InDark: Story = { ...Running, globals: { theme: 'dark' } };
