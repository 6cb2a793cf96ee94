import { describe, expect, it } from 'vitest';
import { longestSearch } from '../../../src/rules/limits';
import { filterIn, isSameView, sortIn, viewOf } from '../../../src/questions/filters/bankView';
import { everything } from '../../../src/questions/filters/questionSearch';

describe('a view of the bank', () => {
  it('asks for everything where it says nothing', () => {
    expect(filterIn({})).toEqual(everything);
    expect(sortIn({})).toBeNull();
    expect(viewOf(everything, null)).toEqual({});
  });

  it('comes back as it was', () => {
    const view = {
      ...{ q: 'box model', type: 'FE', difficulty: 'hard', tags: 'css,layout' },
      ...{ used: 'no', sort: '-title' },
    };
    expect(viewOf(filterIn(view), sortIn(view))).toEqual(view);
  });

  it('keeps what it does not know apart, and does not filter by it', () => {
    const filter = filterIn({ difficulty: 'extreme', used: 'often', type: 'BE' });
    expect(filter).toEqual({
      ...everything,
      type: 'BE',
      unknown: { difficulty: 'extreme', used: 'often' },
    });
    expect(viewOf(filter, null)).toEqual({ difficulty: 'extreme', used: 'often', type: 'BE' });
  });

  it('sorts by nothing where no column has the name', () => {
    expect(sortIn({ sort: 'answer' })).toBeNull();
    expect(sortIn({ sort: '--title' })).toBeNull();
    expect(sortIn({ sort: '-type' })).toEqual({ column: 'type', order: 'descending' });
  });

  it('is never longer than a server takes', () => {
    const { search, tags } = filterIn({
      q: 'x'.repeat(5_000),
      tags:
        'a'.repeat(39).concat(',') +
        'b,'.repeat(2) +
        Array.from({ length: 500 }, (_, nth) => `tag ${nth}`).join(),
    });
    expect(search).toHaveLength(longestSearch);
    expect(tags.slice(0, 2)).toEqual(['a'.repeat(39), 'b']);
    expect(tags.join().length).toBeLessThanOrEqual(500);
    expect(filterIn({ q: 'a\0b' }).search).toBe('ab');
  });

  it('has a tag once, in its first spelling', () => {
    expect(filterIn({ tags: 'CSS,css, Box  Model,box model' }).tags).toEqual(['CSS', 'Box Model']);
  });

  it('has no half of a character, which no address can have', () => {
    expect(filterIn({ q: `${'x'.repeat(longestSearch - 1)}😀` }).search).toBe(
      'x'.repeat(longestSearch - 1),
    );
    expect(filterIn({ q: 'a\ud83d', tags: 'b\ude00,😀' })).toMatchObject({
      ...{ search: 'a', tags: ['b', '😀'] },
    });
  });

  it('is the same in whatever spelling', () => {
    expect(isSameView({ q: ' a ', tags: 'x, y,' }, { tags: 'x,y', q: 'a' })).toBe(true);
    expect(isSameView({ q: 'a' }, { q: 'b' })).toBe(false);
  });
});
