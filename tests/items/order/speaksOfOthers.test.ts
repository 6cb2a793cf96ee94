import { describe, expect, it } from 'vitest';
import { speaksOfOthers, type SpokenOf } from '../../../src/items/order/speaksOfOthers';

const phrases: Record<SpokenOf, readonly string[]> = {
  all: [
    ...[
      'None of the above',
      'All of the above.',
      'none of these',
      'All the above',
      'NONE OF THE ABOVE',
    ],
    ...['**None of the above**', '“Any of the above”', 'All of the above are correct'],
    ...['None of the other answers', 'All answers are correct', 'None are correct'],
    ...['No answer is correct', 'None of the options above'],
    ...['Keine der oben genannten Antworten', 'Keine der genannten', 'Alle genannten'],
    ...['Alle oben genannten', 'Keine davon', 'Nichts davon', 'Keine der übrigen Möglichkeiten'],
    ...['Alle Antworten sind richtig', 'Keine der anderen Antworten', 'Keine Antwort ist richtig'],
    ...['Keine der Antworten ist richtig', 'Nichts von alledem', 'Alle Aussagen treffen zu'],
    ...['لا شيء مما سبق', 'كل ما سبق', 'جميع ما سبق', 'جميع ما ذُكر أعلاه', 'كل ما سبق صحيح'],
    ...['جميع الإجابات صحيحة', 'جميع الإجابات السابقة صحيحة', 'ليس أيًا مما سبق', 'غير ذلك'],
    ...['لا أحد مما سبق', 'لا توجد إجابة صحيحة', 'لا شيء من ذلك'],
  ],
  two: [
    ...['Both', 'Neither', 'Both of the above', 'Neither of these', 'Both are correct'],
    ...['Beide', 'Weder noch', 'Keine von beiden', 'Beide Antworten sind richtig'],
    ...['كلاهما', 'كلا الخيارين'],
  ],
  letters: [
    ...['A and B', 'Both A and C', 'A, B and C', 'A & B', 'Only A', 'B only', '(A) and (B)'],
    ...['Neither A nor B', 'Both A and B are correct'],
    ...['A und B', 'Sowohl A als auch B', 'Nur A', 'A, B und C', 'A und C sind richtig'],
    ...['أ و ب', 'أ وب', 'كل من أ و ب', 'A و B', 'ا و ج'],
  ],
};

describe('an option that speaks of the others', () => {
  const all = Object.entries(phrases).flatMap(([of, texts]) =>
    texts.map((text) => [text, of] as const),
  );
  it.each(all)('"%s" speaks of %s', (text, of) => {
    expect(speaksOfOthers(text)).toBe(of);
  });

  it.each([
    ...['None', 'All', 'A', 'a and b', 'A AND B', 'Python', 'None type', 'The above', 'Alle'],
    ...['all()', 'Array and B', 'All of the time', 'Both arms', 'B-tree and A', 'C and C++', ''],
    ...['both sides of the river', 'لا شيء', 'أو', 'None of the above, unless the cache is cold'],
  ])('"%s" speaks for itself', (text) => {
    expect(speaksOfOthers(text)).toBeNull();
  });
});
