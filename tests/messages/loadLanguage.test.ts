import { expect, it } from 'vitest';
import { de } from '../../src/messages/de';
import { en } from '../../src/messages/en';
import { loadedLanguage, loadLanguage } from '../../src/messages/loadLanguage';

it('loads a language once, and keeps it', async () => {
  expect(loadedLanguage('ar-TN')).toBeUndefined();
  const [first, second] = await Promise.all([loadLanguage('ar-TN'), loadLanguage('ar-TN')]);
  expect(first).toBe(second);
  expect(loadedLanguage('ar-TN')).toBe(first);
  expect(first.dir).toBe('rtl');
});

it('gives a tag with a region the words of its language', async () => {
  const austrian = await loadLanguage('de-AT');
  expect(austrian).toEqual({ ...de, tag: 'de-AT' });
});

it('loads English like any other, for hosts that let people choose', async () => {
  expect(await loadLanguage('en-GB')).toEqual({ tag: 'en-GB', dir: 'ltr', messages: en });
});

it.each(['xx', 'de_DE', ''])('says of “%s” that there is no such language', async (tag) => {
  await expect(loadLanguage(tag)).rejects.toThrow(
    /^Quizwright has no language ".*", only (\w+, )*de, en, en-plain: see docs\/translate\.md$/,
  );
});
