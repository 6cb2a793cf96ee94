import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaperQuestion } from '../../../src/api/entities';
import { createAnswerSheet } from '../../../src/attempt/answers/answerSheet';
import { QuestionList, type QuestionListHandle } from '../../../src/quizzes/runner/QuestionList';

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

/** The positions that the drawn questions say they have. */
const drawn = () =>
  screen
    .getAllByText(/^Question \d+ of \d+$/)
    .map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The browser has nothing to do once. */
const rest = () => act(() => vi.runOnlyPendingTimersAsync());

/** Long enough for any list here. */
async function restLong(): Promise<void> {
  for (let times = 0; times < 20; times += 1) await rest();
}

test('a paper of usual length is drawn at once', () => {
  take(questionsOf(50));
  expect(drawn()).toEqual(upTo(50));
});

test('of a long paper the beginning is drawn first, and all of it while the browser is idle', async () => {
  take(questionsOf(105));
  expect(drawn()).toEqual(upTo(10));
  await rest();
  expect(drawn()).toEqual(upTo(20));
  await restLong();
  expect(drawn()).toEqual(upTo(105));
});

test('a far question is drawn as soon as it is asked for, in its place', async () => {
  const { show } = take(questionsOf(105));
  const question = show(103);
  expect(within(question).getByRole('radiogroup')).toHaveAccessibleName(
    'Question 104 of 105 What is 103 + 1?',
  );
  expect(drawn()).toEqual([...upTo(10), 101, 102, 103, 104, 105]);
  await restLong();
  expect(drawn()).toEqual(upTo(105));
  expect(question).toBeInTheDocument();
});

test('a drawn question is found without drawing more', () => {
  const { show } = take(questionsOf(100));
  const question = show(4);
  expect(question).toHaveTextContent('Question 5 of 100');
  expect(drawn()).toEqual(upTo(10));
});

test('a question that is not there cannot be shown', () => {
  const { show } = take(questionsOf(3));
  expect(() => show(3)).toThrow(RangeError);
});

test('a print shows every question, however early it comes', () => {
  take(questionsOf(105));
  fireEvent(window, new Event('beforeprint'));
  expect(drawn()).toEqual(upTo(105));
});

test('an answer draws its own question again and no other', async () => {
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
