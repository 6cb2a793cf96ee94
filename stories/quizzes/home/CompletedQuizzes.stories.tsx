import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CompletedQuizzes } from '../../../src/quizzes/home/CompletedQuizzes';

const meta = {
  title: 'Quizzes/CompletedQuizzes',
  component: CompletedQuizzes,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof CompletedQuizzes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Warm-up/ })).toHaveTextContent(
      /^Warm-up\s*Closed\s*Easy\s*\d\d\/\d\d\/\d{4}$/,
    );
  },
};

/** The last five (spec §9), and earlier ones on request. */
export const MoreThanFive: Story = {
  beforeEach: ({ school }) => school.addMany({ closedQuizzes: 30 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('25 of 31 shown')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
  },
};

/** Of a server without pages, five are all there is to see. */
export const WithoutPages: Story = {
  ...MoreThanFive,
  parameters: { school: { as: 'student', pages: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
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
  beforeEach: ({ school }) => school.failNext('completedQuizzes', { status: 502, html: true }),
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
    await expect(await canvas.findByRole('row', { name: /^Warm-up/ })).toBeVisible();
  },
};
