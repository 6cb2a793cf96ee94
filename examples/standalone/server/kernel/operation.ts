/** What a request brings; it has been validated against the contract before. */
export interface Sent<Body = undefined> {
  /** The ids in the address; empty where there is none. */
  id: string;
  groupId: string;
  body: Body;
}

/** Operations by the id that the contract gives them. Each answers what its success sends, without `data`. */
export type Operations = Record<string, (call: never) => Promise<unknown>>;

/** A list that may be long, as its parts are read. */
export class ListInParts<Item> {
  constructor(readonly parts: AsyncGenerator<readonly Item[], void>) {}
}

/**
 * Answers a list part by part as it is read, so that others get their turn between two parts, and no
 * more than one is in memory.
 */
export async function inParts<Item>(
  parts: AsyncGenerator<readonly Item[], void>,
): Promise<ListInParts<Item>> {
  return new ListInParts(parts);
}
