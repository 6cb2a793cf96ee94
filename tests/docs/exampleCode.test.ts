// @vitest-environment node
import { expect, it } from 'vitest';
import { blocksOf, nextBlocks, readPage, type Block } from './pages';

/** Configurations on the page about testing, with the portal that is tested with each. */
const portalOf: Record<string, string> = {
  'jest.config.js': 'next-portal',
  'playwright.config.js': 'lms-portal',
  'e2e/quiz.spec.js': 'lms-portal',
};

const split = ({ code }: Block): string[] => /^\/\/ (\S+)\n([^]+)$/.exec(code)?.slice(1) ?? [];

it.each(nextBlocks().map((block) => [block.line, split(block)] as const))(
  'docs/next.md shows code of the portal on Next, which is built and used in a browser: line %i',
  (_, [path, shown]) => {
    expect(readPage(`examples/next-portal/${path}`)).toContain(shown);
  },
);

it.each(Object.entries(portalOf))(
  'docs/testing.md shows %s of a portal that runs it',
  (path, portal) => {
    const shown = blocksOf('docs/testing.md').map(split);
    expect(shown).toContainEqual([path, readPage(`examples/${portal}/${path}`)]);
  },
);
