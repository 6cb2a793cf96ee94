import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';

/** The contract, `openapi.yaml` of the package, as an object of its own for each caller. */
export function readContract(): object {
  const file = createRequire(import.meta.url).resolve('quizwright/openapi.yaml');
  return parse(readFileSync(file, 'utf8')) as object;
}
