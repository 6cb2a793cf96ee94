import { test } from 'vitest';
import { de } from '../../src/messages/de';
import { deleting } from '../../src/messages/de/deleting';
import type { Messages } from '../../src/messages/en';
import type { Language } from '../../src/messages/language/language';

test('a section that lacks a message does not compile', () => {
  const { question, quiz, confirm, deleted } = deleting;
  // @ts-expect-error `deleting` and `failed` are missing
  const incomplete: Messages['deleting'] = { question, quiz, confirm, deleted };
  // @ts-expect-error `done` is no message
  const strange: Messages['deleting'] = { ...deleting, done: 'Fertig' };
  void [incomplete, strange];
});

test('a language that lacks a section, or says a message without words, does not compile', () => {
  const { common, runner } = de.messages;
  // @ts-expect-error the other sections are missing
  const incomplete: Language = { ...de, messages: { common, runner } };
  // @ts-expect-error a message that is given something is a function
  const silent: Messages['auth']['enter'] = 'Eingeben';
  void [incomplete, silent];
});
