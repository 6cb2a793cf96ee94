// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../src/base/storage';

const storage = { getItem: () => 'somebody’s' } as unknown as Storage;
afterEach(() => vi.unstubAllGlobals());

it('takes no storage of a server, which its users would share', () => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  expect(storageOf('localStorage')).toBeNull();
  expect(storageOf('sessionStorage')).toBeNull();
});

it('takes the storage of a page', () => {
  vi.stubGlobal('window', { localStorage: storage });
  expect(storageOf('localStorage')).toBe(storage);
});

it('takes nothing where the browser refuses', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('refused');
    },
  });
  expect(storageOf('localStorage')).toBeNull();
});
