import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Result } from '../../../src/api/entities';
import { ResultDetail } from '../../../src/results/detail/ResultDetail';
import { mockQuizzes } from '../../../src/testing';
import { expectSaid, expectToast } from '../../quizzes/expectToast';
import { bigClass, bigResult } from '../bigClass';
import { enterText } from '../../enterText';

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
    const path = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(path.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '#/results');
    // Mary was late. Students who never joined are in the group but not in the table.
    await expect(await canvas.findByText('4 of 5')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Did not take part' })).toBeVisible();
  },
};

/** With the keyboard: Tab to the tabs, an arrow to the next, Enter to see it. */
export const Charts: Story = {
  globals: { direction: 'ltr' },
  beforeEach: ({ msw }) => msw.use(...bigClass(180)),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('tab', { name: 'Participants' })).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const scores = await canvas.findByRole('table', { name: 'Score distribution' });
    // Shown once the points of the quiz are known.
    await waitFor(() => expect(within(scores).getAllByRole('row')).toHaveLength(11));
    await expect(canvas.getByRole('table', { name: 'Time taken' })).toBeVisible();
  },
};

/** With partial credit, a bar counts everyone from one whole score up to the next. */
export const PartialScores: Story = {
  globals: { direction: 'ltr' },
  beforeEach: ({ msw }) => {
    const { quiz, participants, ...result } = bigResult(40);
    const halves = participants.map((row) => ({ ...row, score: row.score / 4 }));
    msw.use(
      http.get('*/api/quiz/result', () =>
        HttpResponse.json([{ ...result, quiz, participants: halves }]),
      ),
      http.get(`*/api/quiz/${mockQuizzes.closed.id}`, () =>
        HttpResponse.json({
          ...{ _id: mockQuizzes.closed.id, title: 'Warm-up', grading: 'partial' },
          ...{ questions_number: 5, score_per_question: 2 },
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Scores and times' }));
    const scores = within(await canvas.findByRole('table', { name: 'Score distribution' }));
    await waitFor(() => expect(scores.getAllByRole('row')).toHaveLength(7));
    await expect(scores.getByRole('row', { name: /^4–5\.99/ })).toBeVisible();
    await expect(scores.getByRole('row', { name: /^10 / })).toBeVisible();
  },
};

/** A class large enough for every figure. Questions can be sorted by what needs attention first. */
export const Questions: Story = {
  beforeEach: ({ msw }) => msw.use(...bigClass(180)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Questions' }));
    await expect(await canvas.findByText('Based on 180 graded attempts')).toBeVisible();
    await expect(canvas.getByText('Check the answer')).toBeVisible();
    await expect(canvas.getAllByText('Weak')[0]).toBeVisible();
    await expect(canvas.getAllByText('No one chose this')[0]).toBeVisible();
  },
};

/** With four attempts no figure is meaningful. The counts show, and why there is no more. */
export const QuestionsOfAFew: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Questions' }));
    await expect(await canvas.findByText('Based on 4 graded attempts')).toBeVisible();
    await expect(canvas.getByText(/^Shares need at least 10 attempts/)).toBeVisible();
    await expect(canvas.queryByText(/\(\d+%\)/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

/** A server without the optional operation has no such tab. */
export const WithoutEvidence: Story = {
  beforeEach: ({ school }) => school.failNext('evidence', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 5')).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Questions' })).not.toBeInTheDocument();
  },
};

/** Export with ids is in the menu beside the button: Enter opens it. */
export const ExportWithIds: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'More export options' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: /^Export with IDs/ })).toBeVisible();
  },
};

/** Mary's submission came after the end. The dialog begins on Cancel; Tab and Enter accept. */
export const LateAccepted: Story = {
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', {
      name: 'Accept the late submission from Mary Jackson',
    });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Accept the late submission?' });
    await expect(dialog).toHaveTextContent(/Mary Jackson submitted 5 answers after the end/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expectToast('Late submission accepted. Mary Jackson: 8');
    await waitFor(() => expect(canvas.queryByText('Late')).not.toBeInTheDocument());
    await expect(canvas.getByRole('row', { name: /^Mary Jackson/ })).toHaveTextContent(/8/);
    await expect(canvas.getByText('Late, accepted')).toBeVisible();
  },
};

/** If the server refuses, the submission stays late, and the dialog stays open for a retry. */
export const LateRefused: Story = {
  beforeEach: ({ school }) => school.failNext('acceptLate', { status: 502, html: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept the late/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await expectSaid('The late submission could not be accepted. Try again.');
    await expect(dialog).toBeVisible();
    await expect(canvas.getByText('Late')).toBeVisible();
  },
};

/** A thousand rows. Only those near the visible ones are drawn; search and order cover all. */
export const AThousandParticipants: Story = {
  beforeEach: ({ msw }) => msw.use(...bigClass(1000)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^Ada Hopper 1\b/ });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await userEvent.click(canvas.getByRole('button', { name: 'Score' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('40'));
    await enterText(canvas.getByRole('searchbox', { name: 'Search participants' }), '777');
    await expect(await canvas.findByText('1 of 1000')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  beforeEach: ({ msw }) => msw.use(...bigClass(40)),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search participants' });
    await enterText(search, 'nobody');
    await expect(await canvas.findByText('Nothing matches your search')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByRole('row', { name: /^Ada Hopper 1\b/ })).toBeVisible();
  },
};

export const LongTitle: Story = {
  beforeEach: ({ msw }) => {
    const result = bigResult(3);
    msw.use(
      http.get('*/api/quiz/result', () =>
        HttpResponse.json([{ ...result, quiz: { ...result.quiz, title: 'Warmup'.repeat(50) } }]),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /^Warmup/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...Questions, globals: { direction: 'rtl' } };

export const InDark: Story = { ...Charts, globals: { theme: 'dark', direction: 'ltr' } };

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
    await expect(await canvas.findAllByRole('cell', { name: 'N/A' })).toHaveLength(2);
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
    await expect(await canvas.findByText('Result not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
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
  beforeEach: ({ school }) => school.failNext('results', { status: 502, html: true }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The results could not be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
