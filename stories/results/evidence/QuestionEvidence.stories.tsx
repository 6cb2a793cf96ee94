import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { QuestionEvidence } from '../../../src/results/evidence/QuestionEvidence';
import { bigEvidence, bigResult } from '../bigClass';

const meta = {
  title: 'Results/QuestionEvidence',
  component: QuestionEvidence,
  args: { questionId: 'question-1' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof QuestionEvidence>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three closed quizzes. The oldest worded the question differently. */
function threeQuizzes(attempts: readonly number[] = [120, 45, 60]) {
  const { quiz } = bigResult(0);
  const titles = ['Midterm', 'Retake', 'Last year'];
  return [
    http.get('*/api/quiz/result', () =>
      HttpResponse.json(
        titles.map((title, index) => {
          const closed_at = new Date(Date.UTC(2026, 4, 4 - index)).toISOString();
          const _id = `quiz-${index}`;
          return { _id, quiz: { ...quiz, _id, title, closed_at }, participants: [] };
        }),
      ),
    ),
    http.get('*/api/quiz/evidence/:id', ({ params }) => {
      const index = Number(String(params.id).slice(-1));
      const evidence = bigEvidence(attempts[index] ?? 0);
      const items = evidence.items.map((item) =>
        index === 2 ? { ...item, title: `${item.title} (old)` } : item,
      );
      return HttpResponse.json({ ...evidence, quiz: params.id, items });
    }),
  ];
}

export const Default: Story = {
  beforeEach: ({ msw }) => msw.use(...threeQuizzes()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Based on 165 graded attempts in 2 quizzes/),
    ).toBeVisible();
    await expect(canvas.getByText(/1 older quiz worded it differently/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Midterm/ })).toHaveTextContent(/120/);
    await expect(canvas.getByRole('row', { name: /^Retake/ })).toHaveTextContent(/45/);
    await expect(canvas.queryByRole('row', { name: /^Last year/ })).not.toBeInTheDocument();
  },
};

export const TooFew: Story = {
  beforeEach: ({ msw }) => msw.use(...threeQuizzes([4, 3, 2])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Based on 7 graded attempts in 2 quizzes/)).toBeVisible();
    await expect(canvas.queryByText(/\d%\)/)).not.toBeInTheDocument();
  },
};

/** No closed quiz asked the question. */
export const NotUsed: Story = {
  args: { questionId: 'no-such-question' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not used in recent quizzes')).toBeVisible();
  },
};

/** A server without the optional operation: nothing shows, and it is asked once. */
export const WithoutEvidence: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...threeQuizzes().slice(0, 1),
      http.get('*/api/quiz/evidence/*', () => new HttpResponse(null, { status: 404 })),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Loading…')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('evidence', { status: 502, html: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The statistics could not be loaded.')).toBeVisible();
  },
};
