import { plainText } from '../../rules/textSearch';

// Options that speak of the other options, in the languages of the interface. Phrases are spelled as
// `plainText` spells them: in small letters, without umlauts, vowel marks and hamzas.

/** What an option says of the others: of `all` of them, of `two`, or of some by their `letters`. */
export type SpokenOf = 'all' | 'two' | 'letters';

/** A text in which a word in capitals stands for its alternatives. */
function phrase(text: string, words: Readonly<Record<string, string>> = {}): RegExp {
  return new RegExp(`^${text.replaceAll(/[A-Z]+/g, (word) => `(?:${words[word]})`)}$`, 'u');
}

const english = {
  ANSWERS: 'answers|options|choices|statements|responses|ones',
  ABOVE: 'above|previous|preceding|foregoing|other|others|listed|given|mentioned',
  RIGHT: 'correct|right|true|false|wrong|incorrect',
};
const german = {
  ANSWERS: 'antworten?|antwortmoglichkeiten|moglichkeiten|optionen|aussagen?|alternativen',
  ABOVE:
    '(?:oben |vorher |zuvor )?genannten?|obengenannten?|obigen?|oberen|vorherigen?|vorstehenden?|anderen|ubrigen|aufgefuhrten|angegebenen',
  RIGHT: '(?:sind|ist|stimmen|stimmt|treffen|trifft)(?: richtig| korrekt| wahr| falsch| zu)?',
};
const arabic = {
  ANSWERS: 'الاجابات|الاجوبة|الخيارات|العبارات',
  ABOVE: 'سبق|ذكر|تقدم|ورد',
  RIGHT: 'صحيح|صحيحة|صحيحتان|خاطئة|خاطية|خطا|صواب',
};

const ofAll = [
  phrase(
    '(?:all|none|any)(?: of)?(?: the)? ABOVE(?: ANSWERS)?(?: (?:is|are)(?: all)? RIGHT)?',
    english,
  ),
  phrase('(?:all|none)(?: of)? (?:these|those|them)(?: ANSWERS)?(?: (?:is|are) RIGHT)?', english),
  phrase('(?:all|none of the)(?: the)? ANSWERS(?: above)?(?: (?:is|are) RIGHT)?', english),
  phrase('(?:all|none) (?:is|are) RIGHT', english),
  phrase('no(?: other)? (?:answer|option|choice|statement)(?: above)? is RIGHT', english),

  phrase(
    '(?:alle|keine[rs]?|nichts)(?: der| von den| vom| des)? ABOVE(?: ANSWERS)?(?: RIGHT)?',
    german,
  ),
  phrase(
    '(?:alles?|keine[rs]?|nichts) (?:davon|von diesen|von allen|von allem|von alledem)(?: RIGHT)?',
    german,
  ),
  phrase('(?:alle|keine)(?: der| von den)?(?: ABOVE)? ANSWERS(?: RIGHT)?', german),
  phrase('(?:alle|keine)(?: antwort| option| aussage)? RIGHT', german),

  phrase('(?:كل|جميع) (?:ما|مما) ABOVE(?: ذكره)?(?: اعلاه)?(?: RIGHT)?', arabic),
  phrase(
    '(?:لا شيء?|لا احد|لا اي|ليس|ليس اي|ليس ايا|ولا واحد)(?: من)? (?:ما|مما) ABOVE(?: ذكره)?(?: اعلاه)?',
    arabic,
  ),
  phrase('(?:كل|جميع) ANSWERS(?: السابقة| المذكورة| اعلاه)?(?: RIGHT)?', arabic),
  phrase('لا (?:توجد|يوجد) (?:اجابة|خيار|جواب) RIGHT', arabic),
  phrase('غير ذلك|كل ذلك|لا شيء? من ذلك|لا شيء? منها|كلها RIGHT|جميعها RIGHT', arabic),
];

const ofTwo = [
  phrase(
    '(?:both|either|neither)(?: one)?(?: of)?(?: the)?(?: two)?(?: ABOVE| these| those| them)?(?: ANSWERS)?(?: (?:is|are) RIGHT)?',
    english,
  ),
  phrase(
    'beides?|beide(?: ABOVE)?(?: ANSWERS)?(?: davon)?(?: RIGHT)?|weder noch|keine[rs]? (?:von |der )beiden',
    german,
  ),
  phrase(
    'كلاهما(?: RIGHT)?|كلتاهما(?: RIGHT)?|كلا (?:الاجابتين|الخيارين)(?: RIGHT)?|لا شيء? منهما|ليس ايا منهما',
    arabic,
  ),
];

// Capitals count here, since "a and b" may be an expression, and so may "A AND B".
const one = String.raw`\(?[A-F]\)?`;
const oneInArabic = String.raw`\(?(?:[A-Fأابجدهو]|هـ)\)?`;
const several = (letter: string, and: string): string =>
  String.raw`${letter}(?:\s?[,،]\s?${letter})*,?(?:\s?(?:${and})\s?${letter})`;
const byLetter = [
  new RegExp(
    `^(?:(?:[Bb]oth|[Ee]ither|[Nn]either|[Oo]nly|[Oo]ptions|[Aa]nswers) )*${several(one, ' and | or | nor |&')}(?: only| are (?:correct|right|true))?$`,
  ),
  new RegExp(`^(?:[Oo]nly|[Nn]ur)(?: (?:[Aa]nswer|[Oo]ption|Antwort))? ${one}$|^${one} only$`),
  new RegExp(
    `^(?:(?:[Ss]owohl|[Ww]eder|[Nn]ur|Antworten|Optionen) )*${several(one, ' und | oder | als auch | noch |&')}(?: sind (?:richtig|korrekt|wahr)| stimmen)?$`,
  ),
];
const byLetterInArabic = new RegExp(
  `^(?:(?:كل من|كلا من|كلا|فقط|الاجابتان|الاجابات|الخياران) )*${several(oneInArabic, ' و ?| او ')}(?: فقط| معا| صحيحتان)?$`,
  'u',
);

/** A text without what only dresses it: emphasis, quotes, marks of direction, and its full stop. */
export function bare(text: string): string {
  return text
    .replaceAll(/[*_`"'“”„«»\u0640\p{Bidi_Control}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s.!;:…]+$/, '');
}

/** What an option says of the other options; null for one that speaks for itself. */
export function speaksOfOthers(text: string): SpokenOf | null {
  const said = bare(text);
  if (said.length > 60) return null;
  const plain = plainText(said);
  const isOf = (phrases: readonly RegExp[]): boolean => phrases.some((each) => each.test(plain));
  if (byLetter.some((each) => each.test(said)) || byLetterInArabic.test(said)) return 'letters';
  if (isOf(ofAll)) return 'all';
  return isOf(ofTwo) ? 'two' : null;
}
