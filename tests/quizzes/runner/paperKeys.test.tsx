import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/api/entities';
import { QuizRunner } from '../../../src/quizzes/runner/QuizRunner';
import { renderAtSchool, type Reply } from '../fakeSchool';
import './withLaterScreens';

const user: Profile = {
  _id: 'grace',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
  status: 'active',
};
const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const questions = [1, 2, 3].map((position) => ({
  _id: `i${position}`,
  title: `Which colour is ${position}?`,
  options,
}));
const paper: Reply = () => Response.json({ data: { title: 'Week 3', questions } });

beforeEach(() => localStorage.clear());

async function open(ui = <QuizRunner quizId="q1" />) {
  const { user: keyboard } = renderAtSchool(ui, { 'GET /quiz/without-answers/q1': paper }, user);
  const list = await screen.findByRole('button', { name: 'Keyboard shortcuts' });
  const green = screen.getAllByRole('radio', { name: /Green/ });
  return { ...keyboard, list, green, toggle: screen.getByRole('button', { name: /^Questions/ }) };
}

describe('the open navigator', () => {
  it('does not cover questions that the Tab key reaches', async () => {
    const { keyboard, tab, toggle } = await open();
    toggle.focus();
    await keyboard('{Enter}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    for (let stop = 0; stop < 10 && !document.activeElement?.matches('input'); stop += 1) {
      await tab();
    }
    expect(document.activeElement).toMatchObject({ type: 'radio' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('gives the focus to its toggle when Escape closes it along with the list of keys', async () => {
    const { keyboard, list, toggle } = await open();
    toggle.focus();
    await keyboard('{Enter}');
    list.focus();
    await keyboard('{Enter}');
    expect(list).toHaveAttribute('aria-expanded', 'true');
    await keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });
});

it('Escape does not return to where the list of keys was opened earlier', async () => {
  const { keyboard, list, green } = await open();
  green[0]?.focus();
  await keyboard('?');
  expect(list).toHaveFocus();
  await keyboard('?');
  expect(green[0]).toHaveFocus();
  green[2]?.focus();
  list.focus();
  await keyboard('{Enter}{Escape}');
  expect(green[0]).not.toHaveFocus();
});

it('does not handle keys that are turned off', async () => {
  const { click, list, green } = await open();
  await click(list);
  await click(screen.getByRole('button', { name: 'Turn shortcuts off' }));
  expect(fireEvent.keyDown(green[0] as HTMLElement, { key: 'n', code: 'KeyN' })).toBe(true);
});

it('handles keys in a dialog of the host', async () => {
  const { keyboard, green } = await open(
    <div role="dialog" aria-modal="true" aria-label="Exam">
      <QuizRunner quizId="q1" />
    </div>,
  );
  screen.getAllByRole('radio', { name: /Blue/ })[0]?.focus();
  await keyboard('b');
  expect(green[0]).toBeChecked();
});

it('stays at its question beside an element of the host that is called a question', async () => {
  const { keyboard, list, green } = await open(
    <div data-question="faq">
      <QuizRunner quizId="q1" />
    </div>,
  );
  act(() => green[1]?.focus());
  act(() => list.focus());
  await keyboard('n');
  const [, , third] = screen.getAllByRole('radio', { name: /Blue/ });
  expect(third).toHaveFocus();
});

describe('a user who has moved on from the list of keys', () => {
  it('to a question by its number stays there on Escape', async () => {
    const { keyboard, click, list, green, toggle } = await open();
    green[0]?.focus();
    await keyboard('?');
    expect(list).toHaveFocus();
    await click(screen.getByRole('button', { name: /Question 3/ }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const [, , third] = screen.getAllByRole('radio', { name: /Blue/ });
    expect(third).toHaveFocus();
    await keyboard('{Escape}');
    expect(third).toHaveFocus();
  });

  it('to the questions stays there on the next question mark', async () => {
    const { keyboard, list, green } = await open();
    act(() => green[0]?.focus());
    await keyboard('?');
    expect(list).toHaveFocus();
    act(() => green[2]?.focus());
    await keyboard('?');
    expect(green[0]).not.toHaveFocus();
  });
});
