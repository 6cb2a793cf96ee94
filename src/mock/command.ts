import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createMockSchool } from '../testing/createMockSchool';
import { mockPassword } from '../testing/seed/people';
import { mockQuizzes } from '../testing/seed/quizzes';
import { createMockServer } from './server';

const usage = `quizwright-mock [--port 4100] [--host 127.0.0.1] [--clock-header NAME]

Serves the mock school of quizwright/testing over HTTP, for end-to-end tests. Everything is in memory
and in the open: use it on this machine, with no real data.

  --port          The port; 0 for any free one. 4100 if not given
  --host          The address to listen on; the variable HOST or else 127.0.0.1 if not given
  --clock-header  A header whose instant (ISO 8601) is the time of the call that carries it
  --help          Prints this

The API is below /api. GET /mails?to=EMAIL has the text of the last mail to an address, and
POST /reset begins the first day again.
`;

/** The command's output and variables. */
export interface MockEnvironment {
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** The variable HOST. */
  host?: string | undefined;
}

/** The command line is invalid. */
class UsageError extends Error {}

interface Given {
  port: number;
  host: string;
  clockHeader?: string;
}

function portOf(value: string): number {
  const port = Number(value);
  if (value.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError('--port must be a whole number from 0 to 65535.');
}

function parse(argv: readonly string[], host = '127.0.0.1'): Given | 'help' {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...argv],
    options: { port: text, host: text, 'clock-header': text, help: { type: 'boolean' } },
  });
  if (values.help) return 'help';
  const clockHeader = values['clock-header'];
  return {
    port: portOf(values.port ?? '4100'),
    host: values.host ?? host,
    ...(clockHeader !== undefined && { clockHeader }),
  };
}

function listen(server: Server, { port, host }: Given): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { address, family, port: taken } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`);
    });
  });
}

/**
 * Runs `quizwright-mock`.
 *
 * @param argv the arguments without node and the script
 * @returns the server, which listens; undefined if there is none, after `--help` or a failure
 */
export async function runMock(
  argv: readonly string[],
  { write, writeError, host }: MockEnvironment,
): Promise<{ server: Server | undefined; code: 0 | 2 }> {
  try {
    const given = parse(argv, host);
    if (given === 'help') {
      write(usage);
      return { server: undefined, code: 0 };
    }
    const { clockHeader } = given;
    const school = createMockSchool({ ...(clockHeader !== undefined && { clockHeader }) });
    const server = createMockServer(school);
    const origin = await listen(server, given);
    write(
      [
        `The mock school is at ${origin}/api`,
        `  instructor  ada@school.example:${mockPassword}`,
        `  student     grace@school.example:${mockPassword}`,
        `  open quiz   ${mockQuizzes.open.code}`,
        '',
      ].join('\n'),
    );
    return { server, code: 0 };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    writeError(`${reason}\nRun quizwright-mock --help for all arguments.\n`);
    return { server: undefined, code: 2 };
  }
}
