import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchedWords } from 'quizwright/rules';

/**
 * The condition of a search: every word is somewhere in the text.
 *
 * @param plain the text, as `plain_text` returns it
 * @param search as people type it
 * @returns undefined if it has no word, and so finds everything
 */
export function hasWords(plain: AnyPgColumn | SQL, search = ''): SQL | undefined {
  // Not "like", whose wildcards would have to be escaped.
  return and(...searchedWords(search).map((word) => sql`strpos(${plain}, ${word}) > 0`));
}
