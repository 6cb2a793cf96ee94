import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAnew } from '../../../src/app/loading/PageLoadError';
import { isServed } from '../../../src/base/isServed';
import { pages } from '../../../src/app/routing/pages';
import { PageSkeleton } from '../../../src/app/loading/PageSkeleton';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { mockQuizzes } from '../../../src/testing';
import { appAtSchool } from '../appAtSchool';

vi.mock('../../../src/app/loading/PageLoadError', async (original) => ({
  ...(await original<typeof import('../../../src/app/loading/PageLoadError')>()),
  loadAnew: vi.fn(),
}));
vi.mock('../../../src/base/isServed', () => ({ isServed: vi.fn() }));
const imported = vi.hoisted(() => new Set<string>());
vi.mock('../../../src/app/pages/QuestionsPage', () => {
  imported.add('QuestionsPage');
  return { QuestionsPage: () => null };
});
vi.mock('../../../src/quizzes/detail/QuizActions', () => {
  imported.add('QuizActions');
  return { QuizActions: () => null };
});
vi.mock('../../../src/app/pages/QuizHomePage', () => {
  imported.add('QuizHomePage');
  return { QuizHomePage: () => <h1>Set up</h1> };
});

const { school, user, keep, openApp } = appAtSchool();
const noChunk = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(isServed).mockReset().mockResolvedValue(true);
  vi.mocked(loadAnew).mockReset();
});
afterEach(() => void vi.restoreAllMocks());

const menuLink = async (name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('navigation', { name: 'Menu' })).getByRole('link', {
    name,
  });
const failed = () => screen.findByText('This page could not be loaded');

// First in this file, because an import happens only once.
describe('a student', () => {
  it('is refused an instructor’s page before its code is loaded', async () => {
    openApp('/dashboard/questions', 'Student');
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bank of Questions', level: 1 })).toBeVisible();
    expect(imported).not.toContain('QuestionsPage');
  });

  it('learns that the access check failed, and can retry', async () => {
    school.failNext('questions', { status: 502, html: true });
    openApp('/dashboard/questions', 'Student');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Could not check whether you have access to this page.')).toBeVisible();
    await user.click(retry);
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
    expect(imported).not.toContain('QuestionsPage');
  });

  it('loads a quiz home without the instructor’s', async () => {
    openApp('/dashboard/quizes', 'Student');
    expect(await screen.findByRole('button', { name: 'Join quiz' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Quizzes · Quizwright'));
    expect(imported).not.toContain('QuizHomePage');
  });

  it("reads about a quiz without loading the instructor's actions", async () => {
    openApp(`/dashboard/quizes/${mockQuizzes.open.id}`, 'Student');
    const title = 'How the web works';
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Quizwright`));
    expect(imported).not.toContain('QuizActions');
  });

  it('a student who takes over an instructor’s tab finds their own page there', async () => {
    openApp('/dashboard/quizes', 'Instructor');
    expect(await screen.findByRole('heading', { name: 'Set up' })).toBeVisible();
    keep('Student');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    expect(await screen.findByRole('button', { name: 'Join quiz' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Set up' })).not.toBeInTheDocument();
  });
});

it('loads the login page ahead until it is there, for logging out offline', async () => {
  const load = vi.spyOn(pages.login, 'load').mockRejectedValueOnce(noChunk);
  openApp('/dashboard/help', 'Student');
  await screen.findByRole('button', { name: 'Logout' });
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

describe('a page whose code cannot be loaded', () => {
  it('reloads by itself, once', async () => {
    vi.spyOn(pages.help, 'load').mockRejectedValue(noChunk);
    const first = openApp('/dashboard/help', 'Student');
    await waitFor(() => expect(loadAnew).toHaveBeenCalledExactlyOnceWith('/quiz/dashboard/help'));
    first.unmount();

    openApp('/dashboard/help', 'Student');
    expect(await failed()).toBeVisible();
    expect(loadAnew).toHaveBeenCalledOnce();
  });

  it('says so offline, and can be retried online', async () => {
    vi.mocked(isServed).mockResolvedValue(false);
    vi.spyOn(pages.help, 'load').mockRejectedValue(noChunk);
    openApp('/dashboard/help', 'Student');
    expect(await failed()).toBeVisible();
    await waitFor(() => expect(document.title).toBe('This page could not be loaded · Quizwright'));
    expect(await menuLink('Results')).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Try again' });
    await user.click(retry);
    await waitFor(() => expect(isServed).toHaveBeenCalledTimes(2));
    expect(loadAnew).not.toHaveBeenCalled();

    vi.mocked(isServed).mockResolvedValue(true);
    await user.click(retry);
    await waitFor(() => expect(loadAnew).toHaveBeenCalledExactlyOnceWith(window.location.href));
  });

  it('does not reload where nothing would stop repeated reloads', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === sessionStorage) throw new DOMException('Refused', 'QuotaExceededError');
      this[key] = value;
    });
    vi.spyOn(pages.help, 'load').mockRejectedValue(noChunk);
    openApp('/dashboard/help', 'Student');
    expect(await failed()).toBeVisible();
    expect(loadAnew).not.toHaveBeenCalled();
  });
});

describe('a page loads ahead', () => {
  it('when the pointer or the focus is on its link', async () => {
    const groups = vi.spyOn(pages.groups, 'load');
    const students = vi.spyOn(pages.students, 'load');
    openApp('/dashboard/help', 'Instructor');
    const link = await menuLink('Groups');
    expect(groups).not.toHaveBeenCalled();
    await user.hover(link);
    expect(groups).toHaveBeenCalled();

    const next = await menuLink('Students');
    (await menuLink('Quizzes')).focus();
    expect(students).not.toHaveBeenCalled();
    await user.tab();
    expect(next).toHaveFocus();
    expect(students).toHaveBeenCalled();
    expect(window.location.pathname).toBe('/quiz/dashboard/help');
  });

  it('without reporting a failure, because nobody needs the page yet', async () => {
    vi.spyOn(pages.groups, 'load').mockRejectedValue(noChunk);
    openApp('/dashboard/help', 'Instructor');
    await user.hover(await menuLink('Groups'));
    expect(screen.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('while a page loads', () => {
  it('the previous one stays, and is marked busy only after a while', async () => {
    let arrive: (page: ComponentType) => void = () => {};
    vi.spyOn(pages.studentResults, 'load').mockReturnValue(
      new Promise<() => React.JSX.Element>((resolve) => (arrive = resolve as never)),
    );
    openApp('/dashboard/help', 'Student');
    await screen.findByRole('heading', { name: 'Help', level: 1 });
    await user.click(await menuLink('Results'));
    expect(screen.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    act(() => arrive(() => <h1>Here it is</h1>));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('its place is empty for a moment', () => {
    vi.useFakeTimers();
    render(
      <QuizProvider>
        <PageSkeleton />
      </QuizProvider>,
    );
    act(() => void vi.advanceTimersByTime(199));
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    vi.useRealTimers();
  });
});
