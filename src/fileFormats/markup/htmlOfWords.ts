/** A character as HTML refers to it by its number. */
const reference = (char: string): string => `&#${char.codePointAt(0)};`;

/** HTML that `readHtml` and `wordsOf` read back to the letter: blanks, breaks and marks are references. */
export function htmlOfWords(text: string): string {
  return (
    text
      .replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] ?? mark)
      // A blank beside another, or beside a break, is dropped by readers of HTML.
      .replace(/[ \t]+(?=[\r\n])|(?<=[\r\n\s]) +| {2,}|^[ [/$%]/g, (blanks) =>
        [...blanks].map(reference).join(''),
      )
      // HTML reads references to the characters from 128 to 159 as others.
      .replace(/[^\S \n]|(?![\n\u0080-\u009f])\p{Cc}|[\ufffe\uffff]/gu, reference)
      .replaceAll('\n', '<br>')
  );
}
