import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { useLoadError } from '../../src/api/useLoadError';

const error = new ApiError({ kind: 'http', status: 500, message: 'Broken.' });
type Query = Parameters<typeof useLoadError>[0];

function seen(first: Query, ...then: Query[]) {
  const { result, rerender } = renderHook((query: Query) => useLoadError(query), {
    initialProps: first,
  });
  return [result.current, ...then.map((query) => (rerender(query), result.current))];
}

it('stays through a retry and goes when data arrives', () => {
  const pending = { data: undefined, error: null };
  expect(seen(pending, { ...pending, error }, pending, { data: [], error: null }, pending)).toEqual(
    [null, error, error, null, null],
  );
});

it('is none beside data, when a refetch failed', () => {
  expect(seen({ data: [], error: null }, { data: [], error })).toEqual([null, null]);
});
