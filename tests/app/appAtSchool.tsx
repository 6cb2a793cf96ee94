import type { EventEmitter } from 'node:events';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { QuizApp } from '../../src/app/QuizApp';
import type { QuizAppProps } from '../../src/app/QuizAppProps';
import type { Role } from '../../src/rules/limits';
import { createMockSchool } from '../../src/testing';

/** Called when the page is left: jsdom stays, and only reports it. */
export function pageLeft() {
  const left = vi.fn();
  const { jsdom } = globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } };
  jsdom.virtualConsole.once('jsdomError', ({ message }: Error) => void left(message));
  return left;
}

/** The app at a mock school that runs during the tests of a file. */
export function appAtSchool() {
  const school = createMockSchool();
  const server = setupServer(...school.handlers);
  let isNarrow = false;
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    vi.stubGlobal('matchMedia', () => ({
      matches: isNarrow,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.stubGlobal('scrollTo', () => {});
  });
  beforeEach(() => {
    isNarrow = false;
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    server.resetHandlers();
    school.reset();
  });
  afterAll(() => {
    server.close();
    vi.unstubAllGlobals();
  });

  /** Stores somebody's session in the browser. */
  const keep = (role: Role): void => {
    const { user, token } = school.as(role === 'Student' ? 'student' : 'instructor');
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  };

  return {
    school,
    server,
    user: userEvent.setup({ delay: null }),
    keep,
    /** Opens an address of the app, below `/quiz`, as a user or signed out. */
    openApp: (
      address: string,
      as: Role | null,
      props: QuizAppProps = {},
      /** The state in the history's entry. */
      state: unknown = null,
    ) => {
      if (as !== null) keep(as);
      window.history.replaceState(state, '', `/quiz${address}`);
      return render(<QuizApp {...props} />);
    },
    /** The current address, below `/quiz`. */
    address: (): string => window.location.pathname.replace(/^\/quiz/, ''),
    /** Opens the app on a phone. */
    onPhone: (): void => {
      isNarrow = true;
    },
  };
}
