/** The names in the path of a category, from the outermost; `//` is a slash in a name. */
export const categoryNames = (path: string): string[] =>
  path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '');

/** The place in Moodle that a path begins with, and the category that Moodle made there automatically. */
const context = /^(?:\$\w+\$|top)$/;
const byDefault = /^(?:Default for|Standard für)\s+/;

/** The names of a category that its author gave, which become tags. */
export function tagsOfCategory(names: readonly string[]): string[] {
  const own = names.findIndex((name) => !context.test(name));
  return own < 0 ? [] : names.slice(own).map((name) => name.replace(byDefault, ''));
}
