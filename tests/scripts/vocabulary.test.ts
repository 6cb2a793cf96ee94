import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import vocabulary from '../../scripts/vocabulary.js';

function refusedIn(code: string, file = 'file.ts'): string[] {
  const found = new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { vocabulary },
      rules: { 'vocabulary/words': 'error' },
    },
    file,
  );
  return found.map(({ message }) => /not “(.+)”/.exec(message)?.[1] ?? message);
}

it.each([
  ['a variable', 'const handInAtZero = 1;', 'hand in'],
  ['a parameter', 'const f = (told: string) => told;', 'told'],
  ['a type', 'type QuizHappening = string;', 'happening'],
  ['a property of a type', 'interface Page { onGoOn(): void }', 'go on'],
  [
    'a property of an object',
    "const words = { take: { takeBack: 'Undo' } } as const;",
    'take back',
  ],
  ['the third person', 'declare function tellsEveryone(): void;', 'tell'],
  ['what a server sends', "const answer = await fetch('/');", 'answer'],
  ['a comment', '/**\n * Sends it again by\n * itself.\n */', 'by itself'],
])('is refused in %s', (_, code, refused) => {
  expect(refusedIn(code)).toEqual([refused]);
});

it('is refused in the name of a file', () => {
  expect(refusedIn('', 'tellHost.ts')).toEqual(['tell']);
});

it.each([
  ["a student's answer", "const answer = 'A';"],
  ['a part of a word', 'const intellect = 1;'],
  ['the waiting room', 'const isWaitingRoom = true;'],
  [
    'what others declare',
    "import { tell } from 'elsewhere'; const { hear } = tell(); hear({ told: 1 });",
  ],
  ['what a type names', 'const phases: Record<string, number> = { waiting: 1 };'],
  ['a quotation', '// The button “Try again”, and `by itself`.'],
])('may be in %s', (_, code) => {
  expect(refusedIn(code)).toEqual([]);
});
