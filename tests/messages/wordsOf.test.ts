import { expect, it } from 'vitest';
import { en } from '../../src/messages/en';
import { joinWords } from '../../src/messages/en/join';
import { quizzesWords } from '../../src/messages/en/quizzes';
import { wordsOf } from '../../src/messages/wordsOf';

it('answers a section with what is replaced in it', () => {
  const words = wordsOf(joinWords, {
    join: { join: 'Los geht es' },
    quizzes: { home: 'Prüfungen' },
  });
  expect(words).toEqual({ ...en.join, join: 'Los geht es' });
});

it('answers the same words each time, so that nothing renders for them again', () => {
  const overrides = { join: { title: 'Beitreten' }, quizzes: { home: 'Prüfungen' } };
  expect(wordsOf(joinWords, overrides)).toBe(wordsOf(joinWords, overrides));
  expect(wordsOf(quizzesWords, overrides).home).toBe('Prüfungen');
});

it('answers the English words themselves where nothing is replaced', () => {
  expect(wordsOf(joinWords, undefined)).toBe(en.join);
  expect(wordsOf(joinWords, { quizzes: { home: 'Prüfungen' } })).toBe(en.join);
});
