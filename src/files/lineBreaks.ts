/** Lines between pauses. */
const sliceLines = 1_000;

/** How many line breaks a part of a text has; CR and LF together count once. */
export function countLineBreaks(text: string, start = 0, end = text.length): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign !== 0x0a && sign !== 0x0d) continue;
    count += 1;
    if (sign === 0x0d && at + 1 < end && text.charCodeAt(at + 1) === 0x0a) at += 1;
  }
  return count;
}

/** The lines of a text; null where a pause is welcome. */
export function* linesOf(text: string): Generator<string | null, void, undefined> {
  const lineBreak = /\r\n|\r|\n/g;
  let start = 0;
  for (let count = 1; ; count += 1) {
    const found = lineBreak.exec(text);
    yield text.slice(start, found?.index);
    if (!found) return;
    start = lineBreak.lastIndex;
    if (count % sliceLines === 0) yield null;
  }
}
