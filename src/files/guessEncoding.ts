import {
  decodeExactly,
  encodingsFor,
  knownEncodings,
  type Encoding,
  type Region,
} from './encodings';

/** The letters beyond ASCII that a language writes with; the first of some scripts are its frequent ones. */
interface Alphabet {
  letters: Set<string>;
  frequent?: Set<string>;
}

const lettersOf = (...languages: string[]): Alphabet[] =>
  languages.map((letters) => ({ letters: new Set(letters) }));

const scriptOf = (frequent: string, rare: string): Alphabet[] => [
  { letters: new Set(frequent + rare), frequent: new Set(frequent) },
];

const western = lettersOf(
  ...['äöüß', 'àâæçéèêëîïôùûœ', 'áéíñóúü', 'ãõáâàçéêíóôú', 'àèéìòù', 'åäöé', 'åæøé'],
  ...['áéíóúýðþæö', 'äëïéèö'],
);

const alphabets: Partial<Record<Region, Alphabet[]>> = {
  western,
  central: lettersOf(
    ...['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'čćđšž', 'ăâîşţșț'],
  ),
  cyrillic: scriptOf('оеаинтсрвлкмдпуяыі', 'бгжзйфхцчшщъьэюёїєґўђјљњћџѓќѕ'),
  greek: scriptOf('αοιετσνηυρπκμλς', 'άέήίόύώβγδζθξφχψωϊϋ'),
  turkish: lettersOf('çğıİöşüâîû'),
  hebrew: scriptOf('יוהלאתרשבמ', 'גדזחטכםךנןסעפףצץק'),
  arabic: scriptOf('اليمونرتبةعدسفهك', 'ءآأؤإئثجحخذزشصضطظغقىپچژگکیےٹڈڑںھہًٌٍَُِّْـ،؛؟'),
  baltic: lettersOf('ąčęėįšųūž', 'āčēģīķļņšūž', 'äöõüšž'),
  thai: scriptOf('านรอกเงมยลวดทส', 'ขคฆจฉชซญฎฏฐฑฒณตถธนบปผฝพฟภษหฬฮะัาำิีึืุูแโใไๅๆ็่้๊๋์'),
};

/** Signs of every language; between two letters, they are none of them. */
const signs = /[\u00a0-\u00bf×÷‘’‚“”„†‡•…‰‹›–—€™]/;
const joins = /[\u00a0\u00ad·‘’–—]/;

function scoreLetters(text: string, { letters, frequent }: Alphabet): number {
  let score = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign <= '\u007f') continue;
    const lower = sign.toLowerCase().normalize();
    const [before = '', after = ''] = [text[at - 1], text[at + 1]];
    // Words of another script have no letters of ASCII.
    if (frequent && /[a-z]/i.test(before + after)) score -= 3;
    else if (letters.has(lower) || letters.has(sign)) score += frequent?.has(lower) ? 2 : 1;
    else if (!signs.test(sign)) score -= 3;
    else if (!joins.test(sign) && /\p{L}/u.test(before) && /\p{L}/u.test(after)) score -= 3;
    // A small letter before a capital is one of another encoding.
    if (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) score -= 2;
  }
  return score;
}

const frequentIdeographs = new Set(
  '的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长這來國個說們為時會過學對裡後麼發當無開見經頭從動兩長哪什',
);
const kana = /[\u3041-\u30ff]/;
const hangul = /[\uac00-\ud7a3]/;
const ideograph = /\p{Script=Han}/u;
const wideSign = /[\u3000-\u303f\uff01-\uff5e‘’“”…—·]/;

/** What one character of the East says for a language: twice as much as a letter, for it has two bytes. */
function scoreWide(sign: string, region: Region): number {
  if (wideSign.test(sign)) return 2;
  if (region === 'korean') return hangul.test(sign) ? 6 : -6;
  if (kana.test(sign)) return region === 'japanese' ? 6 : -6;
  if (!ideograph.test(sign)) return -6;
  return frequentIdeographs.has(sign) ? 6 : 2;
}

function scoreEastern(text: string, region: Region): number {
  let score = 0;
  for (const [, before, sign, after] of text.matchAll(/(?<=(.?))([^\0-\u007f])(?=(.?))/gsu)) {
    score += scoreWide(sign ?? '', region);
    // Letters of the West that were taken for half of a character leave the rest of their words.
    if (/[a-z]/i.test(`${before}${after}`)) score -= 5;
  }
  return score;
}

/** UTF-8 with a few broken characters, as of files that were cut or put together. */
const scoreUtf8 = (text: string): number =>
  [...text.replace(/[\0-\u007f]/g, '')].reduce(
    (score, sign) => score + (sign === '\ufffd' ? -3 : 3),
    0,
  );

function score(bytes: Uint8Array, encoding: Encoding, region: Region): number {
  if (region === 'unicode') return scoreUtf8(new TextDecoder().decode(bytes));
  const text = decodeExactly(bytes, encoding);
  if (text === null) return -Infinity;
  const own = alphabets[region];
  if (own) return Math.max(...own.map((alphabet) => scoreLetters(text, alphabet)));
  return /Chinese|korean|japanese/.test(region) ? scoreEastern(text, region) : -Infinity;
}

const mostBytes = 4_000;
const isBreak = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;

/** The lines that have more than ASCII, as many as a guess needs, or parts of long ones. */
function decisiveLines(texts: readonly Uint8Array[]): Uint8Array {
  const lines: number[] = [];
  for (const bytes of texts) {
    let start = 0;
    for (let at = 0; at <= bytes.length && lines.length < mostBytes; at += 1) {
      const isEnd = at === bytes.length || isBreak(bytes[at]);
      if (!isEnd && at - start < mostBytes) continue;
      const line = bytes.subarray(start, at);
      if (line.some((byte) => byte >= 0x80)) lines.push(...line, 0x0a);
      start = isEnd ? at + 1 : at;
    }
  }
  return Uint8Array.from(lines);
}

/**
 * The encoding in which texts look most like a language: their letters beyond ASCII belong to one
 * alphabet, and capitals begin words. Of those that read the same, the one of the West.
 */
export function guessEncoding(texts: readonly Uint8Array[]): Encoding {
  const bytes = decisiveLines(texts);
  let best: { encoding: Encoding; score: number } = {
    encoding: encodingsFor.western[0],
    score: -Infinity,
  };
  for (const [encoding, region] of knownEncodings()) {
    const next = score(bytes, encoding, region);
    if (next > best.score) best = { encoding, score: next };
  }
  return best.encoding;
}
