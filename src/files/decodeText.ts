/** How a file spells its characters. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  /** Without a byte order mark. */
  text: string;
  encoding: Encoding;
}

function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 without its mark shows in the zero halves of what is mostly Latin text. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
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

/**
 * Reads the bytes of a text file: by their byte order mark, else as UTF-16 or UTF-8 where they are
 * that, else as Windows-1252, in which spreadsheets of the West save and which fits any bytes.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked: Encoding | null =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null;
  for (const encoding of [marked ?? unmarkedUtf16(bytes), 'utf-8'] as const) {
    const text = encoding === null ? null : decode(bytes, encoding);
    if (encoding !== null && text !== null) return { text, encoding };
  }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
}
