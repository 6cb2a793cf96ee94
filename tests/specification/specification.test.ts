// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findProblems } from './findProblems';
import { readTexts } from './proofFile';
import { readRequirements } from './requirements';

const root = new URL('../../', import.meta.url);
const read = (path: string): string | null => {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return null;
  }
};

const table = read('docs/specification.md') ?? '';
const messages = 'src/messages/en/';
const sentences = readdirSync(new URL(messages, root)).flatMap((file) =>
  readTexts(file, read(messages + file) ?? ''),
);

it('has a line for each requirement of the nine sections', () => {
  const { requirements } = readRequirements(table);
  expect(requirements.length).toBeGreaterThanOrEqual(250);
  const sections = new Set(requirements.map(({ id }) => id.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

it('names a test or story for every requirement, which contains its words, runs and expects something', () => {
  expect(findProblems(table, { read, sentences })).toEqual([]);
});
