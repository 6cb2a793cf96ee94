import { format, resolveConfig } from 'prettier';

const end = '<!-- End of the generated table. -->';

/**
 * Puts a table between two comments of a page, formatted as the page is.
 *
 * @param path of the page, below the checkout
 * @param source what the table is written from, as the first comment says it
 * @param root the folder of the checkout
 * @throws Error if the page has no such comments
 */
export async function withTable(
  page: string,
  { path, source, root, rows }: { path: string; source: string; root: string; rows: string[][] },
): Promise<string> {
  const start = `<!-- Written by \`npm run generate\` from ${source}. -->`;
  const [above, below] = [page.indexOf(start), page.indexOf(end, page.indexOf(start))];
  if (above === -1 || below === -1) {
    throw new Error(
      `${path} has no place for the table of ${source}. Put these two lines around it: ${start} ${end}`,
    );
  }
  const [head = [], ...others] = rows;
  const lines = [head, head.map(() => '---'), ...others].map((cells) => `| ${cells.join(' | ')} |`);
  const text = [page.slice(0, above + start.length), lines.join('\n'), page.slice(below)];
  return format(text.join('\n\n'), {
    ...(await resolveConfig(`${root}${path}`)),
    parser: 'markdown',
  });
}
