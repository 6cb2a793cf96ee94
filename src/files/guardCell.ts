/**
 * Where a spreadsheet may find a formula: at the start of a cell, and in it after what parts cells or
 * rows somewhere, for a file that is read with another separator than its own is parted even within
 * quotation marks. Japanese ones take the wide signs too. No place is between CR and LF.
 */
const place = /[,;\t|\n]|\r(?!\n)/g;
const guardedPlace = /([,;\t|\n\r])'/g;
/** What may stand between such a place and the sign of the formula, each time whole: a cell may be long. */
const before = /(?<![\s'])[\s']*(?=[=+\-@＝＋－＠])/g;
const startsFormula = /^[\s']*[=+\-@＝＋－＠]/;
/** What some spreadsheets skip at the start of a cell. */
const startsSkipped = /^'*[\t\r\n]/;

/** Rewrites what stands before formulas, with the sign before it; the start is as after a line break. */
const rewritten = (text: string, rewrite: (before: string) => string): string =>
  text.replace(before, (blanks, at: number) =>
    rewrite((at === 0 ? '\n' : text.charAt(at - 1)) + blanks).slice(1),
  );

/** Whether only what spreadsheets skip makes the start a place. */
const isSkipped = (text: string): boolean => startsSkipped.test(text) && !startsFormula.test(text);

/**
 * A cell that no spreadsheet runs as a formula: it gets an apostrophe where one may begin, as people
 * type it. One that was guarded gets another, so that `unguardCell` gives back what it was.
 */
export function guardCell(text: string): string {
  const guarded = rewritten(text, (blanks) => blanks.replace(place, "$&'"));
  return isSkipped(text) ? `'${guarded}` : guarded;
}

/** A cell without the one apostrophe that guards each formula in it. */
export function unguardCell(cell: string): string {
  const bare = rewritten(cell, (blanks) => blanks.replace(guardedPlace, '$1'));
  return cell.startsWith("'") && isSkipped(cell) ? bare.slice(1) : bare;
}
