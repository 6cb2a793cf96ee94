// @vitest-environment node
import { expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

it('is imported on a server without output, and defines nothing there', async () => {
  const { define } = await import('../../src/element');
  expect(typeof HTMLElement).toBe('undefined');
  expect(() => define('exam')).not.toThrow();
});
