import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import type { Result } from '../../src/api/entities';
import { ResultDetail } from '../../src/results/ResultDetail';
import { mockQuizzes } from '../../src/testing';

const meta = {
  title: 'Results/ResultDetail',
  component: ResultDetail,
  args: { quizId: mockQuizzes.closed.id, resultsHref: '#/results' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof ResultDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

function answeringWith(participants: Result['participants']) {
  const result: Result = {
    _id: mockQuizzes.closed.id,
    quiz: { _id: mockQuizzes.closed.id, title: 'Warm-up', group: 'group-web-1' },
    participants,
  };
  return http.get('*/api/quiz/result', () => HttpResponse.json([result]));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Warm-up' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Grace Hopper/ });
    await expect(row).toHaveTextContent(/^Grace Hopper\s*grace@school\.example\s*8\s*12m 5s$/);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    const path = within(canvas.getByRole('navigation', { name: 'Where you are' }));
    await expect(path.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '#/results');
  },
};

/** A student sees their own row. */
export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Grace Hopper/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** A row whose times are missing or contradict each other has no duration. */
export const WithoutTimes: Story = {
  beforeEach: ({ msw }) => {
    const participant = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@school.example' };
    msw.use(
      answeringWith([
        { _id: 'row-1', participant, score: 8 },
        {
          _id: 'row-2',
          participant: { ...participant, first_name: 'Hedy', last_name: 'Lamarr' },
          score: 6,
          started_at: '2026-05-04T09:30:00.000Z',
          finished_at: '2026-05-04T09:00:00.000Z',
        },
      ]),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(2);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(answeringWith([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No participants found for this quiz')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { quizId: mockQuizzes.fullGroup.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such result')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
      'href',
      '#/results',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('results', 500),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The results could not be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadRetried: Story = {
  ...LoadError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Warm-up' })).toBeVisible();
  },
};
