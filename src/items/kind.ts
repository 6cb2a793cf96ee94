/**
 * The kinds of question. Each is a folder in this room, with a row in the table of each file beside
 * this one (decision 67).
 */
export type ItemKind = 'single';

/** The kind of a question, of a question on a paper, or of an item. The contract has one. */
export function kindOf(_question: object): ItemKind {
  return 'single';
}
