/** Names of the characters from U+00A0 to U+00FF, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Names of the Greek letters from U+0391; the second `sigma` is the one at the end of words. */
const greek =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';

/** Others of HTML 4, each with its character. */
const others =
  'amp& lt< gt> quot" apos\' OEligŒ oeligœ ScaronŠ scaronš YumlŸ fnofƒ circˆ tilde˜ ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d lrm\u200e rlm\u200f ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… permil‰ prime′ Prime″ lsaquo‹ rsaquo› oline‾ frasl⁄ euro€ imageℑ weierp℘ realℜ trade™ alefsymℵ larr← uarr↑ rarr→ darr↓ harr↔ crarr↵ lArr⇐ uArr⇑ rArr⇒ dArr⇓ hArr⇔ forall∀ part∂ exist∃ empty∅ nabla∇ isin∈ notin∉ ni∋ prod∏ sum∑ minus− lowast∗ radic√ prop∝ infin∞ ang∠ and∧ or∨ cap∩ cup∪ int∫ there4∴ sim∼ cong≅ asymp≈ ne≠ equiv≡ le≤ ge≥ sub⊂ sup⊃ nsub⊄ sube⊆ supe⊇ oplus⊕ otimes⊗ perp⊥ sdot⋅ lceil⌈ rceil⌉ lfloor⌊ rfloor⌋ lang⟨ rang⟩ loz◊ spades♠ clubs♣ hearts♥ diams♦ NewLine\n Tab\t lbrace{ rbrace} lsqb[ rsqb] lpar( rpar) colon: comma, period. semi; num# dollar$ percnt% equals= plus+ sol/ bsol\\ lowbar_ grave` vert|';

const inOrder = (names: string, first: number): [string, string][] =>
  names.split(' ').map((name, index) => [name, String.fromCharCode(first + index)]);

/** The characters that HTML has names for, as far as authoring tools write them. */
export const namedCharacters: ReadonlyMap<string, string> = new Map([
  ...inOrder(latin, 0xa0),
  ...inOrder(greek, 0x391),
  ...others.split(' ').map((entry): [string, string] => {
    const name = /^[A-Za-z]+\d?/.exec(entry)?.[0] ?? '';
    return [name, [...entry.slice(name.length)].at(-1) ?? ''];
  }),
]);

/** What HTML reads from 128 to 159, as older Windows programs meant it: `&#150;` is a dash. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The character that a reference of HTML stands for, without `&` and `;`. */
export function characterOf(reference: string): string | undefined {
  if (!reference.startsWith('#')) return namedCharacters.get(reference);
  const isHex = /^#x/i.test(reference);
  const code = parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  if (code >= 0x80 && code < 0xa0) return ofWindows[code - 0x80];
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
