/**
 * What widgets say of a refusal, by its code (`FailureCode` in the contract). A code without a
 * sentence here leaves the word to the server.
 */
export interface FailureSentences {
  readonly [code: string]: string;
}

/** None in English: the server's own sentences come first (spec §8, decision 68). */
export const failures: FailureSentences = {};
