import { describe, expect, it } from 'vitest';
import { guessEncoding } from '../../src/files/guessEncoding';
import { decodeIn, knownEncodings, type Encoding } from '../../src/files/encodings';

/** The bytes of a text in an encoding of one byte a letter. */
function encoded(text: string, encoding: Encoding): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const signs = [...bytes].map((byte) => decodeIn(bytes.slice(byte, byte + 1), encoding));
  return Uint8Array.from(text, (sign) => {
    const byte = signs.indexOf(sign);
    if (byte < 0) throw new Error(`${sign} is not in ${encoding}`);
    return byte;
  });
}

const hex = (written: string): Uint8Array =>
  Uint8Array.from(written.match(/../g) ?? [], (byte) => parseInt(byte, 16));

describe('an encoding is guessed by the language that its letters make', () => {
  it.each<[Encoding, string]>([
    ['windows-1252', 'Welche Größe hat der Äquator? «für alle»'],
    ['windows-1252', 'Quelle était la première, où et à quel prix ?'],
    ['windows-1252', '¿Cuántos años tiene el niño? ½ de 10²'],
    ['windows-1252', 'Hvilken ø er størst? Blåbær, æble'],
    ['macintosh', 'Welche Größe hat der Äquator? Für alle Läufer'],
    ['ibm437', 'Welche Größe hat der Äquator? Für alle Läufer'],
    ['windows-1250', 'Która rzeka jest najdłuższa? Wisła, Odra, Dźwina, Łaba'],
    ['windows-1250', 'Která řeka je nejdelší? Žádná, Dunaj, Odra'],
    ['iso-8859-2', 'Która rzeka jest najdłuższa? Wiśła, źródło, ważka'],
    ['windows-1250', 'Melyik a legnagyobb folyó? Tőle délre, hű, fűz'],
    ['windows-1251', 'Какая река самая длинная в Европе? Волга, Дон'],
    ['koi8-r', 'Какая река самая длинная в Европе? Волга, Дон'],
    ['iso-8859-5', 'Какая река самая длинная в Европе? Волга, Дон'],
    ['ibm866', 'Какая река самая длинная в Европе? Волга, Дон'],
    ['windows-1251', 'Яка річка найдовша в Україні? Дніпро, Десна, Буг'],
    ['windows-1253', 'Ποιος είναι ο μεγαλύτερος ποταμός; Ο Αλιάκμονας'],
    ['windows-1254', 'Türkiye’nin en uzun ırmağı hangisidir? Kızılırmak, Şırnak'],
    ['windows-1254', 'Türkiye’nin başkenti neresidir? İstanbul, İzmir, Eskişehir'],
    ['windows-1255', 'מהו הנהר הארוך ביותר? הירדן'],
    ['windows-1256', 'ما عاصمة الأردن؟ عمّان، دمشق، بيروت، بغداد'],
    ['windows-1257', 'Kuri upė ilgiausia Lietuvoje? Nemunas, Šešupė, Žeimena, Mūša'],
    ['windows-874', 'แม่น้ำที่ยาวที่สุดคือแม่น้ำอะไร'],
  ])('%s: %s', (encoding, text) => {
    const guess = guessEncoding([encoded(text, encoding)]);
    expect([guess, decodeIn(encoded(text, encoding), guess)]).toEqual([encoding, text]);
  });

  it.each<[Encoding, string, string]>([
    [
      'shift_jis',
      '日本で一番長い川はどれですか',
      '93fa967b82c588ea94d492b782a290ec82cd82c782ea82c582b782a9',
    ],
    [
      'euc-jp',
      '日本で一番長い川はどれですか',
      'c6fccbdca4c7b0ecc8d6c4b9a4a4c0eea4cfa4c9a4eca4c7a4b9a4ab',
    ],
    ['gb18030', '中国最长的河是哪一条', 'd6d0b9fad7eeb3a4b5c4bad3cac7c4c4d2bbccf5'],
    [
      'gb18030',
      '题目,A,B 中国的首都是哪里？,上海,北京,广州,深圳,B 哪条河最长？,长江,黄河,珠江,淮河,A',
      'cce2c4bf2c412c4220d6d0b9fab5c4cad7b6bccac7c4c4c0efa3bf2cc9cfbaa32cb1b1bea92cb9e3d6dd2cc9eedbda2c4220c4c4ccf5bad3d7eeb3a4a3bf2cb3a4bdad2cbbc6bad32cd6e9bdad2cbbb4bad32c41',
    ],
    [
      'euc-jp',
      '日本の首都はどこですか,大阪,東京,京都,名古屋,B 一番高い山は何ですか,富士山,高尾山,阿蘇山,筑波山,A',
      'c6fccbdca4cebcf3c5d4a4cfa4c9a4b3a4c7a4b9a4ab2cc2e7bae52cc5ecb5fe2cb5fec5d42cccbeb8c5b2b02c4220b0ecc8d6b9e2a4a4bbb3a4cfb2bfa4c7a4b9a4ab2cc9d9bbcebbb32cb9e2c8f8bbb32cb0a4c1c9bbb32cc3dec7c8bbb32c41',
    ],
    [
      'euc-kr',
      '한국에서 가장 긴 강은 무엇입니까',
      'c7d1b1b9bfa1bcad20b0a1c0e520b1e420b0adc0ba20b9abbef9c0d4b4cfb1ee',
    ],
    ['big5', '中國最長的河是哪一條', 'a4a4b0eab3ccaaf8aabaaa65ac4fadfea440b1f8'],
  ])('%s: %s', (encoding, text, written) => {
    expect(decodeIn(hex(written), encoding)).toBe(text);
    expect(guessEncoding([hex(written)])).toBe(encoding);
  });

  it('is UTF-8 where only a few characters are broken', () => {
    const bytes = new TextEncoder().encode('Größe, Länge, Fläche\nÜber');
    expect(guessEncoding([bytes.slice(0, -4).fill(0xff, 20, 21)])).toBe('utf-8');
  });
});

it('reads in every encoding that the platform knows', () => {
  const all = knownEncodings().map(([encoding]) => encoding);
  expect(all).toEqual(expect.arrayContaining(['windows-1250', 'windows-1257', 'iso-8859-2']));
  expect(all.map((encoding) => decodeIn(hex('41'), encoding))).toEqual(all.map(() => 'A'));
});

it('looks through long lines', () => {
  // "Сколько будет" in windows-1251.
  const russian = [0xd1, 0xea, 0xee, 0xeb, 0xfc, 0xea, 0xee, 0x20, 0xe1, 0xf3, 0xe4, 0xe5, 0xf2];
  const line = [...'x '.repeat(20_000)].map((sign) => sign.charCodeAt(0));
  expect(guessEncoding([Uint8Array.from([...line, ...russian])])).toBe('windows-1251');
});
