import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { OperationId } from '../api/createQuizClient';
import { contractRoutes } from '../contract/operations';
import type { ReadMail } from './school/mailbox';
import type { Credentials } from './school/people';
import { badgeOf, badgeSvg } from './run/badge';
import { junitXml } from './run/junit';
import { reportText, type ConformanceReport } from './run/report';
import { runConformance, type ConformanceOptions } from './run/run';

const usage = `quizwright-conformance <base-url> --instructor email:password --student email:password

Holds a server of the quiz API against the contract, and prints a line an operation.

  <base-url>     The API base, such as http://127.0.0.1:4000/api
  --instructor   An account of an instructor, email:password
  --student      An account of a student, email:password
  --plain        Checks only what the specification names: no optional operations, any 2xx for a
                 success and any 4xx for a refusal, any envelope
  --only         The operations to check, such as groups,createGroup
  --clock-header A header from which the server, in its tests, takes the time of a call. With it the
                 check comes to the end of a quiz at once
  --wait         Waits for the end of a quiz instead, about 20 minutes
  --mails        Where to read the last mail to an address, or its one-time code, such as
                 http://127.0.0.1:4100/mails?to={email}
  --timeout      Seconds that one answer may take; 15 if not given
  --json         Prints the report, or why there is none, as JSON
  --report       A file for the report as JSON, besides the text: "faults" names each broken rule
  --junit        A file for the report as JUnit XML, for build servers
  --badge        A file for a badge: a picture (.svg), or what shields.io reads (.json)
  --help         Prints this

It makes groups, students, questions and quizzes whose names begin with "Conformance check", and
deletes them at the end. It never changes the two accounts. Accounts that it registers for another
instructor stay, since no operation deletes instructors.

Waits up to a minute where the server answers 429 with Retry-After, and says so on stderr.

Ends with
  0   when everything that was checked passes; the report lists what was not
  1   when something does not
  2   when there is no report: it was called wrongly, there is no API at the base URL, an account
      cannot sign in or has the other role, the server stopped answering, or it was interrupted.
      The reason is on stderr; with --json on stdout, as {"error": "…"}
`;

/** The command's output and `fetch`. */
export interface CommandEnvironment {
  write: (text: string) => void;
  writeError: (text: string) => void;
  fetch?: typeof fetch;
  signal?: AbortSignal;
}

/** The command line is invalid. */
class UsageError extends Error {}

function credentials(name: string, value: string | undefined): Credentials {
  if (value === undefined) {
    throw new UsageError(`--${name} is missing. Add --${name} email:password.`);
  }
  // Passwords may contain colons, email addresses may not.
  const [, email = '', password = ''] = /^([^:]*):(.*)$/s.exec(value) ?? [];
  if (email === '' || password === '') {
    throw new UsageError(`--${name} must be email:password, with a colon between the two.`);
  }
  return { email, password };
}

function baseUrlOf(positionals: readonly string[]): string {
  const [baseUrl, extra] = positionals;
  if (baseUrl === undefined) {
    throw new UsageError(
      'The base URL is missing. Give the API base first, such as http://127.0.0.1:4000/api.',
    );
  }
  if (extra !== undefined) {
    throw new UsageError(`"${extra}" is one argument too many. Give one base URL.`);
  }
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    throw new UsageError(
      `"${baseUrl}" is not a base URL. It must begin with http:// or https://, such as http://127.0.0.1:4000/api.`,
    );
  }
  return baseUrl;
}

function timeoutOf(value: string | undefined): number {
  const seconds = Number(value ?? 15);
  if (!(seconds > 0 && seconds <= 600)) {
    throw new UsageError('--timeout must be a number of seconds, above 0 and 600 at most.');
  }
  return seconds * 1000;
}

function operationsOf(value: string, isPlain: boolean): OperationId[] {
  const names = value.split(',').map((name) => name.trim());
  return names.map((name) => {
    const route = contractRoutes.find(({ id }) => id === name);
    if (route === undefined) {
      throw new UsageError(
        `--only names "${name}", which is no operation of the contract. Use the operationIds of openapi.yaml.`,
      );
    }
    if (isPlain && route.isOptional) {
      throw new UsageError(
        `${name} is optional and not part of --plain. Leave out one of the two.`,
      );
    }
    return route.id;
  });
}

/** A header's name, as HTTP spells it. */
function headerOf(value: string): string {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(value)) {
    throw new UsageError(`--clock-header "${value}" is no name of a header.`);
  }
  return value;
}

