import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMockSchool } from 'quizwright/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import courses from '../public/portal/courses.json';
import { Portal } from '../src/app/Portal';
// Read before a test begins: none has to wait for what the portal loads when it is asked for.
import '../src/learning/LearningPages';
import '../src/teaching/TeachingPages';

// A busy machine is slow, and nothing here is timed.
configure({ asyncUtilTimeout: 10_000 });

/** The quiz API in memory. */
export const school = createMockSchool();

/** The school, and beside it what the portal's own server answers. */
export const server = setupServer(
  ...school.handlers,
  http.get('*/portal/courses.json', () => HttpResponse.json(courses)),
);

/** Runs both while the tests of a file do, each of which finds a new school and a new tab. */
export function useSchool(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  // A page without a browser has no system whose theme it could ask for.
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
 * @param who somebody of the school who has signed in before, in this tab
 */
export function openPortal(address: string, who?: string) {
  if (who !== undefined) {
    sessionStorage.setItem('tidemark:session', JSON.stringify(school.as(who)));
  }
  history.replaceState(null, '', address);
  const user = userEvent.setup();
  render(<Portal />);
  return user;
}
