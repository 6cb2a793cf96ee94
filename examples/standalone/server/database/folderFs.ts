import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Engine = Partial<Parameters<NodeFS['init']>[1]>;

interface NodeStream {
  nfd: number;
}

interface NodeFileSystem {
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: (node: unknown, attributes: { mode?: number }) => void;
  };
  stream_ops: {
    fsync?: (stream: NodeStream) => number;
    setattr: (stream: NodeStream, attributes: { mode?: number }) => void;
    write: (stream: NodeStream, ...what: unknown[]) => number;
  };
  tryFSOperation: <Result>(operation: () => Result) => Result;
}

type Change = (nodeFs: NodeFileSystem) => void;

const othersMayNot = ~0o077;

/** The engine makes files readable and writable for everyone, whatever the umask. */
const ownerOnly: Change = ({ node_ops: nodes, stream_ops: streams }) => {
  const { mknod, setattr: setOfNode } = nodes;
  const { setattr: setOfStream } = streams;
  const narrowed = <Attributes extends { mode?: number }>(attributes: Attributes): Attributes =>
    attributes.mode === undefined
      ? attributes
      : { ...attributes, mode: attributes.mode & othersMayNot };
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & othersMayNot, device);
  nodes.setattr = (node, attributes) => setOfNode(node, narrowed(attributes));
  streams.setattr = (stream, attributes) => setOfStream(stream, narrowed(attributes));
};

function durable(beforeWrite: () => void): Change {
  return ({ stream_ops: streams, tryFSOperation }) => {
    const { write } = streams;
    streams.write = (stream, ...what) => {
      beforeWrite();
      return write(stream, ...what);
    };
    streams.fsync = (stream) => {
      tryFSOperation(() => fsyncSync(stream.nfd));
      return 0;
    };
  };
}

/**
 * A folder on disk whose files only this user can read. It depends on internals of the pinned
 * PGlite version, so tests check the files and count the calls.
 */
export class FolderFs extends NodeFS {
  protected readonly changes: Change[] = [ownerOnly];

  override async init(pg: PGlite, options: Engine) {
    const { emscriptenOpts } = await super.init(pg, options);
    const change = (engine: { NODEFS: unknown }) => {
      this.changes.forEach((each) => each(engine.NODEFS as NodeFileSystem));
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), change] },
    };
  }
}

/**
 * A folder whose files really reach the disk: stock PGlite has no fsync here, and loses committed
 * rows in a power cut.
 */
export class DurableFs extends FolderFs {
  /** @param beforeWrite called before every write; the engine swallows what it throws */
  constructor(folder: string, beforeWrite: () => void) {
    super(folder);
    this.changes.push(durable(beforeWrite));
  }
}

/** PostgreSQL's start parameters with syncing on and a bounded log. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=64MB'],
];
