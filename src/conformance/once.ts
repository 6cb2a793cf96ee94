import { Mismatch, Unready } from './outcome';

/**
 * Makes something at its first use and keeps it.
 *
 * @param what the sentence "… could not be made" begins with it
 * @returns rejects with Unready, each time, when the server refused what was needed
 */
export function once<Thing>(what: string, make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      if (!(error instanceof Mismatch)) throw error;
      throw new Unready(`${what} could not be made: ${error.message}`);
    }));
}
