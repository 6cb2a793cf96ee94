import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMockSchool } from 'quizwright/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import courses from '../public/portal/courses.json';
import { Portal } from '../src/app/Portal';
// Imported before the tests, so that none waits for code that the portal loads on demand.
import '../src/learning/LearningPages';
import '../src/teaching/TeachingPages';

/** The quiz API in memory. */
export const school = createMockSchool();

/** The school, and the portal's own server beside it. */
export const server = setupServer(
  ...school.handlers,
  http.get('*/portal/courses.json', () => HttpResponse.json(courses)),
);

/** Runs both for the tests of a file; each test gets a new school and a new tab. */
export function useSchool(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  // Without a browser, there is no system theme to ask for.
  beforeEach(() => localStorage.setItem('tidemark:theme', 'light'));
  afterEach(() => {
    server.resetHandlers();
    school.reset();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
}

/**
 * Opens the portal at an address.
 *
 * @param who email of a user of the school who has already signed in in this tab
 */
export function openPortal(address: string, who?: string) {
  if (who !== undefined) {
    sessionStorage.setItem('tidemark:session', JSON.stringify(school.as(who)));
  }
  history.replaceState(null, '', address);
  const user = userEvent.setup({ delay: null });
  render(<Portal />);
  return user;
}
