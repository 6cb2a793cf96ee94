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
      throw new Unready(`${what} could not be made: ${error.message}`, { cause: error });
    }));
}

/**
 * For the check that is about the making itself.
 *
 * @param making of something that is made once
 * @throws Mismatch instead of Unready when the server refused
 */
export async function firstHand<Thing>(making: Promise<Thing>): Promise<Thing> {
  return making.catch((error: unknown) => {
    throw error instanceof Unready && error.cause instanceof Mismatch ? error.cause : error;
  });
}
