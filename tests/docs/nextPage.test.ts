// @vitest-environment node
import { expect, it } from 'vitest';
import { nextBlocks, readPage } from './pages';

it.each(nextBlocks().map(({ code, line }) => [line, code]))(
  'shows the code of the portal on Next, which is built and used in a browser: line %i',
  (_, code) => {
    const [, path, shown] = /^\/\/ (\S+)\n([^]+)$/.exec(code) ?? [];
    expect(readPage(`examples/next-portal/${path}`)).toContain(shown);
  },
);
