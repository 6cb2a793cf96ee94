import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuizRunner } from '../../../src/quizzes/runner/QuizRunner';
import { answer, renderAtSchool } from '../fakeSchool';
import { stopClock, turnClock } from '../../stopClock';
import './withLaterScreens';

afterEach(() => void vi.useRealTimers());

/**
 * The most elements that a running quiz of 50 questions may have: each costs style, layout and
 * memory (docs/performance.md). 250 of them are for titles and options, which a browser's
 * translation would break otherwise; the bound of 900 on that page was set without these.
 */
const mostElements = 1150;

const fromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const paper = {
  title: 'Week 3',
  questions: Array.from({ length: 50 }, (_, index) => ({
    _id: `i${index + 1}`,
    title: `Which colour is number ${index + 1}?`,
    options: { A: 'Blue', B: 'Green', C: 'Red', D: 'White' },
  })),
  attempt: {
    started_at: fromNow(-1),
    ends_at: fromNow(14),
    server_now: fromNow(0),
    revision: 0,
    answers: [],
  },
};

test('a quiz of 50 questions keeps to its number of elements, once all is drawn', async () => {
  stopClock();
  renderAtSchool(<QuizRunner quizId="q1" />, {
    'GET /quiz/without-answers/q1': answer({ data: paper }),
  });
  expect(await screen.findAllByRole('radio', { hidden: true })).toHaveLength(200);
  // What waits until the browser is idle counts too.
  await turnClock(2_000);
  const elements = document.querySelectorAll('body *').length;
  expect(elements).toBeGreaterThan(200);
  expect(elements).toBeLessThanOrEqual(mostElements);
});
