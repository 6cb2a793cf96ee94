/** Encodings that files have beside Unicode, by the languages that they are for. */
export const encodingsFor = {
  western: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm437'],
  central: ['windows-1250', 'iso-8859-2'],
  cyrillic: ['windows-1251', 'koi8-r', 'koi8-u', 'iso-8859-5', 'ibm866'],
  greek: ['windows-1253', 'iso-8859-7'],
  turkish: ['windows-1254'],
  hebrew: ['windows-1255', 'iso-8859-8'],
  arabic: ['windows-1256', 'iso-8859-6'],
  baltic: ['windows-1257', 'iso-8859-4', 'iso-8859-13'],
  southern: ['iso-8859-3'],
  nordic: ['iso-8859-10'],
  celtic: ['iso-8859-14'],
  romanian: ['iso-8859-16'],
  vietnamese: ['windows-1258'],
  thai: ['windows-874'],
  japanese: ['shift_jis', 'euc-jp'],
  simplifiedChinese: ['gb18030'],
  traditionalChinese: ['big5'],
  korean: ['euc-kr'],
  unicode: ['utf-8'],
} as const;

/** The languages that an encoding is for. */
export type Region = keyof typeof encodingsFor;
/** An encoding, by its name. */
export type Encoding = (typeof encodingsFor)[Region][number];

/** The signs of DOS from 0x80, in which Windows still writes the names of archives. */
const dosSigns =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const decodeDos = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(Uint8Array.from(bytes, (byte) => (byte < 0x80 ? byte : 0)))
    .split('')
    .map((sign, at) => (bytes[at]! < 0x80 ? sign : dosSigns[bytes[at]! - 0x80]))
    .join('');

/** A decoder of the platform; undefined for an encoding that it does not know. */
function decoderFor(label: string, fatal: boolean): TextDecoder | undefined {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return undefined;
  }
}

/** The encodings that the platform can read, with the languages that they are for. */
export const knownEncodings = (): [encoding: Encoding, region: Region][] =>
  (Object.keys(encodingsFor) as Region[]).flatMap((region) =>
    encodingsFor[region].flatMap((encoding): [Encoding, Region][] =>
      encoding === 'ibm437' || decoderFor(encoding, false) ? [[encoding, region]] : [],
    ),
  );

/** Reads bytes in an encoding, with a sign of replacement for what it does not have. */
export function decodeIn(bytes: Uint8Array, encoding: Encoding): string {
  return encoding === 'ibm437' ? decodeDos(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** Reads bytes in an encoding, by any of its names; null where it is unknown or they are not in it. */
export function decodeExactly(bytes: Uint8Array, label: string): string | null {
  if (label === 'ibm437') return decodeDos(bytes);
  try {
    return decoderFor(label, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}
