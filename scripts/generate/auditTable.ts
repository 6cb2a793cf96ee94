import { format, resolveConfig } from 'prettier';
import { auditActions, type Action } from '../../examples/standalone/server/audit/actions.ts';

const start = '<!-- Written by `npm run generate` from server/audit/actions.ts. -->';
const end = '<!-- End of the generated table. -->';

/** Fields in italics only say that they changed. */
function fields(kinds: Action['after'] = {}): string {
  return Object.entries(kinds)
    .map(([field, kind]) => (kind === 'changed' ? `_${field}_` : field))
    .join(', ');
}

function table(actions: Readonly<Record<string, Action>>): string {
  const rows = Object.entries(actions).map(
    ([action, { meaning, before, after }]) =>
      `| \`${action}\` | ${meaning} | ${fields(before)} | ${fields(after)} |`,
  );
  const head = ['| action | what happened | before | after |', '| --- | --- | --- | --- |'];
  return [...head, ...rows].join('\n');
}

/**
 * Writes docs/run-it.md: the page as it is, with a row for each action that the audit records.
 *
 * @param root the folder of the checkout
 */
export async function writeAuditTable(page: string, root: string): Promise<string> {
  const [above, below] = [page.indexOf(start), page.indexOf(end)];
  if (above === -1 || below < above) {
    throw new Error(
      `docs/run-it.md has no place for the table of the audit. Put these two lines around it: ${start} ${end}`,
    );
  }
  const text = [page.slice(0, above + start.length), table(auditActions), page.slice(below)];
  const style = await resolveConfig(`${root}docs/run-it.md`);
  return format(text.join('\n\n'), { ...style, parser: 'markdown' });
}
