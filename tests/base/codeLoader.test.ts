import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeLoader, LostCodeError, onLostCode } from '../../src/base/codeLoader';
import { isServed } from '../../src/base/isServed';

vi.mock('../../src/base/isServed', async (original) => ({
  ...(await original<object>()),
  isServed: vi.fn(),
}));

const online = vi.spyOn(navigator, 'onLine', 'get');
const networkIs = (isThere: boolean): void => {
  online.mockReturnValue(isThere);
  vi.mocked(isServed).mockResolvedValue(isThere);
};
beforeEach(() => networkIs(true));
afterEach(() => void vi.unstubAllGlobals());

/** A browser that never repeats an import that has failed, as Firefox and Safari do. */
function inFirefox() {
  let known: Promise<string> | undefined;
  const importPart = vi.fn(
    () =>
      (known ??= navigator.onLine
        ? Promise.resolve('here')
        : Promise.reject(new TypeError('error loading dynamically imported module'))),
  );
  return { importPart, load: codeLoader(importPart) };
}

describe('code that is first asked for without a network', () => {
  it('loads once the network is back, though the browser repeats no import', async () => {
    const { importPart, load } = inFirefox();
    networkIs(false);
    await expect(load()).rejects.toThrow('Code cannot load without a network.');
    await expect(load()).rejects.toThrow('Code cannot load without a network.');
    expect(importPart).not.toHaveBeenCalled();
    networkIs(true);
    expect(await load()).toBe('here');
    networkIs(false);
    expect(await load(), 'what has loaded stays').toBe('here');
  });

  it.each([
    ['a server on the same device', () => vi.mocked(isServed).mockResolvedValue(true)],
    [
      'a service worker',
      () => vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } }),
    ],
  ])('loads from %s', async (_, provide) => {
    networkIs(false);
    provide();
    expect(await codeLoader(() => Promise.resolve('here'))()).toBe('here');
  });
});

it('asks once for everybody who waits', async () => {
  const { importPart, load } = inFirefox();
  expect(await Promise.all([load(), load()])).toEqual(['here', 'here']);
  expect(importPart).toHaveBeenCalledOnce();
});

it('says that only a reload helps once a repeated import fails although the server replies', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [onLostCode(first), onLostCode(second)];
  const failure = new TypeError('error loading dynamically imported module');
  const load = codeLoader(() => Promise.reject(failure));
  vi.mocked(isServed).mockResolvedValue(false);
  await expect(load(), 'the server may be away').rejects.toBe(failure);
  await expect(load(), 'and still is').rejects.toBe(failure);
  expect(first).not.toHaveBeenCalled();
  vi.mocked(isServed).mockResolvedValue(true);
  await expect(load()).rejects.toThrow(LostCodeError);
  await expect(load()).rejects.toThrow(LostCodeError);
  expect(first, 'once').toHaveBeenCalledOnce();
  expect(second, 'to one of them').not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

it.each([
  ['the portal of a network', 200, 'text/html', false],
  ['its code, which the browser does not ask for again', 200, 'text/javascript', true],
  ['that the code is gone, after a new version', 404, 'text/html', true],
])(
  'takes code for lost or not where the server replies with %s',
  async (_, status, type, isLost) => {
    const address = 'https://school.example/assets/receipt.js';
    const failure = new TypeError(`error loading dynamically imported module: ${address}`);
    const asked = vi.fn(() =>
      Promise.resolve(new Response(null, { status, headers: { 'content-type': type } })),
    );
    vi.stubGlobal('fetch', asked);
    const load = codeLoader(() => Promise.reject(failure));
    await expect(load()).rejects.toBe(failure);
    await expect(load()).rejects.toBeInstanceOf(isLost ? LostCodeError : TypeError);
    expect(asked).toHaveBeenCalledWith(address, expect.objectContaining({ method: 'HEAD' }));
  },
);
