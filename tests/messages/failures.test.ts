import { describe, expect, it } from 'vitest';
import { ar } from '../../src/messages/ar';
import { de } from '../../src/messages/de';
import { en } from '../../src/messages/en';
import { failureStatuses } from '../../src/rules/failureCodes';

/** The server names the fields, or no widget ever sends such a request. */
const leftToTheServer = ['request.invalid', 'request.brokenJson', 'request.wrongType'];
const translated = Object.keys(failureStatuses).filter((code) => !leftToTheServer.includes(code));

describe.each([de, ar])('$tag', ({ messages: { failures } }) => {
  it('has a sentence for each code that a user can meet, and for no other', () => {
    expect(Object.keys(failures).sort()).toEqual([...translated].sort());
    expect(Object.values(failures).filter((sentence) => !/\.$/.test(sentence))).toEqual([]);
  });
});

it('German addresses everyone as Sie, and Arabic has no Latin letters', () => {
  const german = Object.values(de.messages.failures).join('\n');
  expect(german).not.toMatch(/\b(the|and|your?|du|dich|dir|deine?[mnrs]?)\b/i);
  const arabic = Object.values(ar.messages.failures).join('\n');
  // But for the names of formats.
  expect(arabic.replaceAll(/PNG|JPEG|WebP|AVIF/g, '')).not.toMatch(/[A-Za-z]/);
});

it('English leaves every refusal to the server', () => {
  expect(en.failures).toEqual({});
});
