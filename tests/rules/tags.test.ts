import { describe, expect, it } from 'vitest';
import { mostTags } from '../../src/rules/limits';
import {
  changedTags,
  countTags,
  hasTags,
  renamedTags,
  tagKeysIn,
  tagsOf,
  tidyTags,
} from '../../src/rules/tags';

describe('tags', () => {
  it('are kept trimmed, each once, in their first spelling', () => {
    expect(tidyTags([' CSS ', 'css', 'layout  of\tpages', '', ' '])).toEqual([
      'CSS',
      'layout of pages',
    ]);
  });

  it('are the same however their letters are composed', () => {
    expect(tidyTags(['Übung', 'u\u0308bung'])).toEqual(['Übung']);
  });

  it('are left out where there are none', () => {
    expect([tagsOf({}), tagsOf({ tags: [] }), tagsOf({ tags: [' '] })]).toEqual([{}, {}, {}]);
  });

  it('are found all together, in any case', () => {
    const question = { tags: ['CSS', 'Layout'] };
    expect(hasTags(question, tagKeysIn('layout, css'))).toBe(true);
    expect(hasTags(question, tagKeysIn('layout,html'))).toBe(false);
    expect(hasTags({}, tagKeysIn('css'))).toBe(false);
    expect(hasTags({}, tagKeysIn(' , '))).toBe(true);
  });
});

describe('a change of tags', () => {
  it('removes before it adds', () => {
    const change = { add_tags: ['new', 'CSS'], remove_tags: ['Old', 'css'] };
    expect(changedTags({ tags: ['css', 'old', 'kept'] }, change)).toEqual(['kept', 'new', 'CSS']);
  });

  it('is refused where a question would have too many', () => {
    const tags = Array.from({ length: mostTags }, (_, nth) => `tag ${nth}`);
    expect(changedTags({ tags }, { add_tags: ['one more'] })).toBeNull();
    expect(changedTags({ tags }, { add_tags: ['TAG 3'] })).toEqual(tags);
  });
});

describe('renaming', () => {
  const question = { tags: ['js', 'css', 'JavaScript'] };

  it('merges tags at the place of the first', () => {
    expect(renamedTags(question, ['JS', 'javascript'], 'ECMAScript')).toEqual([
      'ECMAScript',
      'css',
    ]);
  });

  it('merges with a tag that is there', () => {
    expect(renamedTags(question, ['js'], 'JavaScript')).toEqual(['JavaScript', 'css']);
  });

  it('removes without a name', () => {
    expect(renamedTags(question, ['css'], undefined)).toEqual(['js', 'JavaScript']);
  });
});

it('counts tags that are the same together, under the most frequent spelling', () => {
  const lists = [
    { tags: ['css', 'b'], count: 2 },
    { tags: ['CSS'], count: 3 },
    { tags: ['a'], count: 1 },
  ];
  expect(countTags(lists)).toEqual([
    { tag: 'a', questions: 1 },
    { tag: 'b', questions: 2 },
    { tag: 'CSS', questions: 5 },
  ]);
});
