import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaperQuestion } from '../../../src/api/entities';
import { createAnswerSheet } from '../../../src/attempt/answers/answerSheet';
import {
  QuestionList,
  type QuestionListHandle,
} from '../../../src/quizzes/runner/paper/QuestionList';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function questionsOf(count: number): PaperQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `q${index + 1}`,
    title: `What is ${index} + 1?`,
    options: { A: `${index}`, B: `${index + 1}`, C: `${index + 2}`, D: `${index + 3}` },
  }));
}

function take(questions: readonly PaperQuestion[]) {
  const sheet = createAnswerSheet({}, () => undefined);
  const list = createRef<QuestionListHandle>();
  render(
    <QuestionList
      ref={list}
      questions={questions}
      sheet={sheet}
      isChecked={false}
      disabled={false}
      overruled={{}}
      onCleared={() => undefined}
    />,
  );
  const show = (index: number) => {
    let question: HTMLElement | undefined;
    act(() => {
      question = list.current?.show(index);
    });
    return question as HTMLElement;
  };
  return { sheet, show };
}

/** The positions that the drawn questions show. */
const drawn = () =>
  screen
    .getAllByText(/^Question \d+ of \d+$/)
    .map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Lets the browser be idle once. */
const rest = () => act(() => vi.runOnlyPendingTimersAsync());

/** Lets the browser be idle long enough for any list here. */
async function restLong(): Promise<void> {
  for (let times = 0; times < 20; times += 1) await rest();
}

test('draws a paper of usual length at once', () => {
  take(questionsOf(50));
  expect(drawn()).toEqual(upTo(50));
});

test('draws the beginning of a long paper first, and the rest while the browser is idle', async () => {
  take(questionsOf(105));
  expect(drawn()).toEqual(upTo(10));
  await rest();
  expect(drawn()).toEqual(upTo(20));
  await restLong();
  expect(drawn()).toEqual(upTo(105));
});

test('draws a distant question on request, in its place', async () => {
  const { show } = take(questionsOf(105));
  const question = show(103);
  expect(within(question).getByRole('radiogroup')).toHaveAccessibleName(
    'Question 104 of 105. What is 103 + 1?',
  );
  expect(drawn()).toEqual([...upTo(10), 101, 102, 103, 104, 105]);
  await restLong();
  expect(drawn()).toEqual(upTo(105));
  expect(question).toBeInTheDocument();
});

test('finds a drawn question without drawing more', () => {
  const { show } = take(questionsOf(100));
  const question = show(4);
  expect(question).toHaveTextContent('Question 5 of 100');
  expect(drawn()).toEqual(upTo(10));
});

test('throws for a question that does not exist', () => {
  const { show } = take(questionsOf(3));
  expect(() => show(3)).toThrow(RangeError);
});

test('prints every question, however early', () => {
  take(questionsOf(105));
  fireEvent(window, new Event('beforeprint'));
  expect(drawn()).toEqual(upTo(105));
});

test('draws only the answered question again', async () => {
  const questions = questionsOf(100);
  const read = new Set<string>();
  for (const question of questions) {
    const { _id, title } = question;
    Object.defineProperty(question, 'title', { get: () => (read.add(_id), title) });
  }
  const { sheet } = take(questions);
  await restLong();
  read.clear();
  act(() => sheet.choose('q42', 'B'));
  expect([...read]).toEqual(['q42']);
});
