import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ResultsTable } from '../../../src/results/list/ResultsTable';
import { mockQuizzes } from '../../../src/testing';
import { enterText } from '../../enterText';

const meta = {
  title: 'Results/ResultsTable',
  component: ResultsTable,
  argTypes: { ref: { table: { disable: true } }, emptyAction: { control: false } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof ResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open quiz has no date yet: someone has submitted it before it closed. */
export const Default: Story = {
  args: { resultHref: (quizId) => `#/results/${quizId}` },
  play: async ({ canvas }) => {
    const closed = await canvas.findByRole('row', { name: /^Warm-up/ });
    await expect(closed).toHaveTextContent(/^Warm-up\s*Web 1\s*5\s*4\s*\d\d\/\d\d\/\d{4}\s*View$/);
    const open = canvas.queryByRole('row', { name: /^How the web works/ });
    await expect(open).not.toBeInTheDocument();

    const link = within(closed).getByRole('link', { name: 'View the results of Warm-up' });
    await expect(link).toHaveAttribute('href', `#/results/${mockQuizzes.closed.id}`);
  },
};

/** A host that shows results in its own place gets the result instead of a link. */
export const OpenedByTheHost: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'View the results of Warm-up' }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ _id: mockQuizzes.closed.id }),
    );
  },
};

export const Limited: Story = {
  args: { limit: 1 },
  beforeEach: ({ school }) => school.clock.advance(60 * 60_000),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^How the web works/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^Warm-up/ })).not.toBeInTheDocument();
  },
};

/** Hundreds of results, searched, sorted, and drawn only where they are visible. */
export const Hundreds: Story = {
  args: { resultHref: (quizId) => `#/results/${quizId}` },
  beforeEach: ({ msw }) => {
    const results = Array.from({ length: 600 }, (_, index) => ({
      _id: `quiz-${index}`,
      quiz: {
        _id: `quiz-${index}`,
        title: `Weekly test ${600 - index}`,
        group: 'group-web-1',
        closed_at: new Date(Date.UTC(2026, 4, 4) - index * 86_400_000).toISOString(),
      },
      participants: [],
    }));
    msw.use(http.get('*/api/quiz/result', () => HttpResponse.json(results)));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^Weekly test 600/ });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^Weekly test 1\s*Web 1/),
    );
    await enterText(canvas.getByRole('searchbox', { name: 'Search results' }), 'test 42');
    await expect(await canvas.findByText('16 of 600')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(17);
  },
};

export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Warm-up/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** Results whose group cannot be fetched are dropped (spec §8), and counted. */
export const GroupsFailed: Story = {
  parameters: { school: { as: 'instructor', pages: false } },
  beforeEach: ({ school }) => school.failNext('group', { status: 502, html: true }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('1 result is not shown because its group could not be loaded.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /^Warm-up/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/not shown/)).not.toBeInTheDocument());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/quiz/result', () => HttpResponse.json([]))),
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
  beforeEach: ({ school }) => school.failNext('results', { status: 502, html: true }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The results could not be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
