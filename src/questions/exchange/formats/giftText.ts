/** Character references that authoring tools write; all others are numbers. */
const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    plusmn: '±',
    times: '×',
    divide: '÷',
    micro: 'µ',
    middot: '·',
    frac12: '½',
    laquo: '«',
    raquo: '»',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    hellip: '…',
    bull: '•',
    rarr: '→',
    larr: '←',
    le: '≤',
    ge: '≥',
    ne: '≠',
    infin: '∞',
    euro: '€',
    pound: '£',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
  }),
);

function referred(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return named.get(reference) ?? whole;
  const isHex = /^#x/i.test(reference);
  const code = parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const breakingTag = /\s*(?:<br\s*\/?>|<\/(?:p|div|li|h[1-6]|pre|tr)>)\s*/gi;
const anyTag = /<\/?[a-z][^<>]*>|<!--[^<>]*-->/gi;

/** Whether a text has tags that its plain words do not keep. */
export function hasMarkup(html: string): boolean {
  return /<(?!br>)[a-z/!]/i.test(html);
}

/** The words of HTML, with a line break where a paragraph ends. No markup is run. */
export function wordsOfHtml(html: string): string {
  return html
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(breakingTag, '\n')
    .replace(anyTag, '')
    .trim()
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10});/gi, referred);
}

const reference = (char: string): string => `&#${char.codePointAt(0)};`;

/** HTML that `wordsOfHtml` reads back to the letter: blanks, breaks and marks are references. */
export function htmlOfWords(text: string): string {
  return (
    text
      .replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] ?? mark)
      // A blank beside another, or beside a break, is dropped by readers of HTML.
      .replace(/[ \t]+(?=[\r\n])|(?<=[\r\n\s]) +| {2,}|^[ [/$%]/g, (blanks) =>
        [...blanks].map(reference).join(''),
      )
      .replace(/[^\S \n]|(?!\n)\p{Cc}/gu, reference)
      .replaceAll('\n', '<br>')
  );
}

/** Whether a text means the same to every reader of GIFT without being written as HTML. */
export function isPlainWords(text: string): boolean {
  return /^[^\s[/$%]/.test(text) && !/[&<>]|[^\S ]| {2,}|\p{Cc}|->/u.test(text);
}

/** A text of GIFT, with the signs of the format guarded. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&');
}
