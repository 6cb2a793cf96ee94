import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../src/messages/en';
import { enPlain } from '../../src/messages/en-plain';
import { loadLanguage } from '../../src/messages/loadLanguage';
import { readRequirements } from '../specification/requirements';
import { messagesOf, type Say } from './messagesOf';

const english = messagesOf(en);
const plain = messagesOf(enPlain.messages);

/** A message with its placeholders in braces. */
const say = (message: Say): string =>
  message(...Array.from({ length: message.length }, (_, index) => `{${index}}`));

const table = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
const quotes = readRequirements(table).requirements.flatMap((requirement) => requirement.quotes);
/** Labels that the specification names without quotes (spec §2). */
quotes.push('OTP', 'Completed Quizzes');

const isPhrase = (text: string): boolean => text.includes(' ');
/** Whether a sentence is fixed by the specification, a part of a fixed one, or quotes one. */
function isFixed(text: string): boolean {
  const bare = text.replaceAll(/\{[^}]*\}/g, '{}');
  return quotes.some((quoted) => {
    const quote = quoted.replaceAll(/\{[^}]*\}/g, '{}');
    if (bare === quote) return true;
    return (isPhrase(quote) && bare.includes(quote)) || (isPhrase(bare) && quote.includes(bare));
  });
}

const changed = [...english].filter(([key, message]) => say(message) !== say(plain.get(key)!));

it('has every message of English', () => {
  expect([...plain.keys()]).toEqual([...english.keys()]);
});

it('changes only sentences that the specification fixes, or that quote one', () => {
  expect(changed.length).toBeGreaterThan(80);
  expect(changed.filter(([, message]) => !isFixed(say(message))).map(([key]) => key)).toEqual([]);
});

it('contains its values wherever English does', () => {
  const given = (text: string) => (text.match(/\{\d\}/g) ?? []).sort();
  for (const [key, message] of english) {
    expect(given(say(plain.get(key)!)), key).toEqual(given(say(message)));
  }
});

const odd = [
  /!/,
  /\bPlease\b/,
  /\bsuccessful/,
  /\bAre you\b/,
  /\bFailed to (fetch|load|add|update|delete) groups?\b/,
  /^Error\b|\bApplication Error\b/,
  /\bClick\b/i,
  /\bLogin\b/,
  /\bNo\.? of\b/,
  /\.\.\./,
  /updatede/,
  / \?/,
];
/** A capital within a label, except in names. */
const capital =
  /(?<![.?!:…]) (?!(?:Wi-Fi|CSV|WebP|GIFT|Aiken|Moodle|Markdown|HTML|UTF|Windows|ID|MB|FE|BE|DO|QR|Frontend|Backend|DevOps|DD)\b)[A-Z][a-z]/;

/** Names that are written with two capitals. */
const properNames = new Set([
  ...['Western European', 'Central European', 'Southern European'],
  ...['Simplified Chinese', 'Traditional Chinese'],
]);

it('has no odd sentence left', () => {
  const left = [...plain].filter(([, message]) => {
    const text = say(message).replaceAll(/“[^”]*”|\{\d\}/g, 'x');
    if (properNames.has(text)) return false;
    return odd.some((pattern) => pattern.test(text)) || capital.test(text);
  });
  expect(left.map(([key, message]) => `${key}: ${say(message)}`)).toEqual([]);
});

it('is loaded by its name, with the tag and the dates of English', async () => {
  expect(await loadLanguage('en-plain')).toBe(enPlain);
  expect(enPlain.tag).toBe('en');
});
