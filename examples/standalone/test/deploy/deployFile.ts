import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a file of `deploy/`. */
export const deployPath = (name: string): string =>
  fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));

export const readDeployFile = (name: string): string => readFileSync(deployPath(name), 'utf8');
