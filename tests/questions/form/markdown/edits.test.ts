import { describe, expect, it } from 'vitest';
import {
  bold,
  code,
  formula,
  wordAround,
  type Edit,
  type Selected,
} from '../../../../src/questions/form/markdown/edits';

/** Applies an edit to a text in which `[` and `]` stand around what is selected. */
function after(marked: string, edit: (selected: Selected, example: string) => Edit): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const { from, to, inserted, ...next } = edit({ text, start, end }, 'new');
  const changed = text.slice(0, from) + inserted + text.slice(to);
  return `${changed.slice(0, next.start)}[${changed.slice(next.start, next.end)}]${changed.slice(next.end)}`;
}

describe('what is selected', () => {
  it.each([
    ['a [b] c', 'a **[b]** c'],
    ['a[ b ]c', 'a **[b]** c'],
    ['a **[b]** c', 'a [b] c'],
    ['a [**b**] c', 'a [b] c'],
    ['a []', 'a **[new]**'],
    ['a **[new]**', 'a []'],
  ])('becomes bold, and bold no more: %j', (before, expected) =>
    expect(after(before, bold)).toBe(expected),
  );

  it.each([
    ['call [f()]', 'call `[f()]`'],
    ['call `[f()]`', 'call [f()]'],
    ['a [`b`]', 'a [b]'],
    ['a [x`y] b', 'a ``[x`y]`` b'],
    ['Look:[\nif (a)\n  b()]', 'Look:\n```\n[\nif (a)\n  b()]\n```'],
    ['[a\nb] c', '```\n[a\nb]\n```\n c'],
    ['[```\nb]', '````\n[```\nb]\n````'],
    ['[]', '`[new]`'],
    ['print [] now', 'print `[new]` now'],
    ['What prints?\n[]', 'What prints?\n```\n[new]\n```'],
  ])('becomes code: %j', (before, expected) => expect(after(before, code)).toBe(expected));

  it.each([
    ['is [x^2]?', 'is $[x^2]$?'],
    ['is $[x^2]$?', 'is [x^2]?'],
    ['[a\nb]', '$$\n[a\nb]\n$$'],
  ])('becomes a formula: %j', (before, expected) => expect(after(before, formula)).toBe(expected));
});

it.each([
  ['a wo[]rd b', 'a [word] b'],
  ['f[](x)', '[f(x)]'],
  ['a word[] b', 'a word[] b'],
  ['a [wor]d', 'a [wor]d'],
])('the word around the caret is meant: %j', (before, expected) => {
  const start = before.indexOf('[');
  const text = before.replace(/[[\]]/g, '');
  const word = wordAround({ text, start, end: before.indexOf(']') - 1 });
  expect(
    `${text.slice(0, word.start)}[${text.slice(word.start, word.end)}]${text.slice(word.end)}`,
  ).toBe(expected);
});
