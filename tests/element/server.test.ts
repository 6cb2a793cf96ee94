// @vitest-environment node
import { expect, it } from 'vitest';

it('is imported on a server without output, and defines nothing there', async () => {
  const { define } = await import('../../src/element');
  expect(typeof HTMLElement).toBe('undefined');
  expect(() => define('exam')).not.toThrow();
});
