import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QuizDetail } from '../../src/quizzes/QuizDetail';
import { mockQuizzes } from '../../src/testing';

const meta = {
  title: 'Quizzes/QuizDetail',
  component: QuizDetail,
  args: { quizId: mockQuizzes.open.id },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof QuizDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
    await expect(canvas.getByText('7KQ2-MXWD')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await expect(canvas.getByText('45 minutes')).toBeVisible();
    await expect(canvas.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(canvas.getByText(/^\d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByText('Both')).toBeVisible();
  },
};

/** The code is for the instructor alone. */
export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
    await expect(canvas.queryByText('7KQ2-MXWD')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Copy code' })).not.toBeInTheDocument();
  },
};

export const OfAnotherInstructor: Story = {
  args: { quizId: mockQuizzes.fullGroup.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is no such quiz among yours.',
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
  beforeEach: ({ school }) => school.failNext('quiz', 500),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadRetried: Story = {
  ...LoadError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
  },
};
