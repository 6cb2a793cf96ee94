import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createQuizClient } from '../../src/api/createQuizClient';
import { joinQuizOptions } from '../../src/api/operations';
import { mockQuizzes } from '../../src/testing';
import { BareRunner } from './BareRunner';

const { open } = mockQuizzes;

/**
 * The quiz in somebody else's markup: everything that keeps answers safe and the time true is in
 * `useAttempt`, `useCountdown`, `useSaveState` and `useOutbox` of `quizwright/hooks`.
 */
const meta = {
  title: 'Attempt/A runner of your own',
  component: BareRunner,
  args: { quizId: open.id },
  parameters: { school: { as: 'student' }, docs: { story: { inline: false, height: '560px' } } },
  beforeEach: async ({ school }) => {
    const client = createQuizClient({ getToken: () => school.as('student').token });
    await joinQuizOptions(client).mutationFn({ code: open.code });
  },
} satisfies Meta<typeof BareRunner>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function answerAll({ canvas, userEvent }: Played): Promise<void> {
  for (const question of await canvas.findAllByRole('group')) {
    await userEvent.click(within(question).getAllByRole('radio')[1] as HTMLElement);
  }
}

/** Answers are drafts on the server a moment later, and then a submission. */
export const TakesAQuiz: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    await answerAll(played);
    await expect(canvas.getByLabelText('Seconds left')).toHaveTextContent(/^2[01]\d\d$/);
    await expect(await canvas.findByText(/5 of 5 answered, saved/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in' }));
    await expect(await canvas.findByText(/Receipt attempt-new-1/)).toBeVisible();
  },
};

/** No answer comes back, so the submission waits in the outbox and is sent again. */
export const KeepsWhatFails: Story = {
  play: async (played) => {
    const { canvas, userEvent, school } = played;
    await answerAll(played);
    await expect(await canvas.findByText(/5 of 5 answered, saved/)).toBeVisible();
    for (let time = 0; time < 8; time += 1) school.failNext('submitQuiz', 'network');
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in' }));
    const pending = await canvas.findByRole('list', { name: 'Not sent yet' });
    await expect(pending).toHaveTextContent('How the web works');
    await userEvent.click(within(pending).getByRole('button', { name: 'Back to the quiz' }));
    await expect(await canvas.findByText(/5 of 5 answered/)).toBeVisible();
  },
};
