import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { useLoad } from '../../src/api/useLoad';

const error = new ApiError({ kind: 'http', status: 500, message: 'Broken.' });
type Query = Pick<Parameters<typeof useLoad>[0], 'data' | 'error'>;

function errorsOf(first: Query, ...then: Query[]) {
  const load = (query: Query) => useLoad({ ...query, refetch: vi.fn(), isFetching: false }).error;
  const { result, rerender } = renderHook(load, { initialProps: first });
  return [result.current, ...then.map((query) => (rerender(query), result.current))];
}

it('keeps the error through a retry, until data arrives', () => {
  const pending = { data: undefined, error: null };
  const queries = [pending, { ...pending, error }, pending, { data: [], error: null }, pending];
  expect(errorsOf(...(queries as [Query, ...Query[]]))).toEqual([null, error, error, null, null]);
});

it('reports no error beside data when a refetch failed', () => {
  expect(errorsOf({ data: [], error: null }, { data: [], error })).toEqual([null, null]);
});

it('refetches on request', () => {
  const refetch = vi.fn();
  const query = { data: undefined, error: null, refetch, isFetching: true };
  const { result } = renderHook(() => useLoad(query));
  result.current.retry();
  expect(refetch).toHaveBeenCalledOnce();
  expect(result.current.isRetrying).toBe(true);
});
