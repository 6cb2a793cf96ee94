import { renderToString } from 'react-dom/server';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createQuizClient } from '../../src/api/createQuizClient';
import type { Profile } from '../../src/api/entities';
import { QuizProvider } from '../../src/provider/QuizProvider';

export type Reply = (request: Request) => Response | Promise<Response>;

/** Replies with a JSON body. */
export function answer(body: unknown, status = 200): Reply {
  return () => Response.json(body, { status });
}

/** Refuses as the contract does. */
export function refuse(
  status: number,
  message = 'Not today.',
  errors?: { field: string; message: string }[],
): Reply {
  return answer({ message, errors }, status);
}

/** Replies with a proxy's page, which does not have the contract's form. */
export function gateway(status = 502): Reply {
  return () =>
    new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });
}

/** Never replies. */
export const silence: Reply = () => new Promise(() => {});

/** Delays a reply until the test provides it. */
export function held() {
  let release: (reply: Reply) => void = () => {};
  const released = new Promise<Reply>((resolve) => {
    release = resolve;
  });
  const reply: Reply = async (request) => (await released)(request);
  return { reply, release: (next: Reply) => release(next) };
}

/** Lets the page take in replies that it has been given. They come without a network, so at once. */
export const takeIn = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Gives one reply after the other, and repeats the last one. */
export function inTurn(...replies: Reply[]): Reply {
  let turn = 0;
  return (request) => replies[Math.min(turn++, replies.length - 1)]!(request);
}

export interface Call {
  /** Such as `GET /group`. */
  name: string;
  body: unknown;
}

/** A widget as a server renders it, in a page before hydration. */
export function servedPage(widget: ReactElement): HTMLElement {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<QuizProvider>{widget}</QuizProvider>);
  return page;
}

/**
 * Renders a widget against replies by `METHOD /path`; others are 404.
 *
 * @param page one of `servedPage`, which is hydrated
 */
export function renderAtSchool(
  widget: ReactElement,
  replies: Record<string, Reply>,
  user?: Profile,
  page?: HTMLElement,
) {
  const calls: Call[] = [];
  const client = createQuizClient({
    fetch: async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
      const text = await request.clone().text();
      const isJson = request.headers.get('content-type')?.includes('json') ?? false;
      calls.push({ name, body: isJson && text !== '' ? JSON.parse(text) : undefined });
      return (replies[name] ?? refuse(404, `Nothing at ${name}.`))(request);
    },
  });
  const inProvider = (child: ReactElement) => (
    <QuizProvider client={client} user={user}>
      {child}
    </QuizProvider>
  );
  const view = render(inProvider(widget), page && { container: page, hydrate: true });
  return {
    calls,
    called: (name: string) => calls.filter((call) => call.name === name),
    rerender: (next: ReactElement) => view.rerender(inProvider(next)),
    container: view.container,
    unmount: view.unmount,
    user: userEvent.setup({ delay: null }),
  };
}
