/**
 * Where a spreadsheet may find a formula: at the start of a cell, and in it after what parts cells or
 * rows somewhere, for a file that is read with another separator than its own is parted even within
 * quotation marks. Japanese ones take the wide signs too. No place is between CR and LF.
 */
const place = /(?<=^|[,;\t|\n]|\r(?!\n))/.source;
const formula = /(?=[\s']*[=+\-@＝＋－＠])/.source;
/** What some spreadsheets skip at the start of a cell. */
const skipped = /(?=^'*[\t\r\n])/.source;

const unguarded = new RegExp(`${place}(?:${formula}|${skipped})`, 'g');
const guarded = new RegExp(`${place}'(?:${formula}|(?<=^')(?='*[\\t\\r\\n]))`, 'g');

/**
 * A cell that no spreadsheet runs as a formula: it gets an apostrophe where one may begin, as people
 * type it. One that was guarded gets another, so that `unguardCell` gives back what it was.
 */
export function guardCell(text: string): string {
  return text.replace(unguarded, "'");
}

/** A cell without the one apostrophe that guards each formula in it. */
export function unguardCell(cell: string): string {
  return cell.replace(guarded, '');
}
