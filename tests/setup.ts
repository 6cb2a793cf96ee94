import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { quickStyles } from './quickStyles';
import { quietSelectors } from './quietSelectors';
import './rendering';

// Files share a page, and some have none.
const page = (globalThis as { jsdom?: { window: typeof globalThis & EventTarget } }).jsdom?.window;
if (page !== undefined) {
  globalThis.getComputedStyle = quickStyles(page.getComputedStyle);
  quietSelectors(page);
  // From Node 25 on, these names are Node's own, which is no page's storage.
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => page[name] });
  }
}

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
