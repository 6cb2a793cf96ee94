import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNumberText } from '../../../src/items/numeric/number';
import { readNumber } from '../../../src/items/numeric/readNumber';
import { shownNumber, typedNumber } from '../../../src/items/numeric/shownNumber';

it.each([
  ['12', 'en', '12'],
  ['-3.5', 'en', '-3.5'],
  ['−3,50', 'de', '-3.5'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  ['007', 'en', '7'],
  ['-0', 'en', '0'],
  ['+ 4', 'en', '4'],
  ['2e8', 'en', '200000000'],
  ['2 × 10⁸', 'en', '200000000'],
  ['6,02·10²³', 'de', '602000000000000000000000'],
  ['2x10^-3', 'en', '0.002'],
  ['2·10⁻³', 'en', '0.002'],
  ['2 × 10-3', 'en', '0.002'],
  ['1.6E-19', 'en', '0.00000000000000000016'],
  ['٣٫١٤', 'ar', '3.14'],
  ['١٬٥٠٠', 'ar', '1500'],
  ['१२', 'hi', '12'],
  ['１２．５', 'ja', '12.5'],
  ['𝟙𝟚', 'en', '12'],
])('reads %s in %s as %s', (typed, locale, number) => {
  expect(readNumber(typed, locale)).toBe(number);
});

it.each([
  ['1.500', 'de', '1500'],
  ['1.500', 'en', '1.5'],
  ['1.500', 'fr', '1.5'],
  ['1,500', 'en', '1500'],
  ['1,500', 'de', '1.5'],
  ['0,500', 'en', '0.5'],
  ['1,5', 'en', '1.5'],
  ['1.234,5', 'en', '1234.5'],
  ['1,234,567.8', 'de', '1234567.8'],
  ['12,34,567', 'en', '1234567'],
  ['1 234 567,8', 'fr', '1234567.8'],
  ["1'234.5", 'de-CH', '1234.5'],
])('takes the separators of %s in %s for what they are there: %s', (typed, locale, number) => {
  expect(readNumber(typed, locale)).toBe(number);
});

it.each([
  '',
  '-',
  '.',
  'e5',
  '12a',
  '50%',
  '1/2',
  '3 m',
  '1.2.3',
  '1,2,3',
  '1e81',
  '2e',
  '--1',
  '1-2',
  '10⁵',
  '5²',
  '2×1000',
  '2*105',
  `${'0'.repeat(200)}1`,
])('does not take %j for a number', (typed) => {
  expect(readNumber(typed, 'en')).toBeNull();
});

const digits = fc.stringMatching(/^-?(0|[1-9]\d{0,30})(\.\d{0,30}[1-9])?$/).filter(isNumberText);

it.each(['en', 'de', 'fr', 'ar', 'de-CH', 'hi'])(
  'reads in %s what it writes, to the last digit',
  (locale) => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(readNumber(typedNumber(number, locale), locale)).toBe(number);
        expect(readNumber(shownNumber(number, locale), locale)).toBe(number);
      }),
    );
  },
);

it('writes long numbers with an exponent', () => {
  expect(shownNumber('602000000000000000000000', 'de')).toBe('6,02 × 10²³');
  expect(shownNumber('-0.00000000000000000016', 'en')).toBe('−1.6 × 10⁻¹⁹');
});
