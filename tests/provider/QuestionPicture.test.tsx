import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { pictureKey } from '../../src/api/picture';
import { uploadPictureOptions } from '../../src/api/teachingOperations';
import { watchCalls } from '../../src/api/watchCalls';
import { samplePicture } from '../../src/conformance/school/samplePicture';
import { LocalPicturesContext } from '../../src/provider/LocalPicturesContext';
import { QuestionPicture } from '../../src/provider/QuestionPicture';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { prepareTexts } from '../../src/provider/RichQuestionText';

const id = 'abc-640x480';
const alt = 'Two servers and a client';
const found = () =>
  Promise.resolve(new Response(samplePicture, { headers: { 'content-type': 'image/png' } }));
const missing = () =>
  Promise.resolve(Response.json({ message: 'There is no such picture.' }, { status: 404 }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const logged = vi.spyOn(console, 'error');
const revoked = vi.fn();
beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked }),
  );
  logged.mockImplementation(() => {});
});
afterEach(() => {
  logged.mockReset();
  revoked.mockReset();
});

function show(fetch: (request: Request) => Promise<Response>) {
  const asked = vi.fn(fetch);
  const view = render(
    <QuizProvider client={createQuizClient({ fetch: asked, getToken: () => 'a token' })}>
      <QuestionPicture id={id} alt={alt} title={undefined} />
    </QuizProvider>,
  );
  return { asked, ...view };
}

it('is read with the token, and shown from memory in the room that it needs', async () => {
  const { asked, unmount } = show(found);
  const picture = await screen.findByRole('img', { name: alt, busy: false });
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:1'));
  expect(screen.getByRole('img')).toHaveAttribute('width', '640');
  expect(screen.getByRole('img')).toHaveAttribute('height', '480');
  expect(picture).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
  const [request] = asked.mock.calls[0] ?? [];
  expect(new URL(request?.url ?? '').pathname).toBe(`/api/media/${id}`);
  expect(request?.headers.get('authorization')).toBe('Bearer a token');
  unmount();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});

it('is its text until it has loaded', () => {
  show(() => new Promise(() => {}));
  expect(screen.getByRole('img', { name: alt, busy: true })).toHaveTextContent(alt);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps its text where it cannot be had, and is asked for again', async () => {
  let answer = missing;
  const { asked } = show(() => answer());
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('img', { name: alt })).toHaveTextContent(alt);
  expect(screen.getByText('This picture did not load.')).toBeVisible();
  answer = found;
  await userEvent.setup({ delay: null }).click(again);
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:1'));
  expect(asked).toHaveBeenCalledTimes(2);
});

it('is not what a page in place of it says', async () => {
  const page = new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
  show(() => Promise.resolve(page.clone()));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

const question = {
  ...{ _id: 'q1', title: `Which? ![${alt}](media:${id})`, format: 'markdown' as const },
  options: { A: `![the same](media:${id})`, B: '2' },
};

function prepare(fetch: () => Promise<Response>) {
  const asked = vi.fn(fetch);
  const api = { client: createQuizClient({ fetch: asked }), queryClient: new QueryClient() };
  return { asked, ready: prepareTexts([question], { api, loadStyles: undefined }) };
}

it('is there before its question is shown, and loaded once', async () => {
  const { asked, ready } = prepare(found);
  expect(await ready).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('is loaded again later if it was lost on the way, not if it was refused', async () => {
  expect(await prepare(lost).ready).toBe(false);
  expect(await prepare(missing).ready).toBe(true);
});

it('is uploaded as bytes in any language', async () => {
  const asked = vi.fn<(request: Request) => Promise<Response>>(missing);
  const client = createQuizClient({ fetch: asked });
  const store = { read: () => null };
  const watched = watchCalls(() => ({ client, store, lang: 'de' }), vi.fn());
  await expect(uploadPictureOptions(watched).mutationFn(new Blob(['a']))).rejects.toThrow();
  const { headers } = asked.mock.calls[0]![0];
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('accept-language')).toBe('de');
});

it('is called a picture where nobody said what it shows', async () => {
  render(
    <QuizProvider client={createQuizClient({ fetch: found })}>
      <QuestionPicture id={id} alt="" title={undefined} />
    </QuizProvider>,
  );
  expect(await screen.findByRole('img', { name: 'Picture', busy: false })).toBeVisible();
});

it('is shown before anybody keeps it, and asked for nowhere', () => {
  const asked = vi.fn(missing);
  render(
    <QuizProvider client={createQuizClient({ fetch: asked })}>
      <LocalPicturesContext.Provider value={new Map([[id, new Blob([samplePicture])]])}>
        <QuestionPicture id={id} alt={alt} title={undefined} />
      </LocalPicturesContext.Provider>
    </QuizProvider>,
  );
  expect(screen.getByRole('img', { name: alt, busy: false })).toHaveAttribute('src', 'blob:1');
  expect(asked).not.toHaveBeenCalled();
});

it('is read again where the host\u2019s cache has kept something else in its place', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(pictureKey(id), {});
  render(
    <QuizProvider client={createQuizClient({ fetch: found })} queryClient={queryClient}>
      <QuestionPicture id={id} alt={alt} title={undefined} />
    </QuizProvider>,
  );
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:1'));
});
