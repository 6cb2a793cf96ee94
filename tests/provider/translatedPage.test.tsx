import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginForm } from '../../src/auth/LoginForm';
import { JoinQuiz } from '../../src/quizzes/join/JoinQuiz';
import { fragileTexts, translatePage, type Translation } from '../../stories/translatePage';
import { openBank, question } from '../questions/bank/bankAtSchool';
import { renderAtSchool } from '../quizzes/fakeSchool';
import { stopClock, turnClock } from '../stopClock';

let translation: Translation;

beforeEach(() => {
  translation = translatePage(document.body);
});
afterEach(() => {
  vi.useRealTimers();
  expect(fragileTexts(document)).toEqual([]);
  translation.stop();
  expect(translation.problems).toEqual([]);
});

/** Longer than the pause after which an error is announced. */
const pauseMs = 1_100;

const announced = (): string[] =>
  [...document.querySelectorAll('[data-part="announcement"]')]
    .map((region) => region.textContent)
    .filter((text) => text !== '');

test('signing in goes on in a translated page after an error was announced', async () => {
  stopClock();
  const { user } = renderAtSchool(<LoginForm />, {});
  await user.type(screen.getByLabelText('Email'), 'grace{Enter}');
  await turnClock(pauseMs);
  expect(announced()).toEqual(['Email Please enter a valid email address.']);
  await user.type(screen.getByLabelText('Email'), '@school.example');
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeValid());
  expect(announced()).toEqual([]);
});

test('joining goes on in a translated page after an error was announced', async () => {
  stopClock();
  const { user } = renderAtSchool(<JoinQuiz />, {});
  await user.type(screen.getByLabelText('Code'), '{Enter}');
  await turnClock(pauseMs);
  expect(announced()).toEqual(['Code Please enter a code first!']);
  await user.type(screen.getByLabelText('Code'), 'ABCD');
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeValid());
  expect(announced()).toEqual([]);
});

test('a question is written in a translated page after an error was announced', async () => {
  const { user } = await openBank([question('1')]);
  await user.click(screen.getByRole('button', { name: 'Edit Question 1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Update question' }));
  stopClock();
  await user.clear(form.getByLabelText('Option A'));
  await user.type(form.getByLabelText('Option A'), '{Enter}');
  await waitFor(() => expect(form.getByLabelText('Option A')).toBeInvalid());
  await turnClock(pauseMs);
  expect(announced()).toEqual(['Option A Option A is required']);
  await user.type(form.getByLabelText('Option A'), 'one');
  await waitFor(() => expect(form.getByLabelText('Option A')).toBeValid());
  expect(announced()).toEqual([]);
});
