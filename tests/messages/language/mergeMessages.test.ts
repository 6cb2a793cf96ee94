import { expect, it } from 'vitest';
import { en } from '../../../src/messages/en';
import { mergeMessages } from '../../../src/messages/language/mergeMessages';

it('replaces named messages and keeps the rest', () => {
  const merged = mergeMessages(en, {
    join: { join: 'Los geht es' },
    vocabulary: { difficulty: { easy: 'Leicht' }, minutes: (count) => `${count} Minuten` },
  });
  expect(merged.join.join).toBe('Los geht es');
  expect(merged.join.joining).toBe(en.join.joining);
  expect(merged.vocabulary.difficulty).toEqual({ ...en.vocabulary.difficulty, easy: 'Leicht' });
  expect(merged.vocabulary.minutes(3)).toBe('3 Minuten');
  expect(en.join.join).toBe('Join');
});

it('treats undefined as not named', () => {
  expect(mergeMessages(en, { join: { join: undefined } }).join.join).toBe('Join');
});
