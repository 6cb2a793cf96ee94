import { auditActions, type Action } from '../../examples/standalone/server/audit/actions.ts';
import { withTable } from './markedTable.ts';

/** Fields in italics only say that they changed. */
function fields(kinds: Action['after'] = {}): string {
  return Object.entries(kinds)
    .map(([field, kind]) => (kind === 'changed' ? `_${field}_` : field))
    .join(', ');
}

/**
 * Writes docs/run-it.md: the page as it is, with a row for each action that the audit records.
 *
 * @param root the folder of the checkout
 */
export function writeAuditTable(page: string, root: string): Promise<string> {
  const actions: Readonly<Record<string, Action>> = auditActions;
  const rows = Object.entries(actions).map(([action, { meaning, before, after }]) => [
    `\`${action}\``,
    meaning,
    fields(before),
    fields(after),
  ]);
  return withTable(page, {
    path: 'docs/run-it.md',
    source: 'server/audit/actions.ts',
    root,
    rows: [['action', 'what happened', 'before', 'after'], ...rows],
  });
}
