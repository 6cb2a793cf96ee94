import fc from 'fast-check';
import { expect, it } from 'vitest';
import { en } from '../../src/messages/en';
import { signInForm } from '../../src/rules/forms';
import { signInProblems } from '../../src/rules/signInProblems';

const form = signInForm(en);

/** What the form reports, in the shape of `signInProblems`. */
function saidByForm(typed: { email: string; password: string }): Record<string, string> {
  const { error } = form.safeParse(typed);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

const address = fc
  .tuple(
    fc.constantFrom('', ' ', '\t'),
    fc.string({ unit: fc.constantFrom(...'ab.+-_@ é"'), maxLength: 6 }),
    fc.constantFrom('', '@'),
    fc.string({ unit: fc.constantFrom(...'ab.-@ 1'), maxLength: 8 }),
    fc.constantFrom('', '.', '.e', '.example', '.com '),
  )
  .map((parts) => parts.join(''));

it('agrees with the package’s form, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.record({
        email: fc.oneof(address, fc.emailAddress(), fc.string()),
        password: fc.oneof(fc.constantFrom('', ' ', 'x'), fc.string()),
      }),
      (typed) => {
        expect(signInProblems(typed, en)).toEqual(saidByForm(typed));
      },
    ),
    { numRuns: 2_000 },
  );
});

it.each([
  ['', ''],
  [' ', ' '],
  ['ada', 'x'],
  ['ada@school', ''],
  ['ada@school.e', 'x'],
  [' ada@school.example ', 'x'],
  [`${'a'.repeat(239)}@school.example`, 'x'],
  [`${'a'.repeat(240)}@school.example`, ''],
  ['a'.repeat(300), 'x'],
])('agrees with it on %j and %j', (email, password) => {
  expect(signInProblems({ email, password }, en)).toEqual(saidByForm({ email, password }));
});
