import type { EventEmitter } from 'node:events';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { QuizApp } from '../../src/app/QuizApp';
import type { QuizAppProps } from '../../src/app/QuizAppProps';
import type { Role } from '../../src/rules/limits';
import { createMockSchool } from '../../src/testing';

/** For the first look at a page: its code is loaded and compiled then. */
export const loading = { timeout: 15_000 };

/** Called when the page is left: jsdom leaves none, and says so instead. */
export function pageLeft() {
  const left = vi.fn();
  const { jsdom } = globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } };
  jsdom.virtualConsole.once('jsdomError', ({ message }: Error) => void left(message));
  return left;
}

/** The app at a mock school that listens while the tests of a file run. */
export function appAtSchool() {
  // Whole pages, drawn again at each click, on machines that do other things as well.
  vi.setConfig({ testTimeout: 30_000 });
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

  /** Leaves somebody's session in the storage of the browser. */
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
    /** Opens an address of the app, below `/quiz`, as somebody or as nobody. */
    openApp: (
      address: string,
      as: Role | null,
      props: QuizAppProps = {},
      /** What the entry of the history holds. */
      state: unknown = null,
    ) => {
      if (as !== null) keep(as);
      window.history.replaceState(state, '', `/quiz${address}`);
      return render(<QuizApp {...props} />);
    },
    /** The address that is shown, below `/quiz`. */
    address: (): string => window.location.pathname.replace(/^\/quiz/, ''),
    /** Has the app open on a phone. */
    onPhone: (): void => {
      isNarrow = true;
    },
  };
}
