import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Engine = Partial<Parameters<NodeFS['init']>[1]>;

interface NodeStream {
  nfd: number;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  tryFSOperation<Result>(operation: () => Result): Result;
}

/**
 * A folder on disk whose files really reach the disk: stock PGlite has no fsync here, and loses committed
 * rows when the power fails. This leans on internals of the pinned PGlite version, hence the test that
 * counts the calls.
 */
export class DurableFs extends NodeFS {
  override async init(pg: PGlite, options: Engine) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (engine: { NODEFS: unknown }) => {
      const nodeFs = engine.NODEFS as NodeFileSystem;
      nodeFs.stream_ops.fsync = (stream) => {
        nodeFs.tryFSOperation(() => fsyncSync(stream.nfd));
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    };
  }
}

/** PostgreSQL's start parameters with syncing on, and a log that stays small. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=64MB'],
];
