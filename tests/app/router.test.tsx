import { act, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuizApp } from '../../src/app/QuizApp';
import { appAtSchool, loading } from './appAtSchool';

const { user, keep, openApp, address } = appAtSchool();

describe('the router of the app', () => {
  let listening: Set<unknown>;
  beforeEach(() => {
    listening = new Set();
    const listen = window.addEventListener.bind(window);
    const ignore = window.removeEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation((...args: unknown[]) => {
      if (args[0] === 'popstate') listening.add(args[1]);
      Reflect.apply(listen, window, args);
    });
    vi.spyOn(window, 'removeEventListener').mockImplementation((...args: unknown[]) => {
      if (args[0] === 'popstate') listening.delete(args[1]);
      Reflect.apply(ignore, window, args);
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  const page = (name: string) => screen.findByRole('heading', { name, level: 1 }, loading);

  it('hears of Back and Forward no more when the app has gone', async () => {
    const { unmount } = openApp('/dashboard/help', 'Instructor');
    await page('Help');
    expect(listening.size).toBe(1);
    unmount();
    expect(listening.size).toBe(0);
    localStorage.clear();
    window.history.replaceState(null, '', '/quiz/dashboard/student');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    // As long as a redirect to the login page would take.
    await new Promise((resolve) => setTimeout(resolve));
    expect(address()).toBe('/dashboard/student');
  });

  it('is the only one, and navigates, in strict mode', async () => {
    keep('Instructor');
    window.history.replaceState(null, '', '/quiz/dashboard/help');
    const { unmount } = render(
      <StrictMode>
        <QuizApp />
      </StrictMode>,
    );
    await page('Help');
    expect(listening.size).toBe(1);
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Students' }));
    await page('Students');
    expect(address()).toBe('/dashboard/student');
    window.history.replaceState(null, '', '/quiz/dashboard/help');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await page('Help');
    unmount();
    expect(listening.size).toBe(0);
  });

  it('makes way for that of another base path', async () => {
    const { rerender } = openApp('/dashboard/help', 'Instructor');
    await page('Help');
    window.history.replaceState(null, '', '/school/dashboard/student');
    rerender(<QuizApp basename="/school" />);
    await page('Students');
    expect(listening.size).toBe(1);
    await waitFor(() => expect(window.location.pathname).toBe('/school/dashboard/student'));
  });
});
