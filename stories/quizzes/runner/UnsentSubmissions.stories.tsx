import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { PendingSubmission } from '../../../src/attempt/answers/outboxEntry';
import { createOutboxStore } from '../../../src/attempt/keeping/outboxStore';
import { UnsentSubmissions } from '../../../src/quizzes/runner/submission/UnsentSubmissions';
import { mockQuizzes, type MockSchool } from '../../../src/testing';
import { inSidebar } from '../../ui/arrange';

const { open } = mockQuizzes;
const title = 'How the web works';
const submitAddress = '*/api/quiz/submit/:id';

/** Submissions that a student made while offline. */
function submission(quiz: string, title: string, answered: number): PendingSubmission {
  const copy = Array.from({ length: 5 }, (_, index) => ({
    question: `What does sentence ${index + 1} say?`,
    answer: index < answered ? ('B' as const) : null,
    text: index < answered ? 'The second option' : '',
  }));
  const madeAt = `2026-05-04T09:1${answered}:00.000Z`;
  const draft = { choices: {}, held: {}, revision: null };
  return { quiz, title, ...draft, isTimeUp: false, copy, madeAt };
}

/** Leaves submissions on the device before the story begins. */
function leave(school: MockSchool, ...submissions: PendingSubmission[]): void {
  const store = createOutboxStore(school.as('student').user._id, localStorage);
  submissions.forEach((each) => store.keep(each));
}

const unreachable = http.post(submitAddress, () => HttpResponse.error());

const meta = {
  title: 'Quizzes/UnsentSubmissions',
  component: UnsentSubmissions,
  args: { quizHref: (quiz) => `#/test/${quiz}` },
  argTypes: { ref: { table: { disable: true } }, quizHref: { control: false } },
  parameters: { school: { as: 'student' } },
  beforeEach({ msw, school }) {
    msw.use(unreachable);
    leave(school, submission(open.id, title, 4));
  },
} satisfies Meta<typeof UnsentSubmissions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', {
      name: 'Unsent submissions',
    });
    await expect(banner).toHaveTextContent(`“${title}” has not been sent yet`);
    await expect(banner).toHaveTextContent('4 of 5 questions answered.');
    await waitFor(() => expect(banner).toHaveTextContent('The server could not be reached.'));
    await expect(canvas.getByRole('link', { name: 'Back to the quiz' })).toHaveAttribute(
      'href',
      `#/test/${open.id}`,
    );
    await expect(canvas.getByRole('button', { name: 'Download a copy' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  beforeEach({ msw }) {
    let release = (): void => {};
    const isOver = new Promise<void>((resolve) => (release = resolve));
    msw.use(http.post(submitAddress, () => isOver.then(() => HttpResponse.error())));
    // Held back for good, it would hold back the submissions of the next stories.
    return release;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/**
 * The network is back. Enter on “Retry now” sends it at once, and the focus continues from there.
 */
export const Sent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(submitAddress, () => HttpResponse.error(), { once: true }),
      http.post(submitAddress, () => HttpResponse.json({ data: { message: 'Received.' } })),
    ),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry now' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    const said = await canvas.findByText(`“${title}” was submitted.`);
    await waitFor(() => expect(said.closest('[tabindex]')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};

export const SignedOut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(submitAddress, () =>
        HttpResponse.json({ message: 'Your session has ended. Sign in again.' }, { status: 401 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sign in again to send them\./)).toBeVisible();
  },
};

/** Refused for good: it stays until the student confirms removing it. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(submitAddress, () =>
        HttpResponse.json({ message: 'You have left this quiz’s group.' }, { status: 403 }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`“${title}” was not accepted`)).toBeVisible();
    await expect(canvas.getByText(/You have left this quiz’s group\./)).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Remove from this device' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove from this device' })).toHaveFocus(),
    );
  },
};

export const AskedToRemove: Story = {
  ...Refused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from this device' }));
    await expect(canvas.getByRole('group', { name: /^Remove these answers/ })).toBeVisible();
  },
};

/** The focus continues from where the removed one was. */
export const Removed: Story = {
  ...Refused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from this device' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove for good' }));
    const said = canvas.getByText(`The answers to “${title}” were removed.`);
    await expect(said.closest('[tabindex]')).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const Several: Story = {
  beforeEach: ({ school }) =>
    leave(school, submission('q2', 'Layout on the web', 5), submission('q3', longWord, 0)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('button', { name: /Retry now|Sending/ })).toHaveLength(
      3,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The quiz's own page leaves it out, because the runner there shows it. */
export const OnTheQuizItself: Story = {
  args: { except: open.id },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const WithoutAWayBack: Story = {
  render: () => <UnsentSubmissions />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download a copy' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const InDark: Story = { ...Pending, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Pending, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Several, decorators: [inSidebar] };
export const RefusedNarrow: Story = { ...Refused, decorators: [inSidebar] };

/** Nothing is waiting, so nothing shows. */
export const Nothing: Story = {
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(screen.queryByText(/has not been sent/)).not.toBeInTheDocument();
  },
};
