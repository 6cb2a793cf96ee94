// Options that are numbers, with or without a unit, and ranges of them. Texts are as `plainText`
// spells them.

const numbers = /(?:(?<=^|[\s([{,;:<>=≤≥$€£~≈^±])(?<!\d\s?)[-−–])?\d+(?:[.,]\d+)*/g;

/** What compares numbers or joins two to a range, in the languages of the interface. */
const comparison = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'less than|fewer than|more than|greater than|at least|at most|up to|under|below|over|above',
    'from|to|between|and|or|more|less|fewer|about|approximately|around|only|exactly|older|younger',
    'weniger als|mehr als|mindestens|hochstens|bis zu|bis|unter|uber|von|ab|zwischen|und|oder',
    'mehr|weniger|etwa|ungefahr|rund|genau|alter|junger',
    'اقل من|اكثر من|اكبر من|اصغر من|على الاقل|على الاكثر|حتى|من|الى|بين|و|او|فاكثر|فاقل|حوالي|تقريبا',
  ].join('|')})(?!\p{L})|[<>≤≥=~≈±]`,
  'gu',
);

/** Units whose plural is another word than the singular with an ending. */
const arabicUnits: readonly [RegExp, string][] = [
  [/ايام|يوما/g, 'يوم'],
  [/ساعات/g, 'ساعة'],
  [/دقايق/g, 'دقيقة'],
  [/ثوان[يى]?/g, 'ثانية'],
  [/اسابيع|اسبوعا/g, 'اسبوع'],
  [/اشهر|شهور|شهرا/g, 'شهر'],
  [/سنوات|سنين/g, 'سنة'],
  [/اعوام|عاما/g, 'عام'],
  [/امتار|مترا/g, 'متر'],
  [/مرات/g, 'مرة'],
];

/** In Latin digits, and without the spaces and marks that group thousands. */
function inLatinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', '')
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '');
}

/** What is left of a text without its numbers and what compares them: its unit. */
function unitOf(text: string): string[] {
  const rest = text
    .replaceAll(numbers, '#')
    .replaceAll(comparison, ' ')
    .replaceAll(/#(?:\s*[-−–—…]?\s*#)+/g, '#');
  const unit = arabicUnits.reduce((words, [plural, singular]) => {
    return words.replaceAll(plural, singular);
  }, rest);
  return unit.split(/\s+/).filter((word) => word !== '');
}

/** The same word, perhaps in the plural: "day" and "days", "Tag" and "Tagen". */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    one === other || (short.length > 2 && long.length < short.length + 3 && long.startsWith(short))
  );
}

function haveSameUnit(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length && one.every((word, index) => isSameWord(word, other[index] ?? ''))
  );
}

/** Below 0 if one comes first: "< 10" before "10–20" before "> 20". */
function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const beside = other[index];
    if (beside === undefined) return 1;
    if (value !== beside) return Math.sign(value - beside);
  }
  return one.length < other.length ? -1 : 0;
}

function areSorted(rows: readonly (readonly number[])[]): boolean {
  if (rows.flat().some(Number.isNaN)) return false;
  const direction = compare(rows[0] ?? [], rows.at(-1) ?? []);
  if (direction === 0) return false;
  return rows.slice(1).every((row, index) => compare(rows[index]!, row) !== -direction);
}

/** How a written number is read: "1.500" is one and a half, or fifteen hundred. */
const readings: readonly ((written: string) => number)[] = [
  (written) => Number(written.replaceAll(',', '').replace(/^[−–]/, '-')),
  (written) => Number(written.replaceAll('.', '').replace(',', '.').replace(/^[−–]/, '-')),
];

/** Whether these are numbers of the same unit that rise or fall. */
export function areInSequence(options: readonly string[]): boolean {
  const texts = options.map(inLatinDigits);
  const written = texts.map((text) => text.match(numbers) ?? []);
  if (written.some((found) => found.length === 0)) return false;
  const [first = [], ...units] = texts.map(unitOf);
  return (
    units.every((unit) => haveSameUnit(first, unit)) &&
    readings.some((read) => areSorted(written.map((found) => found.map(read))))
  );
}
