#!/usr/bin/env node
import { runCommand } from './command';

const stop = new AbortController();
process.once('SIGINT', () => {
  stop.abort(new Error('Stopped before the end.'));
});

process.exitCode = await runCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  signal: stop.signal,
});
