import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { useCapabilities, useSubmitQuiz } from '../../src/api/operationHooks';
import { useGroups } from '../../src/api/teachingHooks';
import { groupsOptions } from '../../src/api/teachingOperations';
import { QuizApp } from '../../src/app/QuizApp';
import { ar } from '../../src/messages/ar';
import { de } from '../../src/messages/de';
import { QuizProvider, type QuizProviderProps } from '../../src/provider/QuizProvider';
import { JoinQuiz } from '../../src/quizzes/join/JoinQuiz';

let requests: Request[] = [];
const server = setupServer(
  http.all('*/api/*', ({ request }) => {
    requests.push(request.clone());
    return HttpResponse.json([]);
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requests = [];
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const languages = () => requests.map(({ headers }) => headers.get('accept-language'));

function Groups() {
  const { refetch, isSuccess } = useGroups();
  return <button onClick={() => void refetch()}>{isSuccess ? 'Again' : 'Wait'}</button>;
}

const page = (props: Partial<QuizProviderProps>) => (
  <QuizProvider {...props}>
    <Groups />
  </QuizProvider>
);

describe('a call of a widget asks for the language of the page', () => {
  it.each<[string, QuizProviderProps['locale']]>([
    ['en', undefined],
    ['en-GB', 'en-GB'],
    ['en', 'en-plain'],
    ['de', de],
    ['de-AT', 'de-AT'],
  ])('%s', async (language, locale) => {
    render(<StrictMode>{page({ locale })}</StrictMode>);
    await screen.findByText('Again');
    expect(new Set(languages())).toEqual(new Set([language]));
  });

  it('English, where the language cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(page({ locale: 'de_DE' }));
    await screen.findByText('Again');
    expect(languages()).toEqual(['en']);
  });

  it('as it is now, with the same client and without loading anything again', async () => {
    const user = userEvent.setup({ delay: null });
    const client = createQuizClient();
    const { rerender } = render(page({ locale: de, client }));
    await screen.findByText('Again');
    rerender(page({ locale: ar, client }));
    await act(async () => {});
    expect(languages()).toEqual(['de']);
    await user.click(screen.getByText('Again'));
    await waitFor(() => expect(languages()).toEqual(['de', 'ar']));
  });

  it('when the app asks whose token the host has given', async () => {
    window.history.replaceState(null, '', '/quiz/');
    render(<QuizApp getToken={() => 'token'} locale={de} />);
    await waitFor(() => expect(requests).not.toHaveLength(0));
    expect(requests[0]!.url).toMatch(/\/auth\/me$/);
    expect(languages()[0]).toBe('de');
  });

  it('also if it outlives the page', async () => {
    function Submit() {
      const { mutate } = useSubmitQuiz();
      return <button onClick={() => mutate({ id: 'q1', body: { answers: [] } })}>Submit</button>;
    }
    const user = userEvent.setup({ delay: null });
    render(
      <QuizProvider locale={de}>
        <Submit />
      </QuizProvider>,
    );
    await user.click(screen.getByText('Submit'));
    await waitFor(() => expect(languages()).toEqual(['de']));
    expect(requests[0]!.keepalive).toBe(true);
  });
});

it('adds no header for which a browser would ask another origin first', async () => {
  function Capabilities() {
    const { isSuccess } = useCapabilities();
    return <p>{isSuccess ? 'Loaded' : 'Wait'}</p>;
  }
  server.use(
    http.get('*/api/capabilities', ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json({ operations: [] });
    }),
  );
  render(
    <QuizProvider locale="de-AT">
      <Capabilities />
    </QuizProvider>,
  );
  await screen.findByText('Loaded');
  const [request] = requests;
  expect([...request!.headers.keys()]).toEqual(['accept-language']);
  expect(request!.headers.get('accept-language')).toMatch(/^[\w *,.;=-]{1,128}$/);
});

it('leaves the language to a host that names it in its own fetch', async () => {
  const client = createQuizClient({
    fetch(request) {
      request.headers.set('Accept-Language', 'da');
      return fetch(request);
    },
  });
  render(page({ locale: de, client }));
  await screen.findByText('Again');
  expect(languages()).toEqual(['da']);
});

it('names no language where there is no page', async () => {
  const sent: (string | null)[] = [];
  const client = createQuizClient({
    fetch(request) {
      sent.push(request.headers.get('Accept-Language'));
      return Promise.resolve(Response.json([]));
    },
  });
  await groupsOptions(client).queryFn({ signal: new AbortController().signal });
  expect(sent).toEqual([null]);
});

it('shows what a server says in the language of the page, without a code', async () => {
  server.use(
    http.post('*/api/quiz/join', ({ request }) => {
      const isGerman = request.headers.get('Accept-Language')?.startsWith('de');
      const message = isGerman ? 'Der Prüfungsraum ist geschlossen.' : 'The exam room is closed.';
      return HttpResponse.json({ message }, { status: 409 });
    }),
  );
  const user = userEvent.setup({ delay: null });
  const { join } = de.messages;
  render(
    <QuizProvider locale={de}>
      <JoinQuiz />
    </QuizProvider>,
  );
  await user.type(screen.getByRole('textbox', { name: join.code }), 'ABCD2345');
  await user.click(screen.getByRole('button', { name: join.join }));
  expect(await screen.findByText('Der Prüfungsraum ist geschlossen.')).toBeVisible();
});
