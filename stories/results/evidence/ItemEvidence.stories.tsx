import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ItemEvidence } from '../../../src/results/evidence/ItemEvidence';
import { mockQuizzes } from '../../../src/testing';
import { chooseOption } from '../../ui/chooseOption';
import { bigClass } from '../bigClass';
import { inSidebar } from '../../ui/arrange';

const meta = {
  title: 'Results/ItemEvidence',
  component: ItemEvidence,
  args: { quizId: mockQuizzes.closed.id },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof ItemEvidence>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enough attempts for every figure and every verdict. */
export const Default: Story = {
  beforeEach: ({ msw }) => msw.use(...bigClass(180)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Based on 180 graded attempts')).toBeVisible();
    const chart = canvas.getByRole('table', { name: 'Answers to What does CSS stand for?' });
    const right = within(chart).getByRole('row', { name: /Cascading Style Sheets Right answer/ });
    await expect(right).toHaveTextContent(/\d+ \(9\d%\)/);

    await chooseOption(canvasElement, 'Sort by', 'Hardest first');
    const titles = () => canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await waitFor(() => expect(titles().at(-1)).toBe('1. What does CSS stand for?'));
    await chooseOption(canvasElement, 'Sort by', 'Lowest discrimination first');
    await waitFor(() => expect(titles()[0]).toBe('5. Which of these is not a primitive?'));
  },
};

/** Ten attempts allow shares, not yet a discrimination. */
export const Small: Story = {
  beforeEach: ({ msw }) => msw.use(...bigClass(18)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Based on 18 graded attempts')).toBeVisible();
    await expect(canvas.getByText(/^Discrimination needs at least 30/)).toBeVisible();
    await expect(canvas.getAllByText('Too few attempts')).toHaveLength(5);
  },
};

/** Four attempts. */
export const TooFew: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Based on 4 graded attempts')).toBeVisible();
    await expect(canvas.getAllByText('Too few attempts')).toHaveLength(10);
  },
};

/** Nothing before the quiz closes, or if the server lacks the operation. */
export const BeforeTheClose: Story = {
  args: { quizId: mockQuizzes.open.id },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading…')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
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
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Narrow: Story = {
  ...Default,
  decorators: [inSidebar],
};

export const InDark: Story = { ...Default, globals: { theme: 'dark' } };
