import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createQuizClient } from '../../src/api/createQuizClient';
import { joinQuizOptions } from '../../src/api/operations';
import { QuizRunner } from '../../src/quizzes/runner/QuizRunner';
import { mockQuizzes } from '../../src/testing';
import { compareFirstQuestion } from './compareHosts';

const { open } = mockQuizzes;

const meta = {
  title: 'Hosts/First question',
  component: QuizRunner,
  args: { quizId: open.id },
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, school: { as: 'student' } },
  beforeEach: async ({ school }) => {
    const client = createQuizClient({ getToken: () => school.as('student').token });
    await joinQuizOptions(client).mutationFn({ code: open.code });
  },
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In every host, the sheet for the first question does what the whole sheet does. */
export const Sheet: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Question 1, not answered' });
    const runner = canvasElement.querySelector('.qw-runner');
    await waitFor(() => expect(runner?.querySelectorAll('fieldset')).toHaveLength(5));
    for (const { elements, differences } of compareFirstQuestion(runner as Element)) {
      await expect(elements).toBeGreaterThan(80);
      await expect(differences).toEqual([]);
    }
  },
};
