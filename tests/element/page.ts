import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Profile } from '../../src/api/entities';
import { answer, refuse, type Reply } from '../quizzes/fakeSchool';

export const grace: Profile = {
  _id: 'grace',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
  status: 'active',
};
export const hana: Profile = { ...grace, _id: 'hana', email: 'hana@school.example' };
export const session = { user: grace, token: 'secret' };

const fromNow = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const question = (id: string) => ({
  _id: id,
  title: `Title of ${id}`,
  options: { A: 'Blue', B: 'Green', C: 'Red', D: 'White' },
});
const attempt = (answers: unknown[], revision: number) => ({
  started_at: fromNow(-60),
  ends_at: fromNow(840),
  server_now: fromNow(0),
  revision,
  answers,
});

export const paper: Reply = () =>
  Response.json({
    data: {
      title: 'Week 3',
      questions: [question('one'), question('two')],
      attempt: attempt([], 0),
    },
  });
const saved: Reply = async (request) => {
  const { answers } = (await request.json()) as { answers: unknown[] };
  return Response.json({ data: attempt(answers, 1) });
};
export const receipt = {
  _id: 'r1',
  submitted_at: '2026-05-04T09:15:00Z',
  answered: 2,
  questions: 2,
};

/** The default replies of the page's school. */
const usual: Record<string, Reply> = {
  'POST /quiz/join': answer({ data: { quiz: 'q1', code: 'ABCD2345', message: 'Welcome in' } }),
  'GET /quiz/without-answers/q1': paper,
  'PUT /quiz/answers/q1': saved,
  'POST /quiz/submit/q1': answer({ data: { message: 'Received.', receipt } }),
};

export interface PageCall {
  /** Such as `GET /group`. */
  name: string;
  url: string;
  token: string | null;
}

/** The network of a page: replies by `METHOD /path`, and 404 for others. */
export function serve(replies: Record<string, Reply> = {}) {
  const calls: PageCall[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname.replace(/^.*\/api/, '')}`;
    calls.push({ name, url: request.url, token: request.headers.get('authorization') });
    return Promise.resolve(({ ...usual, ...replies }[name] ?? refuse(404))(request));
  });
  return { calls, called: (name: string) => calls.filter((call) => call.name === name) };
}

/** Adds elements to the page as markup, as a page without script does. */
export function write(markup: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  return document.body.lastElementChild as HTMLElement;
}

/** Removes what a test has added to the page. */
export async function clear(): Promise<void> {
  for (const element of document.body.querySelectorAll(':scope > :not(.qw-root)')) element.remove();
  await nextTask();
}

/** Waits for the task after the current one, in which an element decides whether it has left. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits until an element is rendered again, and so has what was rendered before. */
export async function renderedAgain(element: HTMLElement): Promise<void> {
  await nextTask();
  element.setAttribute('theme', 'dark');
  await waitFor(() =>
    expect(element.querySelector('.qw-root')).toHaveAttribute('data-qw-theme', 'dark'),
  );
}

/** The details of the events of a type, as they reach the document. */
export function listen<Type extends keyof GlobalEventHandlersEventMap>(type: Type) {
  const details: unknown[] = [];
  const record = (event: Event): void => void details.push((event as CustomEvent).detail);
  document.addEventListener(type, record);
  return details;
}
