import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { endProcess } from '../process/endProcess';
import { createLoopShare } from '../process/loopShare';

/** PostgreSQL's code for a disk without room. */
export const diskFull = '53100';

/** The error of a write that is refused for lack of disk space, before the engine has tried it. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = diskFull;
  constructor() {
    super('There is no room left on the disk of the data folder.');
  }
}

/** How long statements may block the event loop, in milliseconds; most take one. */
const longestTurnMs = 10;

/**
 * How bytes pass to the engine and back. PGlite's own way takes them one by one, and holds everyone
 * up for half a second with the largest picture.
 */
const bytea = 17;
const bytesInHex = {
  serializers: {
    [bytea]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
  parsers: { [bytea]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
};

const writes = /^\s*(insert|update|delete|with|vacuum)\b/i;

interface Dying {
  severity?: unknown;
  message?: unknown;
}

/**
 * The embedded engine, with three rules that stock PGlite lacks. A write is refused while there is
 * no disk space for it. The event loop gets its turn between statements, however many wait for the
 * engine. And an engine that has given up (PANIC, a crash of its code) ends the process, because
 * the next call would block it forever.
 */
export class EmbeddedDatabase extends PGlite {
  readonly #hasRoom: () => boolean;
  readonly #place: string;
  readonly #share = createLoopShare(longestTurnMs);

  private constructor(options: PGliteOptions, place: string, hasRoom: () => boolean) {
    super({ ...options, ...bytesInHex });
    this.#place = place;
    this.#hasRoom = hasRoom;
  }

  /**
   * Opens the database.
   * @param place its location, for people
   * @param hasRoom whether the disk has room for writes
   */
  static async open(
    options: PGliteOptions,
    place: string,
    hasRoom: () => boolean,
  ): Promise<EmbeddedDatabase> {
    const opened = new EmbeddedDatabase(options, place, hasRoom);
    await opened.waitReady;
    return opened;
  }

  override async query<Row>(...[statement, ...rest]: Parameters<PGlite['query']>) {
    this.#requireRoomFor(statement);
    return super.query<Row>(statement, ...rest);
  }

  override async transaction<Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (statement, ...rest) => {
        this.#requireRoomFor(statement);
        return tx.query(statement, ...rest);
      };
      return run(Object.create(tx, { query: { value: query } }) as Transaction);
    });
  }

  override async execProtocol(...call: Parameters<PGlite['execProtocol']>) {
    await this.#share.whenDue();
    return super.execProtocol(...call).catch((error: unknown) => this.#endIfDead(error));
  }

  override async execProtocolStream(...call: Parameters<PGlite['execProtocolStream']>) {
    await this.#share.whenDue();
    return super.execProtocolStream(...call).catch((error: unknown) => this.#endIfDead(error));
  }

  #requireRoomFor(statement: string): void {
    if (writes.test(statement) && !this.#hasRoom()) throw new DiskFullError();
  }

  #endIfDead(error: unknown): never {
    const { severity, message } = error as Dying;
    const isDead = severity === 'PANIC' || error instanceof WebAssembly.RuntimeError;
    // During opening, the caller explains the failure.
    if (!isDead || !this.ready) throw error;
    endProcess(
      `This server has ended, for the database in ${this.#place} gave up: ${String(message)}. ` +
        'What was acknowledged is kept. Make sure that the disk has room and can be written, and start the server again.',
    );
  }
}
