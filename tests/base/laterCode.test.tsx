import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { laterCode, useLaterCode, type LaterCode } from '../../src/base/laterCode';

vi.mock('../../src/base/isServed', () => ({ isServed: () => Promise.resolve(false) }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Parts {
  word: string;
}

function Reader({ code, isWanted = true }: { code: LaterCode<Parts>; isWanted?: boolean }) {
  return <p>{useLaterCode(code, isWanted)?.word ?? 'nothing yet'}</p>;
}

/** Code that arrives once the network is there. */
function overNetwork() {
  const network = { isThere: false };
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const importParts = vi.fn((): Promise<Parts> =>
    network.isThere ? Promise.resolve({ word: 'here' }) : Promise.reject(failure),
  );
  return { network, importParts, code: laterCode(importParts) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is loaded once it is wanted, and once for everybody', async () => {
  const { network, importParts, code } = overNetwork();
  network.isThere = true;
  const { rerender } = render(<Reader code={code} isWanted={false} />);
  await pass(60_000);
  expect(importParts).not.toHaveBeenCalled();
  rerender(<Reader code={code} />);
  await pass(0);
  expect(screen.getByText('here')).toBeVisible();
  render(<Reader code={code} />);
  expect(screen.getAllByText('here')).toHaveLength(2);
  expect(importParts).toHaveBeenCalledOnce();
});

it('is tried again at growing intervals while there is no network', async () => {
  const { network, importParts, code } = overNetwork();
  render(<Reader code={code} />);
  await pass(7_500);
  // At once, and after 1, 3 and 7 seconds.
  expect(importParts).toHaveBeenCalledTimes(4);
  expect(screen.getByText('nothing yet')).toBeVisible();
  network.isThere = true;
  await pass(8_000);
  expect(screen.getByText('here')).toBeVisible();
});

it('is tried again at once when the network is back', async () => {
  const { network, code } = overNetwork();
  render(<Reader code={code} />);
  await pass(40_000);
  network.isThere = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(screen.getByText('here')).toBeVisible();
});

it('is not tried any more when nobody wants it', async () => {
  const { importParts, code } = overNetwork();
  const { unmount } = render(<Reader code={code} />);
  await pass(0);
  unmount();
  await pass(120_000);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(importParts).toHaveBeenCalledOnce();
});
