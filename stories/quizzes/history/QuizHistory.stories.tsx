import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import type { RecordedChange } from '../../../src/api/entities';
import { QuizHistory } from '../../../src/quizzes/history/QuizHistory';
import { mockQuizzes } from '../../../src/testing';
import { inSidebar } from '../../ui/arrange';

const meta = {
  title: 'Quizzes/QuizHistory',
  component: QuizHistory,
  args: { quizId: mockQuizzes.closed.id },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof QuizHistory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: /^(History|السجل|Verlauf)$/ }));
}

const history = (changes: Partial<RecordedChange>[], more = false) =>
  http.get('*/api/quiz/:id/changes', () =>
    HttpResponse.json({
      changes: changes.map((change, index) => ({
        at: new Date(Date.UTC(2026, 4, 4, 9, 50) - index * 260_000).toISOString(),
        who: { _id: 'user-ada', first_name: 'Ada', last_name: 'Lovelace' },
        ...change,
      })),
      more,
    }),
  );

const mary = { _id: 'user-mary', first_name: 'Mary', last_name: 'Jackson' };

/** Each kind of change. */
const everyKind: Partial<RecordedChange>[] = [
  { action: 'attempt.delete', student: { _id: 'gone' }, before: { score: 6, answered: 5 } },
  {
    ...{ action: 'attempt.restore', student: mary },
    ...{ before: { score: 60 }, after: { score: 40, changed_answers: 3 } },
  },
  {
    ...{ action: 'attempt.accept', student: mary },
    ...{ before: { score: 40 }, after: { score: 60, changed_answers: 3 } },
  },
  { action: 'attempt.submit', who: mary, student: mary, after: { answered: 5, late: true } },
  { action: 'quiz.grade', who: null, after: { attempts: 2 } },
  { action: 'attempt.submit', who: mary, student: mary, after: { answered: 3 } },
  { action: 'attempt.submit', who: mary, student: mary, after: { answered: 3, score: 1 } },
  { action: 'quiz.extend', student: mary, after: { minutes: 5, reopened: 1 } },
  { action: 'quiz.extend', after: { minutes: 10, reopened: 0 } },
  {
    ...{ action: 'quiz.update', before: { title: 'Warm-up' } },
    after: { title: 'Warm up', description: true },
  },
];

/** Closed: nothing is loaded. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'History' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Opened: Story = {
  play: async (played) => {
    await open(played);
    const list = within(await played.canvas.findByRole('list', { name: 'Changes, newest first' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await expect(list.getByText(/submitted too late/)).toBeVisible();
  },
};

export const EveryKind: Story = {
  beforeEach: ({ msw }) => msw.use(history(everyKind)),
  play: async (played) => {
    await open(played);
    await expect(await played.canvas.findByText(/from 40 to 60 points/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(history([])),
  play: async (played) => {
    await open(played);
    await expect(await played.canvas.findByText('No changes recorded yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async (played) => {
    await open(played);
    await expect(await played.canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('quizChanges', { status: 502, html: true }),
  play: async (played) => {
    await open(played);
    const { canvas } = played;
    await expect(await canvas.findByText('The history could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/quiz/:id/changes', () => new HttpResponse('', { status: 502 }))),
  play: async (played) => {
    await open(played);
    await expect(await played.canvas.findByRole('alert')).toBeVisible();
  },
};

/** A server without the operation: the widget says so once, and the next page does not offer it. */
export const Missing: Story = {
  beforeEach: ({ school }) => school.failNext('quizChanges', 501),
  play: async (played) => {
    await open(played);
    await expect(
      await played.canvas.findByText('This server does not keep a history.'),
    ).toBeVisible();
  },
};

/** Ten of 200 at first. The focus moves to where the others begin. */
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(history(Array.from({ length: 20 }, () => everyKind).flat(), true)),
  play: async (played) => {
    await open(played);
    const { canvas, userEvent } = played;
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 200 changes' }));
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(200);
    await expect(rows[10]).toHaveFocus();
    await expect(canvas.getByText(/^Only the newest 200 changes/)).toBeInTheDocument();
  },
};

/** An action of a newer server, shown as it is. */
export const UnknownAction: Story = {
  beforeEach: ({ msw }) =>
    msw.use(history([{ action: 'quiz.shuffle', after: { order: 'new' } }, { action: 'x.y' }])),
  play: async (played) => {
    await open(played);
    await expect(await played.canvas.findByText(/quiz\.shuffle/)).toBeVisible();
  },
};

export const LongNames: Story = {
  beforeEach: ({ msw }) => {
    const long = { _id: 'long', first_name: 'Wolfeschlegelsteinhausen'.repeat(3), last_name: 'Bo' };
    const title = 'Webentwicklungsgrundlagen'.repeat(6);
    msw.use(
      history([
        { action: 'quiz.update', who: long, before: { title }, after: { title: `${title}!` } },
        ...everyKind.map((change) => ({
          ...change,
          ...(change.student && { student: long }),
          ...(change.who && { who: long }),
        })),
      ]),
    );
  },
  play: async (played) => {
    await open(played);
    const list = await played.canvas.findByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Narrow: Story = { ...EveryKind, decorators: [inSidebar] };
export const InDark: Story = { ...EveryKind, globals: { theme: 'dark' } };

export const InArabic: Story = {
  beforeEach: ({ msw }) => msw.use(history(everyKind)),
  globals: { language: 'ar', direction: 'rtl' },
  play: async (played) => {
    await open(played);
    await expect((await played.canvas.findAllByRole('listitem')).length).toBeGreaterThan(5);
  },
};

export const InGerman: Story = {
  beforeEach: ({ msw }) => msw.use(history(everyKind)),
  globals: { language: 'de' },
  play: async (played) => {
    await open(played);
    await expect((await played.canvas.findAllByRole('listitem')).length).toBeGreaterThan(5);
  },
};
