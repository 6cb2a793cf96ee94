import { Mismatch, Unready } from './outcome';

/**
 * Makes something when it is first needed, and keeps it.
 *
 * @param what the beginning of the sentence "… could not be made"
 * @returns rejects with Unready, each time, if the server refused what was needed
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
 * For the check of the making itself.
 *
 * @param making of something that is made once
 * @throws Mismatch instead of Unready if the server refused
 */
export async function firstHand<Thing>(making: Promise<Thing>): Promise<Thing> {
  return making.catch((error: unknown) => {
    throw error instanceof Unready && error.cause instanceof Mismatch ? error.cause : error;
  });
}
