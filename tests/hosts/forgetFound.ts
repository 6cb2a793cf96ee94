import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A story that is gone would count on in the page. */
export default function forgetFound(): void {
  rmSync(fileURLToPath(new URL('../../test-results/hosts/', import.meta.url)), {
    recursive: true,
    force: true,
  });
}
