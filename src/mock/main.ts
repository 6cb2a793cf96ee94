#!/usr/bin/env node

/** MSW is an optional peer dependency, which only this command and tests need. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_MODULE_NOT_FOUND';
}

try {
  const { runMock } = await import('./command');
  const { server, code } = await runMock(process.argv.slice(2), {
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
    host: process.env['HOST'],
  });
  process.exitCode = code;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server?.close();
      server?.closeAllConnections();
    });
  }
} catch (error) {
  if (!isMissing(error)) throw error;
  process.stderr.write(
    `Quizwright: the mock school cannot start. It needs a package that is not installed (${(error as Error).message}). Run npm install --save-dev msw.\n`,
  );
  process.exitCode = 2;
}

export {};
