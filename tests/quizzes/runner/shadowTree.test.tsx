import { act, fireEvent, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Profile } from '../../../src/api/entities';
import { QuizRunner } from '../../../src/quizzes/runner/QuizRunner';
import { answer, refuse, renderAtSchool, type Reply } from '../fakeSchool';
import './withLaterScreens';

const user: Profile = {
  _id: 'grace',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
  status: 'active',
};
const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const questions = [1, 2].map((position) => ({
  _id: `i${position}`,
  title: `Which colour is ${position}?`,
  options,
}));
const paper: Reply = () => Response.json({ data: { title: 'Week 3', questions } });
const received: Reply = () => Response.json({ data: { message: 'Received.' } });

let host: HTMLElement;
beforeEach(() => {
  localStorage.clear();
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => host.remove());

async function open(mode: ShadowRootMode = 'open', replies: Record<string, Reply> = {}) {
  const tree = host.attachShadow({ mode });
  const place = document.createElement('main');
  place.tabIndex = -1;
  tree.append(place);
  renderAtSchool(
    <>{createPortal(<QuizRunner quizId="q1" />, place)}</>,
    { 'GET /quiz/without-answers/q1': paper, 'POST /quiz/submit/q1': received, ...replies },
    user,
  );
  function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = tree.querySelector<Found>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  }
  await waitFor(() => find('[data-question=i2] input'));
  return { tree, place, find };
}

/** As browsers send it: composed, so it leaves the tree. */
const key = (letter: string) => ({
  key: letter,
  code: `Key${letter.toUpperCase()}`,
  composed: true,
});

it('accepts letters and moves on in a shadow tree', async () => {
  const { tree, find } = await open();
  const first = find('[data-question=i1] input[value=A]');
  first.focus();
  fireEvent.keyDown(first, key('b'));
  expect(find<HTMLInputElement>('[data-question=i1] input[value=B]').checked).toBe(true);
  expect(find<HTMLInputElement>('[data-question=i2] input[value=B]').checked).toBe(false);
  fireEvent.keyDown(find('[data-question=i1] input[value=B]'), key('n'));
  expect(tree.activeElement).toBe(find('[data-question=i2] input'));
});

it('accepts keys from the part of the shadow tree around it', async () => {
  const { tree, place, find } = await open();
  place.focus();
  fireEvent.keyDown(place, key('n'));
  expect(tree.activeElement).toBe(find('[data-question=i1] input'));
});

it('lists the keys in a shadow tree and returns the focus', async () => {
  const { tree, find } = await open();
  const first = find('[data-question=i1] input');
  first.focus();
  fireEvent.keyDown(first, { key: '?', composed: true });
  const list = tree.activeElement;
  expect(list).not.toBe(first);
  fireEvent.keyDown(list ?? host, { key: 'Escape', composed: true });
  expect(tree.activeElement).toBe(first);
});

it.each(['open', 'closed'] as const)(
  'keeps the navigator in an %s tree open on a press inside it, and on no other',
  async (mode) => {
    const { find } = await open(mode);
    const toggle = find('[aria-controls]');
    fireEvent.click(toggle);
    const isOpen = () => toggle.getAttribute('aria-expanded');
    expect(isOpen()).toBe('true');
    const panel = find(`#${CSS.escape(toggle.getAttribute('aria-controls') ?? '')}`);
    fireEvent.pointerDown(panel, { composed: true });
    fireEvent.pointerDown(toggle, { composed: true });
    expect(isOpen()).toBe('true');
    act(() => find('[data-question=i1] input').focus());
    expect(isOpen()).toBe('false');
    fireEvent.click(toggle);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe('false');
  },
);

it('focuses the heading of its next screen in a shadow tree', async () => {
  const { tree, find } = await open();
  for (const question of ['i1', 'i2']) {
    act(() => find(`[data-question=${question}] input`).click());
  }
  const submit = find<HTMLButtonElement>('.qw-paper-submit');
  submit.focus();
  act(() => submit.click());
  await waitFor(() => find('[data-part=receipt]'));
  expect(tree.activeElement).toBe(find('[data-part=receipt] .qw-heading'));
});

it('leaves the focus alone if the user is at work beside the shadow tree', async () => {
  const { find } = await open();
  for (const question of ['i1', 'i2']) {
    act(() => find(`[data-question=${question}] input`).click());
  }
  const chat = document.createElement('input');
  document.body.append(chat);
  act(() => find('.qw-paper-submit').click());
  chat.focus();
  await waitFor(() => find('[data-part=receipt]'));
  expect(document.activeElement).toBe(chat);
  chat.remove();
});

it('returns the focus to the question once the student has signed in again', async () => {
  let isSignedIn = false;
  const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const times = { started_at: fromNow(-60), ends_at: fromNow(840), server_now: fromNow(0) };
  const attempt = { ...times, revision: 0, answers: [] };
  const { tree, find } = await open('open', {
    'GET /quiz/without-answers/q1': answer({ data: { title: 'Week 3', questions, attempt } }),
    'PUT /quiz/answers/q1': async (request) => {
      if (!isSignedIn) return refuse(401)(request);
      const { answers } = (await request.json()) as { answers: unknown[] };
      return Response.json({ data: { ...attempt, revision: 1, answers } });
    },
    'POST /auth/login': (request) => {
      isSignedIn = true;
      const data = { message: 'Hello', accessToken: 't2', profile: user };
      return answer({ data })(request);
    },
  });
  const radio = find('[data-question=i2] input[value=B]');
  act(() => radio.focus());
  act(() => radio.click());
  const password = await waitFor(() => find('[autocomplete=current-password]'));
  act(() => password.focus());
  fireEvent.change(password, { target: { value: 'right' } });
  fireEvent.submit(find('form'));
  await waitFor(() => expect(tree.querySelector('form')).toBeNull());
  expect(tree.activeElement).toBe(radio);
});
