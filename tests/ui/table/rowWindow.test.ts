import { describe, expect, test } from 'vitest';
import { createRowWindow } from '../../../src/ui/table/rowWindow';

const names = Array.from({ length: 1_000 }, (_, index) => `row ${index}`);
const sight = { top: 560, height: 280, lead: 0 };

describe('which rows are near the visible part', () => {
  test('takes the usual height until a row is measured, and whole blocks', () => {
    const rows = createRowWindow<string>((name) => name);
    expect(rows.startOf(names, 10)).toBe(560);
    expect(rows.near(names, sight, 0)).toEqual([8, 16]);
    expect(rows.near(names, sight, 4)).toEqual([4, 20]);
    expect(rows.near(names, { top: 0, height: 100_000, lead: 0 }, 4)).toEqual([0, 1_000]);
  });

  test('counts what rows before it differ by, and says it of each', () => {
    const rows = createRowWindow<string>((name) => name);
    expect(rows.note(names, 2, 100)).toBe(44);
    expect(rows.note(names, 2, 100)).toBe(0);
    expect(rows.startOf(names, 2)).toBe(112);
    expect(rows.startOf(names, 10)).toBe(604);
    expect(rows.rowAt(names, 603)).toBe(9);
    expect(rows.rowAt(names, 604)).toBe(10);
    rows.note(names, 1, 20);
    expect(rows.startOf(names, 10)).toBe(568);
  });

  test('keeps heights by key through another order, and forgets them on request', () => {
    const rows = createRowWindow<string>((name) => name);
    rows.note(names, 999, 156);
    const reversed = names.toReversed();
    expect(rows.startOf(reversed, 1)).toBe(156);
    rows.forget(60);
    expect(rows.startOf(reversed, 1)).toBe(60);
    expect(rows.rowAt(reversed, 1e9)).toBe(999);
  });

  test('a row without a box says nothing', () => {
    const rows = createRowWindow<string>((name) => name);
    expect(rows.note(names, 0, 0)).toBe(0);
    expect(rows.startOf(names, 1)).toBe(56);
  });
});
