import { expect, test } from 'vitest';
import { rememberLast } from '../../server/kernel/rememberLast';

test('reads once what is asked for again, forgets what was asked for least lately, and failures', async () => {
  const reads: string[] = [];
  const recall = rememberLast(2, (id) => {
    reads.push(id);
    return id === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve(id);
  });
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await recall(id)).toBe(id);
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
  await expect(recall('bad')).rejects.toThrow('bad');
  await expect(recall('bad')).rejects.toThrow('bad');
  expect(reads.slice(4)).toEqual(['bad', 'bad']);
});