function readMailAt(template: string): ReadMail {
  if (!template.includes('{email}') || !URL.canParse(template.replace('{email}', ''))) {
    throw new UsageError(
      '--mails must be an address with {email} in it, such as http://127.0.0.1:4100/mails?to={email}.',
    );
  }
  return async (email) => {
    const response = await fetch(template.replace('{email}', encodeURIComponent(email)));
    return response.ok ? response.text() : '';
  };
}

/** Flags that make sense for the full check alone. */
function reachOf(
  { wait, mails, ...values }: { [flag: string]: string | boolean | undefined },
  isPlain: boolean,
): Pick<ConformanceOptions, 'clockHeader' | 'wait' | 'readMail'> {
  const clockHeader = values['clock-header'];
  if (isPlain && (wait === true || mails !== undefined || clockHeader !== undefined)) {
    throw new UsageError(
      '--clock-header, --wait and --mails are for the full check. Leave out --plain.',
    );
  }
  return {
    ...(typeof clockHeader === 'string' && { clockHeader: headerOf(clockHeader) }),
    ...(typeof mails === 'string' && { readMail: readMailAt(mails) }),
    wait: wait === true,
  };
}

/** Files that the command writes once there is a report. */
interface ReportFiles {
  report?: string | undefined;
  junit?: string | undefined;
  badge?: string | undefined;
}

function badgeFileOf(path: string | undefined): string | undefined {
  if (path !== undefined && !/\.(svg|json)$/.test(path)) {
    throw new UsageError('--badge must be a file that ends in .svg or .json.');
  }
  return path;
}

async function writeFiles(report: ConformanceReport, files: ReportFiles): Promise<void> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  if (files.report !== undefined) await writeFile(files.report, json(report));
  if (files.junit !== undefined) await writeFile(files.junit, junitXml(report));
  if (files.badge === undefined) return;
  const badge = badgeOf(report);
  await writeFile(files.badge, files.badge.endsWith('.svg') ? badgeSvg(badge) : json(badge));
}

interface Given {
  options: ConformanceOptions;
  files: ReportFiles;
}

function parse(argv: readonly string[]): Given | 'help' {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      instructor: text,
      student: text,
      timeout: text,
      only: text,
      'clock-header': text,
      mails: text,
      report: text,
      junit: text,
      badge: text,
      wait: flag,
      plain: flag,
      json: flag,
      help: flag,
    },
  });
  if (values.help) return 'help';
  const plain = values.plain === true;
  const options: ConformanceOptions = {
    baseUrl: baseUrlOf(positionals),
    instructor: credentials('instructor', values.instructor),
    student: credentials('student', values.student),
    plain,
    timeout: timeoutOf(values.timeout),
    ...reachOf(values, plain),
    ...(values.only !== undefined && { only: operationsOf(values.only, plain) }),
  };
  const { report, junit } = values;
  return { options, files: { report, junit, badge: badgeFileOf(values.badge) } };
}

function isUsageError(error: unknown): error is Error {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return (
    error instanceof UsageError || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'))
  );
}

function reasonOf(error: unknown): string {
  if (isUsageError(error)) {
    return `${error.message}\nRun quizwright-conformance --help for all arguments.`;
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs `quizwright-conformance`.
 *
 * @param argv the arguments without node and the script
 * @returns the exit code: 0 if everything passes, 1 if not, 2 if there is no report
 */
export async function runCommand(
  argv: readonly string[],
  { write, writeError, fetch, signal }: CommandEnvironment,
): Promise<0 | 1 | 2> {
  // Read before the other arguments, which may be invalid.
  const asJson = argv.includes('--json');
  const writeJson = (value: unknown): void => write(`${JSON.stringify(value, null, 2)}\n`);
  try {
    const given = parse(argv);
    if (given === 'help') {
      write(usage);
      return 0;
    }
    const report = await runConformance({
      ...given.options,
      log: (line) => writeError(`${line}\n`),
      ...(fetch && { fetch }),
      ...(signal && { signal }),
    });
    await writeFiles(report, given.files);
    if (asJson) writeJson(report);
    else write(reportText(report));
    return report.passed === report.total ? 0 : 1;
  } catch (error) {
    if (asJson) writeJson({ error: reasonOf(error) });
    else writeError(`${reasonOf(error)}\n`);
    return 2;
  }
}
