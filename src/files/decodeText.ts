import { decodeExactly, decodeIn } from './encodings';
import { guessEncoding } from './guessEncoding';

/** UTF-16 without its mark shows in the zero halves of what is mostly Latin text. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, 1000);
  if (head.length < 4) return null;
  let even = 0;
  let odd = 0;
  head.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const many = head.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

const xmlDeclaration = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const pageDeclaration =
  /^\s*<(?:!doctype\s+)?html[\s\S]*?<meta\s[^>]*?\bcharset\s*=\s*["']?([\w.:-]{1,40})/i;

/** The encoding that a text of XML or HTML declares. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1000));
  const [, label] = xmlDeclaration.exec(head) ?? pageDeclaration.exec(head) ?? [];
  return label;
}

/**
 * Reads the bytes of a text file that says its encoding: by a byte order mark, as UTF-16 or UTF-8
 * where it is that, or as XML declares. Many tools write UTF-8 below another declaration.
 *
 * @returns the text without a byte order mark; null where the encoding can only be guessed
 */
export function decodeSurely(bytes: Uint8Array): string | null {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null;
  for (const label of [marked ?? unmarkedUtf16(bytes), 'utf-8', declaredIn(bytes)]) {
    const text = label ? decodeExactly(bytes, label) : null;
    if (text !== null) return text;
  }
  return null;
}

const mostLines = 3;
const longestLine = 120;

/** The first lines of a text with letters beyond ASCII, which its encoding decides. */
export function sampleOf(text: string): string[] {
  const sample: string[] = [];
  const foreign = /[^\0-\u007f]/g;
  while (sample.length < mostLines) {
    const at = foreign.exec(text)?.index;
    if (at === undefined) break;
    const lines = text.slice(Math.max(0, at - longestLine / 2), at).split(/[\r\n]/);
    const before = lines.at(-1) ?? '';
    const [after = ''] = text.slice(at, at + longestLine - before.length).split(/[\r\n]/, 1);
    sample.push((before + after).trim());
    const lineBreak = text.slice(at).search(/[\r\n]/);
    if (lineBreak < 0) break;
    foreign.lastIndex = at + lineBreak;
  }
  return sample;
}

/** Reads the bytes of a text file, whatever its encoding. */
export const decodeText = (bytes: Uint8Array): string =>
  decodeSurely(bytes) ?? decodeIn(bytes, guessEncoding([bytes]));
