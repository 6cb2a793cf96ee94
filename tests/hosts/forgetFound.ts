import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A deleted story would otherwise still count in the page. */
export default function forgetFound(): void {
  rmSync(fileURLToPath(new URL('../../test-results/hosts/', import.meta.url)), {
    recursive: true,
    force: true,
  });
}
