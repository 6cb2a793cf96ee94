import { describe, expect, it } from 'vitest';
import { circlesIn, layersOf, withoutShortcuts } from '../../scripts/architecture/graph';
import { betweenFolders, folderOf, importsIn } from '../../scripts/architecture/imports';
import { library, server, type Modules } from '../../scripts/architecture/layers.js';

const packages: [string, Modules][] = [
  ['src', library],
  ['examples/standalone/server', server],
];

/** The share of its package that a module may hold. */
const largestShare = 0.2;

describe.each(packages)('the modules of %s', (folder, modules) => {
  const { files, arrows } = importsIn(folder);
  const between = betweenFolders(arrows, 1).filter(({ from }) => from !== '');
  const moduleOf = (path: string): string => folderOf(path, 1);

  it('are all in the table', () => {
    expect(files.length).toBeGreaterThan(100);
    const names = new Set(files.map(({ path }) => moduleOf(path)).filter(Boolean));
    expect([...names].sort()).toEqual(Object.keys(modules).sort());
  });

  it('import what the table allows them, and all of it', () => {
    const imported = between.map(({ from, to }) => `${from} → ${to}`);
    const allowed = Object.entries(modules).flatMap(([name, { imports }]) =>
      imports.map((other) => `${name} → ${other}`),
    );
    expect(imported.sort()).toEqual(allowed.sort());
  });

  it('form no circle, and neither do folders inside them, nor files', () => {
    expect(circlesIn(arrows)).toEqual([]);
    for (const depth of [1, 2, 3]) {
      const folders = betweenFolders(arrows, depth).filter(({ from }) => from !== '');
      expect(circlesIn(folders)).toEqual([]);
    }
  });

  it('import only what is before them in the table, from the lowest layer up', () => {
    const order = Object.keys(modules);
    const upward = Object.entries(modules).flatMap(([name, { imports }]) =>
      imports.filter((other) => order.indexOf(other) >= order.indexOf(name)),
    );
    expect(upward).toEqual([]);
  });

  it('hold a fifth of the package at most', () => {
    const sum = (paths: typeof files): number => paths.reduce((all, { lines }) => all + lines, 0);
    const shares = Object.keys(modules).map((name) => ({
      name,
      share: sum(files.filter(({ path }) => moduleOf(path) === name)) / sum(files),
    }));
    expect(shares.filter(({ share }) => share > largestShare)).toEqual([]);
  });
});

describe('a graph of imports', () => {
  const arrows = (...pairs: string[]) =>
    pairs.map((pair) => ({ from: pair.charAt(0), to: pair.charAt(1) }));

  it('has the circles that lead back to where they began', () => {
    expect(circlesIn(arrows('ab', 'bc', 'ca', 'cd', 'ef', 'fe'))).toEqual([
      ['a', 'b', 'c'],
      ['e', 'f'],
    ]);
    expect(circlesIn(arrows('ab', 'bc', 'ac'))).toEqual([]);
  });

  it('puts a place above everything that it imports', () => {
    expect(layersOf(['a', 'b', 'c', 'd'], arrows('ab', 'bc', 'ac'))).toEqual([
      ['c', 'd'],
      ['b'],
      ['a'],
    ]);
    expect(() => layersOf(['a', 'b'], arrows('ab', 'ba'))).toThrow('A circle: a → b → a');
  });

  it('leaves out an arrow that a longer way says as well', () => {
    expect(withoutShortcuts(arrows('ab', 'bc', 'ac'))).toEqual(arrows('ab', 'bc'));
  });
});
