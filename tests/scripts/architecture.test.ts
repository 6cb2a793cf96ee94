import { describe, expect, it } from 'vitest';
import { circlesIn, floorsOf, withoutShortcuts } from '../../scripts/architecture/graph';
import { betweenFolders, folderOf, importsIn } from '../../scripts/architecture/imports';
import { library, server, type House } from '../../scripts/architecture/rooms.js';

const houses: [string, House][] = [
  ['src', library],
  ['examples/standalone/server', server],
];

/** The share of its house that a room may hold. */
const largestShare = 0.2;

describe.each(houses)('the rooms of %s', (folder, house) => {
  const { files, arrows } = importsIn(folder);
  const between = betweenFolders(arrows, 1).filter(({ from }) => from !== '');
  const roomOf = (path: string): string => folderOf(path, 1);

  it('are all in the table', () => {
    expect(files.length).toBeGreaterThan(100);
    const rooms = new Set(files.map(({ path }) => roomOf(path)).filter(Boolean));
    expect([...rooms].sort()).toEqual(Object.keys(house).sort());
  });

  it('import what the table opens to them, and all of it', () => {
    const imported = between.map(({ from, to }) => `${from} → ${to}`);
    const opened = Object.entries(house).flatMap(([room, { opens }]) =>
      opens.map((other) => `${room} → ${other}`),
    );
    expect(imported.sort()).toEqual(opened.sort());
  });

  it('form no circle, and neither do folders inside them, nor files', () => {
    expect(circlesIn(arrows)).toEqual([]);
    for (const depth of [1, 2, 3]) {
      const folders = betweenFolders(arrows, depth).filter(({ from }) => from !== '');
      expect(circlesIn(folders)).toEqual([]);
    }
  });

  it('open to a room only what stands before it in the table, from the ground up', () => {
    const order = Object.keys(house);
    const upward = Object.entries(house).flatMap(([room, { opens }]) =>
      opens.filter((other) => order.indexOf(other) >= order.indexOf(room)),
    );
    expect(upward).toEqual([]);
  });

  it('hold a fifth of the house at most', () => {
    const sum = (paths: typeof files): number => paths.reduce((all, { lines }) => all + lines, 0);
    const shares = Object.keys(house).map((room) => ({
      room,
      share: sum(files.filter(({ path }) => roomOf(path) === room)) / sum(files),
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

  it('stands a place above everything that it imports', () => {
    expect(floorsOf(['a', 'b', 'c', 'd'], arrows('ab', 'bc', 'ac'))).toEqual([
      ['c', 'd'],
      ['b'],
      ['a'],
    ]);
    expect(() => floorsOf(['a', 'b'], arrows('ab', 'ba'))).toThrow('A circle: a → b → a');
  });

  it('leaves out an arrow that a longer way says as well', () => {
    expect(withoutShortcuts(arrows('ab', 'bc', 'ac'))).toEqual(arrows('ab', 'bc'));
  });
});
