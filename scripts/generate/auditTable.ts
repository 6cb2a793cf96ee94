import { auditActions, type Action } from '../../examples/standalone/server/audit/actions.ts';
import { withTable } from './markedTable.ts';

/**
 * Writes docs/run-it.md: the page as it is, with a row for each action that the audit records.
 *
 * @param root the folder of the checkout
 */
export function writeAuditTable(page: string, root: string): Promise<string> {
  const actions: Readonly<Record<string, Action>> = auditActions;
  const rows = Object.entries(actions).map(([name, { meaning }]) => [`\`${name}\``, meaning]);
  return withTable(page, {
    path: 'docs/run-it.md',
    source: 'server/audit/actions.ts',
    root,
    rows: [['action', 'what happened'], ...rows],
  });
}
