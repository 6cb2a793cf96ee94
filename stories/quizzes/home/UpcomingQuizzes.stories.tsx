import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createOutboxStore } from '../../../src/attempt/keeping/outboxStore';
import { UpcomingQuizzes } from '../../../src/quizzes/home/UpcomingQuizzes';
import { mockQuizzes } from '../../../src/testing';
import { Button } from '../../../src/ui/button/Button';

const meta = {
  title: 'Quizzes/UpcomingQuizzes',
  component: UpcomingQuizzes,
  argTypes: { ref: { table: { disable: true } }, emptyAction: { control: false } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof UpcomingQuizzes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { quizHref: (quizId) => `#/quizzes/${quizId}` },
  play: async ({ canvas }) => {
    const [open, later] = await canvas.findAllByRole('listitem');
    if (open === undefined || later === undefined) throw new Error('two quizzes were expected');
    await expect(within(open).getByRole('heading', { name: 'How the web works' })).toBeVisible();
    await expect(within(open).getByText('Open now')).toBeVisible();
    await expect(within(open).getByText('2 students joined')).toBeVisible();
    await expect(within(later).queryByText('Open now')).not.toBeInTheDocument();
    await expect(within(later).getByText('0 students joined')).toBeVisible();
    await expect(
      within(later).getByRole('link', { name: 'Open Layout on the web' }),
    ).toHaveAttribute('href', `#/quizzes/${mockQuizzes.upcoming.id}`);
  },
};

/**
 * A student sees the quizzes of their group with a picture and the title in capitals, without a link
 * to the quiz's own page; one that is open asks for its code.
 */
export const ForAStudent: Story = {
  args: { onJoin: fn(), testHref: (quizId) => `#/test/${quizId}` },
  parameters: { school: { as: 'student' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[data-part="image"]')).toHaveLength(2);
    await expect(getComputedStyle(canvas.getByText('How the web works')).textTransform).toBe(
      'uppercase',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Join How the web works' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

/** A token of the host's leaves titles as they were typed. */
export const TitlesAsTyped: Story = {
  args: { className: 'story-titles-as-typed' },
  parameters: { school: { as: 'student' } },
  render: (args) => (
    <>
      <style>{'.story-titles-as-typed { --qw-title-case: none }'}</style>
      <UpcomingQuizzes {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByText('How the web works');
    await expect(getComputedStyle(title).textTransform).toBe('none');
  },
};

/** Katherine is half-way through a quiz. Without an address, nothing is offered. */
export const Running: Story = {
  args: { testHref: (quizId) => `#/test/${quizId}` },
  parameters: { school: { as: 'katherine@school.example' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Continue How the web works' }),
    ).toHaveAttribute('href', `#/test/${mockQuizzes.open.id}`);
  },
};

export const Submitted: Story = {
  args: { testHref: (quizId) => `#/test/${quizId}` },
  parameters: { school: { as: 'hedy@school.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Submitted')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** What was submitted waits on the device, so that the quiz is not offered again. */
export const NotSentYet: Story = {
  args: { onJoin: fn(), testHref: (quizId) => `#/test/${quizId}` },
  parameters: { school: { as: 'student' } },
  beforeEach({ msw, school }) {
    msw.use(http.post('*/api/quiz/submit/:id', () => HttpResponse.error()));
    createOutboxStore(school.as('student').user._id, localStorage).keep({
      quiz: mockQuizzes.open.id,
      title: 'How the web works',
      choices: {},
      held: {},
      revision: null,
      isTimeUp: false,
      copy: [],
      madeAt: '2026-05-04T09:10:00.000Z',
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not sent yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  },
};

export const Limited: Story = {
  args: { limit: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  },
};

/** The first five of many (spec §9), and the rest on request. The focus stays below the cards. */
export const MoreThanFive: Story = {
  beforeEach: ({ school }) => school.addMany({ upcomingQuizzes: 10 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 of 12 shown')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
};

export const MoreShown: Story = {
  ...MoreThanFive,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Show more' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const status = await canvas.findByText('12 of 12 shown');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(status).toHaveFocus());
  },
};

export const MoreRightToLeft: Story = {
  ...MoreThanFive,
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'عرض المزيد' })).toBeVisible();
  },
};

/** Of a server without pages, five are all there is to see. */
export const WithoutPages: Story = {
  ...MoreThanFive,
  parameters: { school: { as: 'instructor', pages: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const MoreFailed: Story = {
  ...MoreThanFive,
  play: async ({ canvas, school, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Show more' });
    school.failNext('upcomingQuizzes', 503);
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('12 of 12 shown')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { emptyAction: <Button variant="primary">Set up a new Quiz</Button> },
  parameters: { school: { as: 'george@school.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No quizzes available')).toBeVisible();
    await expect(
      canvas.getByText('There are no upcoming quizzes at the moment. Please check back later.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set up a new Quiz' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('upcomingQuizzes', { status: 502, html: true }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The upcoming quizzes could not be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
