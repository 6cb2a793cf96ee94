import { describe, expect, it } from 'vitest';
import { contract } from '../../src/contract/document';
import { validationWords } from '../../src/messages/en/validation';
import { emailAddressPattern, emailProblem, readEmailAddress } from '../../src/rules/emailAddress';
import { signInForm, studentForm } from '../../src/rules/forms';
import { signInProblems } from '../../src/rules/signInProblems';
import { readTypedFields } from '../../src/rules/typedFields';
import { studentsWords } from '../../src/messages/en/students';

const words = { validation: validationWords.en };
const meant = 'rosa.lind@college.example';
const problemOf = (typed: string) => emailProblem(readEmailAddress(typed), words.validation);

describe('an address that surrounds what is meant', () => {
  it.each([
    ['a zero-width space', 'rosa.lind\u200B@college.example'],
    ['marks of direction', '\u2067rosa.lind@college.example\u2069'],
    ['a byte order mark', '\uFEFFrosa.lind@college.example'],
    ['a soft hyphen', 'rosa.lind@col\u00ADlege.example'],
    ['a joiner that joins nothing', 'rosa.lind@college.example\u200D'],
    ['a tag', '\u{E0020}rosa.lind@college.example'],
    ['a variation selector', 'rosa.lind@college.example\uFE0F'],
    ['spaces of any kind', '\u00A0\u3000rosa.lind@college.example\t\n'],
    ['spaces around the @', 'rosa.lind @ college.example'],
    ['a link', 'mailto:rosa.lind@college.example'],
    ['a link with a subject', 'MAILTO:rosa.lind%40college.example?subject=Hello'],
    ['a link with slashes', 'mailto://rosa.lind@college.example'],
    ['a label', 'E-mail: rosa.lind@college.example'],
    ['a name', 'Rosa Lind <rosa.lind@college.example>'],
    ['a name in quotes with a comma', '"Lind, Rosa" <rosa.lind@college.example>;'],
    ['a link in brackets', 'Rosa <mailto:rosa.lind@college.example>'],
    ['itself as a link', 'rosa.lind@college.example<mailto:rosa.lind@college.example>'],
    ['a comment', 'rosa.lind@college.example (Rosa Lind)'],
    ['a name before other brackets', 'Rosa Lind (rosa.lind@college.example).'],
    ['brackets', '<rosa.lind@college.example>'],
    ['quotes', '“rosa.lind@college.example”'],
    ['a full stop', 'rosa.lind@college.example.'],
    ['quotes of another language', '‹rosa.lind@college.example›'],
    ['a question mark', 'rosa.lind@college.example?'],
    ['a semicolon', 'rosa.lind@college.example; '],
    ['an Arabic comma', 'rosa.lind@college.example،'],
    ['the signs of another keyboard', 'ｒｏｓａ．ｌｉｎｄ＠college。example'],
  ])('is read without %s, in every form alike', (_, typed) => {
    expect(readEmailAddress(typed)).toBe(meant);
    expect(problemOf(typed)).toBeUndefined();
    expect(signInProblems({ email: typed, password: 'x' }, words)).toEqual({});
    expect(signInForm(words).parse({ email: typed, password: 'x' }).email).toBe(meant);
    expect(readTypedFields({ email: typed, role: 'Student' })).toEqual({
      email: meant,
      role: 'Student',
    });
  });

  it.each([
    'rosa@مدرسة.مصر',
    'rosa@xn--ogblgi1g.xn--wgbh1c',
    'роза@школа.бел',
    'rosa@विद्यालय.भारत',
    'rosa@نامه\u200Cای.example',
    'ros_a+quiz@sub.college.example',
  ])('takes %s as it is', (address) => {
    expect(readEmailAddress(address)).toBe(address);
    expect(problemOf(address)).toBeUndefined();
  });

  it.each([
    ['', 'Email is required.'],
    ['\u200B \u2066', 'Email is required.'],
    ['rosa', 'Please enter a valid email address.'],
    ['rosa@college', 'Please enter a valid email address.'],
    ['rosa@college..example', 'Please enter a valid email address.'],
    ['rosa lind@college.example', 'An email address cannot contain spaces.'],
    ['a@b.example, c@d.example', 'Enter one email address, with one @.'],
    ['c@d.example <a@b.example>', 'Enter one email address, with one @.'],
    ['rosa\u001b[2J@college.example', 'This email address cannot contain “U+001B”.'],
    ['rosa\u202e@college.example', 'This email address cannot contain “U+202E”.'],
    ['rosa@college,example', 'This email address cannot contain “,”.'],
    ['rosa;lind@college.example', 'This email address cannot contain “;”.'],
    [`rosa@${'a'.repeat(250)}.example`, 'Email must have at most 254 characters.'],
  ])('refuses %j: %s', (typed, problem) => {
    expect(problemOf(typed)).toBe(problem);
  });

  it('is read at once, however long it is', () => {
    expect(readEmailAddress(`${'<('.repeat(400)}${' '.repeat(200)}x`)).toContain('(');
    expect(readEmailAddress(' '.repeat(100_000))).toHaveLength(100_000);
  });
});

it('is the same rule as the contract’s', () => {
  expect(contract.components.schemas['Email']?.['pattern']).toBe(emailAddressPattern.source);
});

describe('the names of a student', () => {
  const form = studentForm({ ...words, students: studentsWords.en });
  const read = (first_name: string, last_name: string) => {
    const { success, data, error } = form.safeParse({
      ...{ first_name, last_name, email: meant, group: '' },
    });
    return success ? [data.first_name, data.last_name] : error.issues.map(({ message }) => message);
  };

  const after = (field: string, sign: string, place: string) =>
    `${field} name contains the invisible character ${sign} ${place}. Delete it.`;
  const line = (field: string) =>
    `${field} name must be one line. Replace line breaks and tabs with spaces.`;
  it.each([
    ['\u200B', '\u2060\u3164', ['First name is required.', 'Last name is required.']],
    ['-', 'Lind', ['First name is required.']],
    [' Rosa\u200E', '\u202BLind\u202C ', ['Rosa', 'Lind']],
    [
      'Ro\u009b2Jsa',
      '\u202edniL',
      [after('First', 'U+009B', 'after “Ro”'), after('Last', 'U+202E', 'at its start')],
    ],
    ['Ro\nsa', 'Li\u2028nd', [line('First'), line('Last')]],
    ['Rosa', '—', ['Rosa', '-']],
    ['Rosa', ' . ', ['Rosa', '-']],
    ['می\u200Cنا', 'رضا', ['می\u200Cنا', 'رضا']],
    ['Anne-Marie', 'O’Neill', ['Anne-Marie', 'O’Neill']],
  ])('%j and %j', (first, last, expected) => {
    expect(read(first, last)).toEqual(expected);
  });
});
