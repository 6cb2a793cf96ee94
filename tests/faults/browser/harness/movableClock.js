/**
 * Loaded before the reference server (`--import`). Moves time ahead on the wall clock, which the
 * embedded database uses, and on the monotonic clock, which the server uses between two readings of
 * it. A quiz of 15 minutes can then be in its last seconds at once.
 */
const RealDate = Date;
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const now = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args) => (args.length === 0 ? new RealDate(now()) : new RealDate(...args)),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});

const elapsed = performance.now.bind(performance);
performance.now = () => elapsed() + aheadMs;

process.on('message', (message) => {
  aheadMs = message.aheadMs;
});
// This channel must not keep the server alive.
process.channel?.unref();
