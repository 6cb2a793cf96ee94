import { beforeEach, expect, it } from 'vitest';
import { createDraftStore } from '../../src/attempt/draftStore';

beforeEach(() => localStorage.clear());

it('keeps answers for the same user and quiz across reloads', () => {
  createDraftStore('ada').keep('q1', 'i1', 'B');
  expect(createDraftStore('ada').read('q1')).toEqual({ i1: 'B' });
  expect(createDraftStore('ada').read('q2')).toEqual({});
});

it("never shows one user's answers to another", () => {
  createDraftStore('ada').keep('q1', 'i1', 'B');
  expect(createDraftStore('grace').read('q1')).toEqual({});
  expect(createDraftStore(undefined).read('q1')).toEqual({});
});

it('leaves nothing on the device without a user id', () => {
  const drafts = createDraftStore(undefined);
  drafts.keep('q1', 'i1', 'C');
  expect(drafts.read('q1')).toEqual({ i1: 'C' });
  expect(drafts.isDurable).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('leaves nothing behind once removed', () => {
  const drafts = createDraftStore('ada');
  drafts.keep('q1', 'i1', 'C');
  drafts.remove('q1');
  expect(drafts.read('q1')).toEqual({});
  expect(localStorage).toHaveLength(0);
});

it('goes on in memory when storage is full, and says so', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
    removeItem: () => {},
  } as unknown as Storage;
  const drafts = createDraftStore('ada', full);
  expect(drafts.isDurable).toBe(true);
  drafts.keep('q1', 'i1', 'D');
  expect(drafts.isDurable).toBe(false);
  expect(drafts.read('q1')).toEqual({ i1: 'D' });
});

it.each(['{', '[1]', '{"i1":"E"}', 'null'])('ignores a damaged draft: %s', (damaged) => {
  localStorage.setItem('quizwright:draft:ada:q1', damaged);
  expect(createDraftStore('ada').read('q1')).toEqual({});
});

it('keeps what two tabs answered', () => {
  const [one, other] = [createDraftStore('ada'), createDraftStore('ada')];
  one.keep('q1', 'i1', 'A');
  other.keep('q1', 'i2', 'B');
  one.keep('q1', 'i3', 'C');
  expect(createDraftStore('ada').read('q1')).toEqual({ i1: 'A', i2: 'B', i3: 'C' });
});
