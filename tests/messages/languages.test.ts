import { describe, expect, it } from 'vitest';
import { ar } from '../../src/messages/ar';
import { de } from '../../src/messages/de';
import { en, type Messages } from '../../src/messages/en';
import { languageNames, loadLanguage, plainEnglish } from '../../src/messages/loadLanguage';
import { messagesOf, type Say } from './messagesOf';

const english = messagesOf(en);
const counts = [0, 1, 2, 3, 11, 100];

/** What a message says of a value in one of its placeholders; the others get 7. */
function saidOf(say: Say, place: number, arity: number) {
  return (value: unknown): string =>
    say(...Array.from({ length: arity }, (_, index) => (index === place ? value : 7)));
}

/** Every placeholder of every message that has any. */
const places = [...english].flatMap(([key, say]) =>
  Array.from({ length: say.length }, (_, place) => ({ key, place, arity: say.length })),
);
const languages = await Promise.all(
  languageNames.filter((name) => name !== plainEnglish).map(loadLanguage),
);
const spoken = languages.map(({ tag, messages }) => ({ tag, messages: messagesOf(messages) }));
const withoutNumbers = (text: string): string => text.replaceAll(/[\d.,]+/g, '');

describe.each(spoken)('$tag', ({ messages }) => {
  const wrong = (isWrong: (text: string, key: string) => boolean): string[] =>
    [...messages].flatMap(([key, say]) => {
      const text = say(...Array.from({ length: say.length }, () => 7));
      return isWrong(text, key) ? [`${key}: ${text}`] : [];
    });

  it('has the messages of English, and no others', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has words in each of them', () => {
    expect(wrong((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('contains its values wherever English does', () => {
    const silent = places.filter(({ key, place, arity }) => {
      const inEnglish = saidOf(english.get(key)!, place, arity);
      const here = saidOf(messages.get(key)!, place, arity);
      return inEnglish(3) !== inEnglish(11) && here(3) === here(11);
    });
    expect(silent).toEqual([]);
  });

  it('has different sentences for counts that need them', () => {
    const counting = places.filter(({ key, place, arity }) => {
      const inEnglish = saidOf(english.get(key)!, place, arity);
      return withoutNumbers(inEnglish(1)) !== withoutNumbers(inEnglish(3));
    });
    expect(counting.length).toBeGreaterThan(30);
    const alike = counting.filter(({ key, place, arity }) => {
      const sentences = counts.map(saidOf(messages.get(key)!, place, arity));
      return new Set(sentences).size < counts.length;
    });
    expect(alike).toEqual([]);
  });
});

/** Sentences of a language that are still English. */
function leftInEnglish(language: Messages): string[] {
  return [...messagesOf(language)].flatMap(([key, say]) => {
    const text = say(...Array.from({ length: say.length }, () => 7));
    const inEnglish = english.get(key)!(...Array.from({ length: say.length }, () => 7));
    return text === inEnglish && /\p{L}/u.test(text) ? [text] : [];
  });
}

/** The names of formats, of subjects and of keys. */
const pictures = ['PNG', 'JPEG', 'WebP', 'AVIF'];
const formats = ['CSV', 'Aiken', 'GIFT', 'Moodle XML', 'XML', 'QTI', 'Markdown', ...pictures];
const names = [...formats, 'SVG', 'https', 'DevOps', 'Esc', 'Unicode', 'UTC'];

describe('German', () => {
  it('leaves only names in English, and words that are the same', () => {
    const same = ['Backend', 'Code', 'Format', 'Frontend', 'Name', 'Option', 'Option 7', 'Quiz'];
    const allowed = new Set([...names, ...same, 'Status', 'x']);
    expect(leftInEnglish(de.messages).filter((text) => !allowed.has(text))).toEqual([]);
  });

  it('has no English words within sentences, and addresses everyone as Sie', () => {
    const foreign = /\b(the|and|your?|this|with|are|not|could|du|dich|dir|deine?[mnrs]?)\b/i;
    const found = [...messagesOf(de.messages)].filter(([, say]) => foreign.test(say(7, 7, 7, 7)));
    expect(found.map(([key]) => key)).toEqual([]);
  });

  it('writes numbers as German does', () => {
    expect(de.messages.questions.count(12_345)).toBe('12.345 Fragen');
    expect(de.messages.students.top.percent(88.5)).toBe('88,5 %');
  });
});

describe('Arabic', () => {
  it('leaves only names in Latin letters, and text that has to be typed that way', () => {
    const typed = [
      'MXWD',
      'Moodle',
      'HTML',
      'html',
      'code',
      'UTF',
      'Windows',
      'Ctrl',
      'Delete',
      'Del',
      'easy',
      'medium',
      'hard',
    ];
    const allowed = new Set([...names, ...typed]);
    const found = [...messagesOf(ar.messages).values()].flatMap(
      (say) => say(7, 7, 7, 7).match(/[A-Za-z]{3,}/g) ?? [],
    );
    expect(found.filter((word) => !allowed.has(word))).toEqual([]);
  });

  it('has six plural forms, with the digits of fields and countdowns', () => {
    expect(counts.map(ar.messages.vocabulary.questions)).toEqual([
      'لا أسئلة',
      'سؤال واحد',
      'سؤالان',
      '3 أسئلة',
      '11 سؤالًا',
      '100 سؤال',
    ]);
    expect(ar.messages.questions.count(12_345)).toBe('12,345 سؤالًا');
  });
});
