import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import { StudentResults } from '../../../src/results/list/StudentResults';
import { mockQuizzes } from '../../../src/testing';
import { inSidebar } from '../../ui/arrange';

const meta = {
  title: 'Results/StudentResults',
  component: StudentResults,
  args: { onQuizChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '380px' } },
  },
} satisfies Meta<typeof StudentResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Tab goes to the title of a quiz and Enter opens it. Tab goes to the link back and Enter returns
 * to the row.
 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const title = await canvas.findByRole('link', { name: 'Warm-up' });
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Warm-up' })).toHaveFocus();
    await expect(args.onQuizChange).toHaveBeenCalledWith(mockQuizzes.closed.id);
    await expect(await canvas.findByText('You scored 8 of 10.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Grace Hopper You 8 / })).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Back to Last Quizzes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Warm-up' })).toHaveFocus();
    await expect(args.onQuizChange).toHaveBeenLastCalledWith(null);
  },
};

/** The last five (spec §9), and earlier ones on request, which open as the others do. */
export const MoreThanFive: Story = {
  beforeEach: ({ school }) => school.addMany({ closedQuizzes: 9 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    const earliest = await canvas.findByRole('link', { name: 'Quiz 9' });
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(earliest);
    await expect(await canvas.findByText('You scored 6 of 10.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Last Quizzes' }));
    await expect(await canvas.findByRole('link', { name: 'Quiz 9' })).toHaveFocus();
  },
};

/** The list. A click anywhere on a row opens its quiz. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Warm-up 4' })).toBeVisible();
  },
};

export const Detail: Story = {
  args: { quizId: mockQuizzes.closed.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You scored 8 of 10.')).toBeVisible();
  },
};

const participant = (first_name: string) => ({
  first_name,
  last_name: 'Hopper',
  email: `${first_name.toLowerCase()}@school.example`,
});

/** A server that sends the rows of others, and of one who never submitted. */
export const WithClassmates: Story = {
  args: { quizId: 'quiz-warm-up' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/quiz/result', () =>
        HttpResponse.json([
          {
            _id: 'r1',
            quiz: { _id: 'quiz-warm-up', title: 'Warm-up' },
            participants: [
              {
                _id: 'p1',
                participant: participant('Katherine'),
                score: 10,
                finished_at: '2026-05-03T09:20:00.000Z',
              },
              {
                _id: 'p2',
                participant: participant('Grace'),
                score: 8,
                finished_at: '2026-05-03T09:22:00.000Z',
              },
              { _id: 'p3', participant: participant('Mary'), score: 0, finished_at: null },
            ],
          },
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Grace Hopper You 8 / })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Mary Hopper 0 N/A' })).toBeVisible();
  },
};

/** Students see no result until no one can submit any more. */
export const NotOutYet: Story = {
  args: { quizId: mockQuizzes.closed.id },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/quiz/result', () => HttpResponse.json([]))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Results not published yet')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  },
};

export const NoSuchQuiz: Story = {
  args: { quizId: 'quiz-gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Result not found')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { school: { as: 'george@school.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No completed quizzes found')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  args: { quizId: mockQuizzes.closed.id },
  beforeEach: ({ school }) => school.failNext('results', { status: 502, html: true }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The results could not be loaded.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('You scored 8 of 10.')).toBeVisible();
  },
};

export const LongWords: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/quiz/completed', () =>
        HttpResponse.json([
          {
            _id: 'q1',
            title: 'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 300),
            participants: 28,
          },
          { _id: 'q2', title: 'Waves', participants: 9 },
        ]),
      ),
    ),
  globals: { language: 'en-XA' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Donaudampf/))[0]).toBeVisible();
  },
};

export const Narrow: Story = {
  ...WithClassmates,
  decorators: [inSidebar],
};

export const RightToLeft: Story = { ...WithClassmates, globals: { direction: 'rtl' } };
export const InDark: Story = { ...WithClassmates, globals: { theme: 'dark' } };
