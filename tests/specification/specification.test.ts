// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findProblems } from './findProblems';
import { readTexts } from './proofFile';
import { proofs } from './proofs';
import { readRequirements } from './requirements';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
    (path) => folder + path.replaceAll('\\', '/'),
  );

const page = read('docs/specification.md');
const files = ['tests/', 'examples/standalone/test/', 'stories/']
  .flatMap(filesIn)
  .filter((path) => /\.(test\.tsx?|spec\.ts|stories\.tsx)$/.test(path));
const sentences = filesIn('src/messages/en/').flatMap((path) => readTexts(path, read(path)));

it('has every requirement of the nine sections', () => {
  const ids = readRequirements(page).requirements.flatMap((requirement) => requirement.ids);
  expect(ids.length).toBeGreaterThanOrEqual(380);
  const sections = new Set(ids.map((id) => id.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

it('is proved by tests and stories that run and expect something', () => {
  const problems = findProblems(page, { proofs, files, read, sentences });
  expect(problems, 'Put each of these ids at a test in tests/specification/proofs.ts.').toEqual([]);
});
