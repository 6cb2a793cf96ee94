/** The server did something else than the contract says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';

  constructor(
    readonly expected: string,
    readonly came: string,
  ) {
    super(`expected ${expected}; came ${came}`);
  }
}

/** The server did not answer at all, or not in time. */
export class NoAnswer extends Mismatch {}

/** A check lacks something that it needs, so that nothing can be said of the operation. */
export class Unready extends Error {
  override readonly name = 'Unready';
}

/** The server leaves out a part that it may leave out. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}
