import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkPackages } from '../../scripts/revisions/worktree.ts';
import { readArguments } from '../../scripts/visual/arguments.ts';
import { compareIndexes } from '../../scripts/visual/compareIndexes.ts';
import type { Finding } from '../../scripts/visual/compareStories.ts';
import { countsOf, drawPage } from '../../scripts/visual/writeReport.ts';

describe('the arguments', () => {
  it('choose every story of the usual revisions by default', () => {
    const { base, head, grep } = readArguments([]);
    expect([base, head]).toEqual([undefined, undefined]);
    expect(grep.test('UI/Card Default')).toBe(true);
  });

  it('name revisions and a pattern whose case does not matter', () => {
    const given = ['--base', 'main', '--head=v0.1.0', '--grep', 'ui/card .*dark$'];
    const { base, head, grep } = readArguments(given);
    expect([base, head]).toEqual(['main', 'v0.1.0']);
    expect(grep.test('UI/Card In Dark')).toBe(true);
    expect(grep.test('UI/CardList In Dark')).toBe(false);
  });

  it('are refused when they are unknown', () => {
    expect(() => readArguments(['--update-snapshots'])).toThrow('--update-snapshots');
  });
});

const story = (id: string, title = 'UI/Card', name = id) => ({ id, title, name });

describe('the stories of two revisions', () => {
  it('are paired by id, in the later order, with those that are gone at the end', () => {
    const before = [story('gone'), story('first'), story('second', 'UI/Card', 'Earlier name')];
    const after = [story('second', 'UI/Card', 'Later name'), story('new'), story('first')];
    expect(compareIndexes(before, after, /(?:)/)).toEqual([
      { story: after[0], presence: 'common' },
      { story: after[1], presence: 'added' },
      { story: after[2], presence: 'common' },
      { story: before[0], presence: 'removed' },
    ]);
  });

  it('are limited to those whose title and name match', () => {
    const before = [story('card', 'UI/Card', 'Default'), story('list', 'UI/CardList', 'Default')];
    const chosen = compareIndexes(before, [], /UI\/Card Default/);
    expect(chosen.map(({ story: { id } }) => id)).toEqual(['card']);
  });
});

describe('the page', () => {
  const png = Buffer.alloc(24);
  png.writeUInt32BE(1280, 16);
  png.writeUInt32BE(800, 20);
  const changed: Finding = {
    ...story('ui-card--default', 'UI/Card', 'With <b>'),
    state: 'changed',
    before: png,
    after: png,
    difference: { png, pixels: 1234 },
    failures: [],
  };
  const failed: Finding = {
    ...story('ui-card--broken'),
    state: 'failed',
    failures: ['After: <Card> is not defined'],
  };
  const facts = { compared: 3, before: 'abc1234 Draw cards', after: 'The files as they are' };

  it('shows both pictures and the difference with its size, described, loaded when seen', () => {
    const page = drawPage([changed], facts);
    expect(page).toContain('1 of 3 stories to look at');
    expect(page).toContain('Difference: 1,234 pixels');
    const pictures = [...page.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      expect(picture).toMatch(/ alt="UI\/Card, [^"]+" width="1280" height="800" loading="lazy"/);
    }
  });

  it('says why a story has no picture, and shows text as text', () => {
    const page = drawPage([changed, failed], facts);
    expect(page).toContain('After: &#60;Card&#62; is not defined');
    expect(page).toContain('With &#60;b&#62;');
    expect(countsOf([changed, failed])).toBe('1 failed to draw, 1 changed');
  });

  it('says when there is nothing to look at', () => {
    expect(drawPage([], facts)).toContain('All 3 stories look the same');
  });
});

describe('the packages of another checkout', () => {
  it('are the installed ones, and its workspaces are its own', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quizwright-packages-')));
    try {
      const [here, there] = [join(folder, 'here'), join(folder, 'there')];
      for (const name of ['react', '@vitejs/plugin-react', '.cache', '.bin']) {
        mkdirSync(join(here, 'node_modules', name), { recursive: true });
      }
      mkdirSync(there);
      symlinkSync('..', join(here, 'node_modules/quizwright'), 'junction');
      writeFileSync(join(here, 'node_modules/.package-lock.json'), '{}');

      linkPackages(join(here, 'node_modules'), join(there, 'node_modules'));

      const real = (name: string) => realpathSync(join(there, 'node_modules', name));
      expect(real('react')).toBe(join(here, 'node_modules/react'));
      expect(real('@vitejs/plugin-react')).toBe(join(here, 'node_modules/@vitejs/plugin-react'));
      expect(real('.bin')).toBe(join(here, 'node_modules/.bin'));
      expect(real('quizwright')).toBe(there);
      expect(() => real('.cache')).toThrow('ENOENT');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
