#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { administer, type CarryOut } from './administration/administration';
import { restoreCommands } from './administration/backups/restoreCommands';
import { requireSchool } from './administration/existingSchool';
import { writeNewFile } from './administration/newFile';
import type { Terminal } from './administration/terminal';
import { buildProgram, runLine } from './commandLine/program';
import { forward, reachServer } from './commandLine/runningServer';
import { openDatabase } from './database/openDatabase';
import { readConfig } from './process/config';

const words = process.argv.slice(2);
// A reader may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
const terminal: Terminal = {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  async ask(question) {
    if (!process.stdin.isTTY) return undefined;
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
};

/** Runs in the server that has the folder open, if there is one, otherwise here. */
const carryOut: CarryOut =
  (task) =>
  async (...input) => {
    const { dataDir, databaseUrl, publicUrl, mailDir } = readConfig(process.env);
    const server = databaseUrl === undefined ? await reachServer(dataDir) : undefined;
    if (server) {
      process.exitCode = await forward(server, words, { ...terminal, writeFile: writeNewFile });
      return;
    }
    await requireSchool({ dataDir, databaseUrl });
    const opened = await openDatabase({ dataDir, databaseUrl });
    try {
      const { print } = terminal;
      const { database } = opened;
      const surroundings = { database, publicUrl, mailDir, print, writeFile: writeNewFile };
      await administer(surroundings, (administration) => task(administration, ...input));
    } finally {
      await opened.close();
    }
  };

const program = buildProgram(carryOut, terminal);
program
  .command('start')
  .description('Start the server, as `npm start` does. Environment variables configure it.')
  .action(async () => {
    // Loaded only here: other commands need no server.
    const [{ runAsCommand }, { start }] = await Promise.all([
      import('./startup/command'),
      import('./startup/start'),
    ]);
    await runAsCommand(() => start(process.env));
  });
restoreCommands(program, terminal);
const exitCode = await runLine(program, words, terminal);
// A command that ran in the server returns its own exit code.
if (exitCode !== 0) process.exitCode = exitCode;
