import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Nothing here is timed, and a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// The next file finds the page as this one found it.
afterAll(async () => {
  vi.useRealTimers();
  // Late imports would no longer find the page, and would fail for all files of the process.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A spy on a fake timer restores the fake one after the timers are real again.
  if ('clock' in setTimeout) throw new Error('This file leaves false timers to the next one.');
  // Some files are about a server, which has no document.
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
