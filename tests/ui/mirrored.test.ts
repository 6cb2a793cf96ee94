// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../src/', import.meta.url);
/** Icons that point in the reading direction, or against it. */
const pointing = /<(?:LogIn|LogOut|Undo|Redo|Forward|Reply|\w+(?:Left|Right))\d?\b[^>]*>/g;

it('every icon that points in the reading direction is mirrored with it', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const icons = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(new URL(file, root), 'utf8').match(pointing) ?? []);
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((icon) => !icon.includes('className="qw-mirrored"'))).toEqual([]);
});
