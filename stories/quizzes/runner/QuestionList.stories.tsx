import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { PaperQuestion } from '../../../src/api/entities';
import { createAnswerSheet } from '../../../src/attempt/answers/answerSheet';
import {
  QuestionList,
  type QuestionListHandle,
} from '../../../src/quizzes/runner/paper/QuestionList';

const list = createRef<QuestionListHandle>();

function questionsOf(count: number): PaperQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `q${index + 1}`,
    // Some need a second line, so that no height can be guessed.
    title: `What is ${index} + 1${index % 3 === 0 ? ', counted on the fingers of all the students of this group and of their teachers' : ''}?`,
    options: { A: `${index}`, B: `${index + 1}`, C: `${index + 2}`, D: `${index + 3}` },
  }));
}

const meta = {
  title: 'Quizzes/QuestionList',
  component: QuestionList,
  args: {
    questions: questionsOf(200),
    sheet: createAnswerSheet({}, () => undefined),
    isChecked: false,
    disabled: false,
    overruled: {},
    onCleared: () => undefined,
  },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    // Axe takes seconds to read 200 questions, which are like those of `Short`.
    a11y: { test: 'off' },
    docs: { story: { inline: false, height: '560px' } },
  },
  render: (args) => (
    <div className="qw-runner">
      <QuestionList {...args} ref={list} />
    </div>
  ),
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (canvas: HTMLElement) => canvas.querySelectorAll<HTMLElement>('[data-question]');

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function untilAllDrawn(canvas: HTMLElement, count: number): Promise<void> {
  await waitFor(() => expect(drawn(canvas)).toHaveLength(count));
  await frame();
  await frame();
}

export const Short: Story = {
  args: { questions: questionsOf(5) },
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(5);
  },
};

/** All questions soon appear, in order. The page keeps its height in the meantime. */
export const Long: Story = {
  play: async ({ canvasElement }) => {
    await expect(drawn(canvasElement).length).toBeLessThan(200);
    await waitFor(() => expect(drawn(canvasElement).length).toBeGreaterThan(10));
    const { scrollHeight } = document.documentElement;
    await untilAllDrawn(canvasElement, 200);
    const order = [...drawn(canvasElement)].map(({ dataset }) => dataset.question);
    await expect(order).toEqual(questionsOf(200).map(({ _id }) => _id));
    await expect(document.documentElement.scrollHeight / scrollHeight).toBeCloseTo(1, 2);
  },
};

/** The question is drawn at once, and does not move while those around it are drawn. */
export const FarQuestion: Story = {
  play: async ({ canvasElement }) => {
    const question = list.current?.show(150);
    if (question === undefined) throw new Error('The list is not there.');
    await expect(question).toHaveTextContent('What is 150 + 1');
    await expect(drawn(canvasElement).length).toBeLessThan(200);
    question.scrollIntoView();
    question.querySelector('input')?.focus();
    await frame();
    await frame();
    const { top } = question.getBoundingClientRect();
    await untilAllDrawn(canvasElement, 200);
    await expect(Math.abs(question.getBoundingClientRect().top - top)).toBeLessThan(2);
    await expect(question.querySelector('input')).toHaveFocus();
  },
};

/** Questions that the user has scrolled to are drawn before earlier ones. */
export const ScrolledAhead: Story = {
  play: async ({ canvasElement }) => {
    const html = document.documentElement;
    html.scrollTop = html.scrollHeight;
    await waitFor(() => {
      const last = canvasElement.querySelector('[data-question="q200"]');
      return expect(last).toBeVisible();
    });
    await expect(drawn(canvasElement).length).toBeLessThan(200);
    await untilAllDrawn(canvasElement, 200);
  },
};

/** Distant questions are not laid out, and the browser's own search still finds them. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    await untilAllDrawn(canvasElement, 200);
    const last = list.current?.show(199);
    const isLaidOut = () =>
      last?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    await expect(isLaidOut()).toBe(false);
    const { find } = window as unknown as { find: (text: string) => boolean };
    await expect(find.call(window, 'What is 199 + 1')).toBe(true);
    await frame();
    await frame();
    await expect(isLaidOut()).toBe(true);
    await expect(last?.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
};

/** A focus ring extends by 4 px, and must not be clipped. */
export const FocusRing: Story = {
  play: async ({ canvasElement }) => {
    await untilAllDrawn(canvasElement, 200);
    const question = list.current?.show(60);
    const option = question?.querySelector('label:last-of-type');
    question?.scrollIntoView();
    question?.querySelector('input')?.focus();
    await frame();
    const clip = question?.getBoundingClientRect();
    const card = option?.getBoundingClientRect();
    if (!clip || !card) throw new Error('There is no question to look at.');
    await expect(card.left - clip.left).toBeGreaterThanOrEqual(4);
    await expect(clip.right - card.right).toBeGreaterThanOrEqual(4);
    await expect(clip.bottom - card.bottom).toBeGreaterThanOrEqual(4);
  },
};
