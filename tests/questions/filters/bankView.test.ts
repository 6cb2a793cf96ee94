import { describe, expect, it } from 'vitest';
import { queryOf, keyOf, orderIn } from '../../../src/provider/listView';
import { bankQuery, readView, tagsIn } from '../../../src/questions/filters/bankView';
import { longestSearch } from '../../../src/rules/limits';

describe('a view of the bank', () => {
  it('asks for everything where it says nothing', () => {
    expect(bankQuery(readView({}))).toEqual({});
    expect(orderIn({})).toBeNull();
  });

  it('comes back as it was', () => {
    const view = {
      ...{ q: 'box model', type: 'FE', difficulty: 'hard', tags: 'css,layout' },
      ...{ used: 'no', sort: '-title' },
    };
    expect(queryOf(readView(view))).toEqual(view);
  });

  it('keeps what it does not know, and does not filter by it', () => {
    const view = { difficulty: 'extreme', used: 'often', type: 'BE' };
    expect(queryOf(readView(view))).toEqual(view);
    expect(bankQuery(readView(view))).toEqual({ type: 'BE' });
  });

  it('does not ask for what a bank cannot be filtered by', () => {
    const view = { type: 'BE', tags: 'css', used: 'no', quality: 'weak' };
    expect(bankQuery(view, { takesTags: false, used: 0 })).toEqual({ type: 'BE', used: 'no' });
  });

  it('sorts by nothing where no column has the name', () => {
    expect(orderIn(readView({ sort: 'answer' }))).toBeNull();
    expect(orderIn(readView({ sort: '--title' }))).toBeNull();
    expect(orderIn(readView({ sort: '-type' }))).toEqual({ column: 'type', order: 'descending' });
  });

  it('is never longer than a server takes', () => {
    const view = readView({
      q: 'x'.repeat(5_000),
      tags:
        'a'.repeat(39).concat(',') +
        'b,'.repeat(2) +
        Array.from({ length: 500 }, (_, nth) => `tag ${nth}`).join(),
    });
    expect(view.q).toHaveLength(longestSearch);
    expect(tagsIn(view).slice(0, 2)).toEqual(['a'.repeat(39), 'b']);
    expect(view.tags?.length).toBeLessThanOrEqual(500);
    expect(readView({ q: 'a\0b' }).q).toBe('ab');
  });

  it('has a tag once, in its first spelling', () => {
    expect(tagsIn(readView({ tags: 'CSS,css, Box  Model,box model' }))).toEqual([
      'CSS',
      'Box Model',
    ]);
  });

  it('has no half of a character, which no address can have', () => {
    expect(readView({ q: `${'x'.repeat(longestSearch - 1)}😀` }).q).toBe(
      'x'.repeat(longestSearch - 1),
    );
    expect(readView({ q: 'a\ud83d', tags: 'b\ude00,😀' })).toMatchObject({
      ...{ q: 'a', tags: 'b,😀' },
    });
  });

  it('is the same in whatever spelling', () => {
    const same = keyOf(readView({ tags: 'x,y', q: 'a' }));
    expect(keyOf(readView({ q: ' a ', tags: 'x, y,' }))).toBe(same);
    expect(keyOf({ q: 'a' })).not.toBe(keyOf({ q: 'b' }));
  });
});
