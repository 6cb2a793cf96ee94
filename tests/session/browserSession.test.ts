import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserSession } from '../../src/session/browserSession';
import type { SignedIn } from '../../src/session/SessionStore';

const ada: SignedIn = {
  token: 'secret',
  user: {
    _id: 'u1',
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@school.example',
    role: 'Instructor',
    status: 'active',
  },
};

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

it('keeps token and user under the names of the specification', () => {
  createBrowserSession().write(ada);
  expect(localStorage.getItem('token')).toBe('secret');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada.user);
  expect(createBrowserSession().read()).toEqual(ada);
});

it('clears both on signing out', () => {
  const session = createBrowserSession();
  session.write(ada);
  session.write(null);
  expect(localStorage).toHaveLength(0);
  expect(session.read()).toBeNull();
});

it.each(['', 'not json', '"ada"', 'null'])('reads a damaged user (%j) as signed out', (user) => {
  localStorage.setItem('token', 'secret');
  localStorage.setItem('user', user);
  expect(createBrowserSession().read()).toBeNull();
});

it('notices another tab that signs out', () => {
  const session = createBrowserSession();
  session.write(ada);
  const listener = vi.fn();
  session.subscribe(listener);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(session.read()).toBeNull();
});

it('notices another tab in which its user signs in again', () => {
  vi.useFakeTimers();
  const session = createBrowserSession();
  session.write(ada);
  // The user is unchanged, so the browser sends no event for it.
  localStorage.setItem('token', 'newer');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  vi.advanceTimersByTime(50);
  expect(session.read()).toEqual({ ...ada, token: 'newer' });
});

it('stops listening to the page after its last subscriber, and starts again with the next', () => {
  const addListener = vi.spyOn(window, 'addEventListener');
  const leaves = vi.spyOn(window, 'removeEventListener');
  const session = createBrowserSession();
  session.write(ada);
  const listener = vi.fn();
  const ends = [session.subscribe(listener), session.subscribe(() => {})];
  ends[0]?.();
  expect(leaves).not.toHaveBeenCalled();
  ends[1]?.();
  const named = (spy: typeof addListener) => new Set(spy.mock.calls.map(([name]) => name));
  expect(named(leaves as typeof addListener)).toEqual(named(addListener));

  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(listener).not.toHaveBeenCalled();
  session.subscribe(listener);
  expect(session.read()).toBeNull();
  vi.restoreAllMocks();
});

it('never gives one user the token of another who signs in in another tab', () => {
  vi.useFakeTimers();
  const session = createBrowserSession();
  session.write(ada);
  const listener: (SignedIn | null)[] = [];
  session.subscribe(() => listener.push(session.read()));
  const bob = { token: 'of bob', user: { ...ada.user, _id: 'u2' } };
  localStorage.setItem('token', bob.token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  localStorage.setItem('user', JSON.stringify(bob.user));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  vi.advanceTimersByTime(100);
  expect(listener).toEqual([bob]);
});

it('lasts as long as the page if storage is refused', () => {
  const page = {
    get localStorage(): Storage {
      throw new DOMException('Refused', 'SecurityError');
    },
    addEventListener: () => {},
  } as unknown as Window;
  const session = createBrowserSession(page);
  session.write(ada);
  expect(session.read()).toEqual(ada);
});

it('takes the address of the API in any form in which a provider takes it', () => {
  createBrowserSession(window, '/north/api/').write(ada);
  expect(localStorage.getItem(`token ${location.origin}/north/api`)).toBe('secret');
  expect(createBrowserSession(window, `${location.origin}/north/api`).read()).toEqual(ada);
  expect(createBrowserSession(window, '/api').read()).toBeNull();
  createBrowserSession().write(ada);
  expect(createBrowserSession(window, '/api').read()).toEqual(ada);
});

it('is kept by the address of the API, so that two schools on one origin have one each', () => {
  const north = createBrowserSession(window, 'https://quiz.example/north/api');
  const south = createBrowserSession(window, 'https://quiz.example/south/api');
  const alone = createBrowserSession();
  north.write(ada);
  expect([south.read(), alone.read()]).toEqual([null, null]);
  south.write({ ...ada, token: 'southern' });
  alone.write(null);
  expect(createBrowserSession(window, 'https://quiz.example/north/api').read()).toEqual(ada);
  north.write(null);
  expect(createBrowserSession(window, 'https://quiz.example/south/api').read()?.token).toBe(
    'southern',
  );
  south.write(null);
  expect(localStorage.length).toBe(0);
});
