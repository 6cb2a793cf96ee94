import { beforeEach, describe, expect, it } from 'vitest';
import { createBrowserSession } from '../../src/session/browserSession';

const ada = {
  _id: 'u1',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@school.example',
  role: 'Instructor',
};

beforeEach(() => localStorage.clear());

function stored(token: string | null, user: unknown) {
  if (token !== null) localStorage.setItem('token', token);
  if (user !== undefined) {
    localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user));
  }
  return createBrowserSession().read();
}

describe('what another app or an accident has left in the storage', () => {
  it.each([
    ['a user without a token', null, ada],
    ['an empty token', '', ada],
    ['a prefix in place of a token', 'Bearer ', ada],
    ['a token that no header may carry', 'a\nb', ada],
    ['a token without a user', 'secret', undefined],
    ['a user that is no JSON', 'secret', '{"_id":'],
    ['null', 'secret', null],
    ['a list', 'secret', [ada]],
    ['a text', 'secret', '"ada"'],
    ['a number', 'secret', 7],
    ['a user without a role', 'secret', { ...ada, role: undefined }],
    ['a user of an unknown role', 'secret', { ...ada, role: 'Headmaster' }],
    ['a user without an id', 'secret', { ...ada, _id: '' }],
    ['a user without a name', 'secret', { ...ada, first_name: undefined }],
  ])('counts as signed out: %s', (_, token, user) => {
    expect(stored(token, user)).toBeNull();
  });

  it('counts as signed in with a prefixed token and unknown fields', () => {
    expect(stored('Bearer secret', { ...ada, theme: 'dark', group: null })?.user).toMatchObject(
      ada,
    );
  });
});

describe('a storage that refuses', () => {
  const given = { token: 'secret', user: { ...ada, role: 'Instructor' as const } };
  const page = (storage: Partial<Storage> | null): Window =>
    ({ localStorage: storage, addEventListener: () => {} }) as unknown as Window;
  const refuse = (): never => {
    throw new DOMException('Refused', 'QuotaExceededError');
  };

  it.each([
    ['to be read', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['to be written', { getItem: () => null, setItem: refuse, removeItem: refuse }],
  ])('%s leaves a session that lasts as long as the page', (_, storage) => {
    const session = createBrowserSession(page(storage));
    expect(session.read()).toBeNull();
    session.write(given);
    expect(session.read()).toEqual(given);
    session.write(null);
    expect(session.read()).toBeNull();
  });

  it('and does not exist at all does so too', () => {
    const session = createBrowserSession(page(null));
    session.write(given);
    expect(session.read()).toEqual(given);
  });

  it('half a session keeps neither half', () => {
    const kept = new Map([['user', JSON.stringify({ ...ada, _id: 'u2' })]]);
    const session = createBrowserSession(
      page({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => (key === 'user' ? refuse() : void kept.set(key, value)),
        removeItem: (key) => void kept.delete(key),
      }),
    );
    session.write(given);
    expect(kept.size).toBe(0);
    expect(session.read()).toEqual(given);
  });
});
