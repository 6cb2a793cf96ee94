import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft, type Draft } from '../../../src/attempt/answers/draft';
import {
  createDraftStore,
  draftsOnDevice,
  forgetDrafts,
} from '../../../src/attempt/keeping/draftStore';
import { createHandStorage } from '../handDevice';

beforeEach(() => localStorage.clear());

let now = Date.parse('2026-05-04T09:00:00Z');
const device = { storage: localStorage, wall: () => now };
const drafts = (user: string | undefined) => createDraftStore(user, device);
const choices = { i1: { answer: 'B' as const, at: 1 } };
const draft: Draft = { ...emptyDraft, choices };

it('keeps answers for the same user and quiz across reloads', () => {
  drafts('ada').keep('q1', draft);
  expect(drafts('ada').read('q1')).toEqual(draft);
  expect(drafts('ada').read('q2')).toBeNull();
});

it("never shows one user's answers to another, whatever their ids are", () => {
  drafts('ada').keep('q1', draft);
  drafts('ada:q1').keep('', draft);
  expect(drafts('grace').read('q1')).toBeNull();
  expect(drafts(undefined).read('q1')).toBeNull();
  expect(draftsOnDevice('ada', device)).toHaveLength(1);
});

it('leaves nothing on the device without a user id', () => {
  const store = drafts(undefined);
  store.keep('q1', draft);
  expect(store.read('q1')).toEqual(draft);
  expect(store.isDurable('q1')).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('leaves nothing behind once removed', () => {
  const store = drafts('ada');
  store.keepPaper('q1', { title: 'Week 3', questions: [] });
  store.keep('q1', draft);
  store.remove('q1');
  expect(store.read('q1')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('keeps nothing of a paper but what its student sees', () => {
  const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
  const question = { _id: 'i1', title: 'Which colour?', options };
  const keyed = { ...question, answer: 'B' };
  drafts('ada').keepPaper('q1', { title: 'Week 3', questions: [keyed] });
  expect(drafts('ada').readPaper('q1')?.questions).toEqual([question]);
});

it('continues in memory when storage is full, and restores no older draft', () => {
  let isFull = false;
  const filling = {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    key: (index: number) => localStorage.key(index),
    get length() {
      return localStorage.length;
    },
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  };
  const store = createDraftStore('ada', { storage: filling, wall: () => now });
  store.keep('q1', draft);
  expect(store.isDurable('q1')).toBe(true);
  isFull = true;
  const later = { ...draft, choices: { i1: { answer: 'D' as const, at: 2 } } };
  store.keep('q1', later);
  expect(store.isDurable('q1')).toBe(false);
  expect(store.read('q1')).toEqual(later);
  expect(drafts('ada').read('q1')).toBeNull();
  isFull = false;
  store.keep('q1', draft);
  expect(store.isDurable('q1')).toBe(true);
});

const kept = { ...draft, keptAt: 1 };

it('reads an intact draft', () => {
  const store = drafts('ada');
  localStorage.setItem('quizwright:draft:ada:q1', JSON.stringify(kept));
  expect(store.read('q1')).toEqual(draft);
});

it.each([
  '{',
  '[1]',
  'null',
  JSON.stringify({ ...kept, choices: { i1: { answer: 'G', at: 1 } } }),
  JSON.stringify({ ...kept, choices: { i1: { answer: 'A', at: 'soon' } } }),
  JSON.stringify({ ...kept, choices: { i1: 'A' } }),
  JSON.stringify({ ...kept, held: undefined }),
  JSON.stringify({ ...kept, revision: '3' }),
  JSON.stringify({ ...kept, keptAt: undefined }),
])('ignores a damaged draft: %s', (damaged) => {
  const store = drafts('ada');
  localStorage.setItem('quizwright:draft:ada:q1', damaged);
  expect(store.read('q1')).toBeNull();
});

it('keeps a cleared answer and what was overruled, and drops notes that cannot be read', () => {
  const store = drafts('ada');
  const cleared: Draft = {
    choices: { i1: { answer: null, at: 3 }, i2: { answer: 'B', at: 2 } },
    held: { i1: { answer: 'A', at: 1 } },
    revision: 4,
    overruled: { i2: 'C', i3: null },
  };
  store.keep('q1', cleared);
  expect(drafts('ada').read('q1')).toEqual(cleared);
  const damaged = { ...cleared, overruled: { i2: 'G' }, keptAt: 1 };
  localStorage.setItem('quizwright:draft:ada:q1', JSON.stringify(damaged));
  const { choices: stayed, held, revision } = cleared;
  expect(store.read('q1')).toEqual({ choices: stayed, held, revision });
});

it('lists no draft that is all cleared', () => {
  drafts('ada').keep('q1', { ...draft, choices: { i1: { answer: null, at: 3 } } });
  expect(draftsOnDevice('ada', device)).toEqual([]);
});

it('lists a draft for an answer whose clearing the server does not know of', () => {
  const cleared = { i1: { answer: null, at: 2 } };
  drafts('ada').keep('q1', { ...draft, choices: cleared, held: choices });
  expect(draftsOnDevice('ada', device)).toEqual([{ quiz: 'q1', title: '', isSaved: false }]);
  drafts('ada').keep('q1', { ...draft, choices: cleared, held: cleared });
  expect(draftsOnDevice('ada', device)).toEqual([]);
});

const week = 7 * 24 * 60 * 60_000;
const paper = { title: 'Week 3', questions: [] };

it('drops what the server has after a week without changes', () => {
  drafts('ada').keep('q1', { ...draft, held: choices });
  drafts('ada').keepPaper('q1', paper);
  now += week + 1;
  expect(drafts('ada').read('q1')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('keeps answers that no server has, and their paper, until they are removed', () => {
  drafts('ada').keep('q1', draft);
  drafts('ada').keepPaper('q1', paper);
  now += 6 * 365 * 24 * 60 * 60_000;
  drafts('ada');
  now += week + 1;
  expect(drafts('ada').read('q1')).toEqual(draft);
  expect(drafts('ada').readPaper('q1')).toMatchObject(paper);
  drafts('ada').remove('q1');
  expect(localStorage).toHaveLength(0);
});

it('keeps the paper of an attempt without answers for a week', () => {
  drafts('ada').keepPaper('q1', paper);
  expect(drafts('ada').readPaper('q1')).toMatchObject(paper);
  now += week + 1;
  expect(drafts('ada').readPaper('q1')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('drops the paper before the answers when it needs room', () => {
  const room = createHandStorage();
  const store = createDraftStore('ada', { storage: room, wall: () => now });
  store.keepPaper('q1', paper);
  room.state.isFull = true;
  const freed = vi.spyOn(room, 'removeItem').mockImplementation((key) => {
    if (key.includes(':paper:')) room.state.isFull = false;
  });
  store.keep('q1', draft);
  expect(freed).toHaveBeenCalled();
  expect(store.isDurable('q1')).toBe(true);
  expect(store.readPaper('q1')).toMatchObject(paper);
});

it('lists the drafts on a device and whether the server has them, and forgets them', () => {
  const store = drafts('ada');
  store.keepPaper('q1', { title: 'Week 3', questions: [] });
  store.keep('q1', draft);
  store.keep('q2', { ...draft, held: choices });
  drafts('grace').keep('q1', draft);
  expect(draftsOnDevice('ada', device)).toEqual([
    { quiz: 'q1', title: 'Week 3', isSaved: false },
    { quiz: 'q2', title: '', isSaved: true },
  ]);
  forgetDrafts('ada', device);
  expect(draftsOnDevice('ada', device)).toEqual([]);
  expect(draftsOnDevice('grace', device)).toHaveLength(1);
});

it('finds and forgets drafts by the address of the API in any form that a provider takes', () => {
  const north = `${location.origin}/north/api`;
  drafts(`ada ${north}`).keep('q1', draft);
  drafts('ada').keep('q2', draft);
  const found = (server: string) =>
    draftsOnDevice('ada', { ...device, server }).map(({ quiz }) => quiz);
  expect(found('/north/api')).toEqual(['q1']);
  expect(found(`${north}/`)).toEqual(['q1']);
  expect(found('/api')).toEqual(['q2']);
  forgetDrafts('ada', { ...device, server: '/north/api' });
  expect(found(north)).toEqual([]);
  expect(found('/api')).toEqual(['q2']);
});
