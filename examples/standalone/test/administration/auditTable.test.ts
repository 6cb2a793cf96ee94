import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { auditActions, type Action } from '../../server/audit/actions';

const page = readFileSync(new URL('../../../../docs/run-it.md', import.meta.url), 'utf8');

/** Fields as the page lists them: in italics if they only say that they changed. */
function fields(kinds: Action['after'] = {}): string {
  return Object.entries(kinds)
    .map(([field, kind]) => (kind === 'changed' ? `_${field}_` : field))
    .join(', ');
}

it('docs/run-it.md has a row for each recorded action, and no others', () => {
  const rows = [...page.matchAll(/^\| `([a-z]+\.[a-z]+)` +\|(.*)\|(.*)\|(.*)\|$/gm)].map(
    ([, action, ...cells]) => [action, ...cells.map((cell) => cell.trim())],
  );
  const list: Readonly<Record<string, Action>> = auditActions;
  expect(rows).toEqual(
    Object.entries(list).map(([action, { meaning, before, after }]) => [
      action,
      meaning,
      fields(before),
      fields(after),
    ]),
  );
});
