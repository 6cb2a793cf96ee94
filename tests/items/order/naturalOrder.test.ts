import { describe, expect, it } from 'vitest';
import { inAttemptOrder } from '../../../src/items/order/attemptOrder';
import { letters } from '../../../src/rules/limits';

/** Every order in which 40 attempts show these options, as their letters. */
function ordersOf(options: readonly string[]): Set<string | undefined> {
  const question = {
    _id: 'q',
    title: 'Which?',
    options: Object.fromEntries(options.map((text, place) => [letters[place], text])) as unknown,
  } as unknown as Parameters<typeof inAttemptOrder>[0][number];
  return new Set(
    Array.from({ length: 40 }, (_, attempt) =>
      inAttemptOrder([question], { shuffle_options: true }, `${attempt}`)
        .flatMap((shown) => Object.values(shown.options))
        .map((text) => letters[options.indexOf(text)])
        .join(''),
    ),
  );
}

const stay = ({ length }: readonly string[]): Set<string> =>
  new Set([letters.slice(0, length).join('')]);

describe('options with a natural order stay where they are', () => {
  const ordered: readonly string[][] = [
    ['True', 'False'],
    ['False', 'True'],
    ['**True**', 'False.'],
    ['True', 'False', 'Not given'],
    ['The statement is true', 'The statement is false'],
    ['Yes', 'No', 'Maybe'],
    ['T', 'F'],
    ['✓', '✗'],
    ['Wahr', 'Falsch'],
    ['Richtig', 'Falsch', 'Weiß nicht'],
    ['Ja', 'Nein'],
    ['Stimmt', 'Stimmt nicht'],
    ['Die Aussage ist richtig', 'Die Aussage ist falsch'],
    ['صحيح', 'خطأ'],
    ['صواب', 'خطأ'],
    ['صح', 'غلط'],
    ['صحيحة', 'خاطئة'],
    ['نعم', 'لا'],
    ['العبارة صحيحة', 'العبارة خاطئة'],

    ['1', '2', '3', '4'],
    ['40', '30', '20', '10'],
    ['-2', '-1', '0', '1'],
    ['−5 °C', '0 °C', '5 °C'],
    ['0.5', '1.5', '2.25'],
    ['0,5', '1,5', '12,25'],
    ['900', '1,200', '12,000'],
    ['1.200 €', '12.000 €', '120.000 €'],
    ['9 000', '10 000'],
    ['٩', '١٠', '١١'],
    ['1 day', '2 days', '10 days'],
    ['1 Tag', '2 Tage', '10 Tagen'],
    ['3 أيام', '11 يوما'],
    ['1989', '1990', '1991'],
    ['8:30', '8:45', '9:00'],
    ['0–10', '10–20', '20–30'],
    ['Less than 10', '10 to 20', 'More than 20'],
    ['Weniger als 10', '10 bis 20', 'Über 20'],
    ['أقل من 10', 'من 10 إلى 20', 'أكثر من 20'],
    ['$x^2$', '$x^3$', '$x^4$'],
    ['10 %', '20 %', '50 %', 'None of these'],
    ['True', 'False', 'Both', 'Neither'],

    ['A', 'B', 'C', 'D'],
    ['أ', 'ب', 'ج', 'د'],
    ['I', 'II', 'III', 'IV'],
    ['one', 'two', 'three'],
    ['Never', 'Sometimes', 'Often', 'Always'],
    ['Immer', 'Oft', 'Selten', 'Nie'],
    ['أبدًا', 'أحيانًا', 'دائمًا'],
    ['Low', 'Medium', 'High'],
    ['Saturday', 'Sunday', 'Monday'],
    ['Jänner', 'Februar', 'März'],
    ['السبت', 'الأحد', 'الإثنين'],
    ['It increases', 'It stays the same', 'It decreases'],
  ];
  it.each(ordered.map((options) => [options.join(' · '), options] as const))('%s', (_, options) => {
    expect(ordersOf(options)).toEqual(stay(options));
  });

  it('while “All of these” and “None of these” stay below them', () => {
    for (const options of [
      ['10', '20', '30', 'All of these'],
      ['Richtig', 'Falsch', 'Keine davon'],
      ['صحيح', 'خطأ', 'لا شيء مما سبق'],
    ]) {
      expect(ordersOf(options)).toEqual(stay(options));
    }
  });
});

describe('options without one move', () => {
  it.each([
    [['Paris', 'Rome', 'Berlin']],
    [['7', '3', '12', '5']],
    [['1. Paris', '2. Rome', '3. Berlin']],
    [['10 cm', '20 kg', '30 s']],
    [['True north', 'False summit']],
    [['Tuesday', 'Monday', 'Friday']],
    [['Often', 'Never', 'Always']],
    [['x + 1', 'x - 1', '2x']],
    [['for', 'while', 'if']],
    [['B', 'A', 'D']],
  ])('%j', (options) => {
    expect(ordersOf(options).size).toBeGreaterThan(1);
  });
});
