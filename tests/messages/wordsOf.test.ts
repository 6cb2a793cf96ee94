import { expect, it } from 'vitest';
import { ar } from '../../src/messages/ar';
import { de } from '../../src/messages/de';
import { en } from '../../src/messages/en';
import { joinWords } from '../../src/messages/en/join';
import { questionFormatWords } from '../../src/messages/en/questionFormat';
import { quizzesWords } from '../../src/messages/en/quizzes';
import { richTextWords } from '../../src/messages/en/richText';
import { wordsOf } from '../../src/messages/wordsOf';

it('returns a section with its replacements', () => {
  const words = wordsOf(joinWords, {
    join: { join: 'Los geht es' },
    quizzes: { home: 'Prüfungen' },
  });
  expect(words).toEqual({ ...en.join, join: 'Los geht es' });
});

it.each([de.messages, ar.messages])(
  'gives words of a language to sections that load apart',
  (words) => {
    expect(wordsOf(richTextWords, words).table).toBe(words.richText.table);
    expect(wordsOf(questionFormatWords, words).format).toEqual(words.richText.format);
  },
);

it('returns the same words each time, so that nothing rerenders for them', () => {
  const overrides = { join: { title: 'Beitreten' }, quizzes: { home: 'Prüfungen' } };
  expect(wordsOf(joinWords, overrides)).toBe(wordsOf(joinWords, overrides));
  expect(wordsOf(quizzesWords, overrides).home).toBe('Prüfungen');
});

it('returns the English words themselves if nothing is replaced', () => {
  expect(wordsOf(joinWords, undefined)).toBe(en.join);
  expect(wordsOf(joinWords, { quizzes: { home: 'Prüfungen' } })).toBe(en.join);
});

it('leaves out the words of another screen in the same section, however deep they are', () => {
  const words = wordsOf(richTextWords, {
    richText: { code: 'Programmcode', format: { names: { plain: 'Einfacher Text' } } },
  });
  expect(words.code).toBe('Programmcode');
  expect(words.table).toBe(en.richText.table);
});
