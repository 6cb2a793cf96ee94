import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine is slow, and nothing here is timed.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// The next file finds the page as this one found it.
afterAll(async () => {
  vi.useRealTimers();
  // What is loaded late would not find the page any more, and fail for all files of the process.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A spy on a false timer, restored when the timers are real again, puts the false one back.
  if ('clock' in setTimeout) throw new Error('This file leaves false timers to the next one.');
  // Some files are about a server, which has none.
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
