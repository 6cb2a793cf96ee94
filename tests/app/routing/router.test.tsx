import { act, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  BrowserRouter,
  createBrowserRouter,
  Link,
  RouterProvider,
  useRoutes,
  type DataRouter,
  type RouteObject,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuizApp } from '../../../src/app/QuizApp';
import { appAtSchool } from '../appAtSchool';

const { user, keep, openApp, address } = appAtSchool();

describe('the router of the app', () => {
  let hostRouter: DataRouter | undefined;
  // The page of the next file goes back and forth too.
  afterEach(() => hostRouter?.dispose());

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

  const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

  it('no longer receives Back and Forward when the app is gone', async () => {
    const { unmount } = openApp('/dashboard/help', 'Instructor');
    await heading('Help');
    expect(listening.size).toBe(1);
    unmount();
    expect(listening.size).toBe(0);
  });

  it('is the only one, and navigates, in strict mode', async () => {
    keep('Instructor');
    window.history.replaceState(null, '', '/quiz/dashboard/help');
    const { unmount } = render(
      <StrictMode>
        <QuizApp />
      </StrictMode>,
    );
    await heading('Help');
    expect(listening.size).toBe(1);
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Students' }));
    await heading('Students');
    expect(address()).toBe('/dashboard/student');
    window.history.replaceState(null, '', '/quiz/dashboard/help');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await heading('Help');
    unmount();
    expect(listening.size).toBe(0);
  });

  it('is replaced by that of another base path', async () => {
    const { rerender } = openApp('/dashboard/help', 'Instructor');
    await heading('Help');
    window.history.replaceState(null, '', '/school/dashboard/student');
    rerender(<QuizApp basename="/school" />);
    await heading('Students');
    expect(listening.size).toBe(1);
    await waitFor(() => expect(window.location.pathname).toBe('/school/dashboard/student'));
  });

  it.each([
    [
      'BrowserRouter',
      (routes: RouteObject[]) => (
        <BrowserRouter>
          <HostRoutes routes={routes} />
        </BrowserRouter>
      ),
    ],
    [
      'data router',
      (routes: RouteObject[]) => {
        hostRouter = createBrowserRouter(routes);
        return <RouterProvider router={hostRouter} />;
      },
    ],
  ])("works beside a host's %s, back and forth", async (_, page) => {
    keep('Instructor');
    window.history.replaceState(null, '', '/courses');
    render(
      page([
        { path: '/courses', element: <Link to="/quiz/dashboard/help">To the quizzes</Link> },
        { path: '/quiz/*', element: <QuizAppUnderNews /> },
      ]),
    );
    await user.click(screen.getByRole('link', { name: 'To the quizzes' }));
    await heading('Help');
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Students' }));
    await heading('Students');
    expect(address()).toBe('/dashboard/student');
    act(() => window.history.back());
    await heading('Help');
    await user.click(screen.getByRole('link', { name: 'To the courses' }));
    expect(await screen.findByRole('link', { name: 'To the quizzes' })).toBeVisible();
    expect(window.location.pathname).toBe('/courses');
    act(() => window.history.back());
    await heading('Help');
  });
});

function HostRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The app in a page of the host, whose own links lead away from it. */
function QuizAppUnderNews() {
  return (
    <>
      <Link to="/courses">To the courses</Link>
      <QuizApp />
    </>
  );
}
