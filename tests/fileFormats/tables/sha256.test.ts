import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from '../../../src/fileFormats/tables/sha256';

const digest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

it('is what the server names a picture by', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(sha256(bytes)).toBe(digest(bytes));
    }),
  );
  const large = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251);
  expect(sha256(large)).toBe(digest(large));
});
