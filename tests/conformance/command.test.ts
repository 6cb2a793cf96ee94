// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/conformance/command';
import type { ConformanceReport } from '../../src/conformance/run/report';
import { createMockSchool } from '../../src/testing';
import { baseUrl, schoolFetch, type Tampering } from './schoolFetch';

const signIns = [
  '--instructor',
  'ada@school.example:quizwright1',
  '--student',
  'grace@school.example:quizwright1',
];
/** Enough to see what the command does with a report. */
const few = ['--only', 'groups,createGroup'];

const mockFetch = (tamper?: Tampering): typeof fetch => schoolFetch(createMockSchool(), tamper);

async function run(argv: readonly string[], fetch = mockFetch(), signal?: AbortSignal) {
  let output = '';
  let errors = '';
  const code = await runCommand(argv, {
    write: (text) => void (output += text),
    writeError: (text) => void (errors += text),
    fetch,
    ...(signal && { signal }),
  });
  return { code, output, errors };
}

describe('when it is used wrongly', () => {
  it.each([
    ['no base URL', signIns, /The base URL is missing/],
    ['a base URL without a protocol', ['localhost:4000/api', ...signIns], /"localhost:4000\/api"/],
    ['two base URLs', [baseUrl, 'more', ...signIns], /"more" is one argument too many/],
    ['no instructor', [baseUrl, ...signIns.slice(2)], /--instructor is missing/],
    ['no student', [baseUrl, ...signIns.slice(0, 2)], /--student is missing/],
    ['no password', [baseUrl, '--instructor', 'ada@school.example'], /--instructor must be email/],
    ['an unknown operation', [baseUrl, ...signIns, '--only', 'groups,pupils'], /"pupils"/],
    [
      'an optional operation in plain',
      [baseUrl, ...signIns, '--plain', '--only', 'groups,importQuestions'],
      /importQuestions is optional and not part of --plain/,
    ],
    ['a timeout of nothing', [baseUrl, ...signIns, '--timeout', '0'], /--timeout must be/],
    ['a badge of no kind', [baseUrl, ...signIns, '--badge', 'badge.png'], /--badge must be/],
    ['mails of nobody', [baseUrl, ...signIns, '--mails', 'http://mail'], /--mails must be/],
    ['an odd header', [baseUrl, ...signIns, '--clock-header', 'a b'], /--clock-header "a b"/],
    ['waiting in plain', [baseUrl, ...signIns, '--plain', '--wait'], /Leave out --plain/],
    ['an unknown option', [baseUrl, ...signIns, '--verbose'], /--verbose/],
    ['an option without its value', [baseUrl, '--instructor'], /--instructor/],
  ])('names the argument and exits with 2: %s', async (_, argv, sentence) => {
    const { code, output, errors } = await run(argv);

    expect(errors).toMatch(sentence);
    expect(errors).not.toMatch(/^ +at /m);
    expect(output).toBe('');
    expect(code).toBe(2);
  });
});

describe('when it is used correctly', () => {
  it('explains its use, and exits with 0', async () => {
    const { code, output } = await run(['--help']);

    expect(output).toMatch(/^quizwright-conformance <base-url>/);
    expect(output).toContain('--plain');
    expect(code).toBe(0);
  });

  it('exits with 0 and prints one line for each operation when everything passes', async () => {
    const { code, output } = await run([baseUrl, ...signIns, ...few]);

    expect(output).toMatch(/^ok {4}groups +GET +\/group$/m);
    expect(output).toMatch(/^ok {4}createGroup +POST +\/group$/m);
    expect(output).toMatch(/^passes (\d+) of \1 checks; \d+ not checked$/m);
    expect(output).toMatch(/^Not checked:\n {2}left out by --only: \d+ rules\n\npasses/m);
    expect(code).toBe(0);
  });

  it('exits with 1, and says what was expected and what came, when something fails', async () => {
    const fetch = mockFetch(async ({ operation, forward }) => {
      const response = await forward();
      return operation === 'createGroup' && response.status === 400
        ? new Response('<h1>Oops</h1>', { status: 500 })
        : response;
    });
    const { code, output } = await run([baseUrl, ...signIns, ...few], fetch);

    expect(output).toMatch(/^FAIL {2}createGroup +POST +\/group$/m);
    expect(output).toMatch(/^ +expected +400$/m);
    expect(output).toMatch(/^ +came +500 with a body that is not JSON: <h1>Oops<\/h1>$/m);
    expect(output).toMatch(/^passes \d+ of \d+ checks; 1 of 2 operations fail$/m);
    expect(code).toBe(1);
  });

  it('prints a report that programs can read', async () => {
    const { output } = await run([baseUrl, ...signIns, ...few, '--json']);

    const report = JSON.parse(output) as ConformanceReport;
    expect(report).toMatchObject({ baseUrl, plain: false, leftBehind: [] });
    expect(report.passed).toBe(report.total);
    expect(report.operations.map(({ operation }) => operation)).toEqual(['groups', 'createGroup']);
    expect(report.operations[0]?.checks[0]).toEqual({
      title: 'lists a group that was added',
      state: 'passed',
    });
  });

  it('claims no safety of a plain server, and lists what a safe one does', async () => {
    const { code, output } = await run([baseUrl, ...signIns, ...few, '--plain']);

    expect(output).toMatch(
      /^answers as described \((\d+) of \1 checks\); whether it is safe for exams was not checked$/m,
    );
    expect(output).not.toMatch(/^passes/m);
    expect(output).toContain('  sends no right answer and no join code to students');
    expect(output).toMatch(/^The check without --plain has \d{3} more rules\.$/m);
    expect(code).toBe(0);
  });

  it('says for each rule that needs it what it was not told', async () => {
    const only = ['--only', 'resetPassword,saveAnswers'];
    const { output } = await run([baseUrl, ...signIns, ...only]);

    expect(output).toMatch(
      /^ {2}needs --mails, to read one-time codes:\n {4}resetPassword +sets the password/m,
    );
    expect(output).toMatch(
      /^ {2}needs --clock-header or --wait:\n {4}saveAnswers +keeps answers until the end/m,
    );
  });

  describe('and is to write files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    const files = (badge: string): string[] => [
      ...['--report', join(folder, 'report.json')],
      ...['--junit', join(folder, 'junit.xml')],
      ...['--badge', join(folder, badge)],
    ];
    afterAll(() => rmSync(folder, { recursive: true }));

    it('names each fault by operation and rule, besides the text', async () => {
      const fetch = mockFetch(async ({ operation, forward }) => {
        const response = await forward();
        return operation === 'groups' && response.status === 401
          ? Response.json([], { status: 200 })
          : response;
      });
      const { output } = await run([baseUrl, ...signIns, ...few, ...files('badge.json')], fetch);

      expect(output).toMatch(/^FAIL {2}groups/m);
      const { faults } = JSON.parse(read('report.json')) as ConformanceReport;
      expect(faults).toEqual([
        {
          operation: 'groups',
          rule: 'refuses strangers',
          expected: '401 without a token',
          came: '200 []',
        },
      ]);
      const junit = read('junit.xml');
      expect(junit).toMatch(/<testsuite name="GET \/group" tests="\d+" failures="1" errors="0"/);
      expect(junit.match(/<testcase [^>]+><failure.*/g)).toEqual([
        '<testcase classname="groups" name="refuses strangers"><failure message="expected 401 without a token; came 200 []"/></testcase>',
      ]);
      expect(JSON.parse(read('badge.json'))).toEqual({
        schemaVersion: 1,
        label: 'quiz API',
        message: '1 fault',
        color: 'red',
      });
    });

    it('claims on a badge no more than was checked', async () => {
      await run([baseUrl, ...signIns, ...few, ...files('badge.svg')]);
      expect(read('badge.svg')).toMatch(
        /^<svg [^]*<title>quiz API: passes, \d+ not checked<\/title>[^]*<\/svg>\n$/,
      );

      await run([baseUrl, ...signIns, ...few, '--plain', ...files('badge.svg')]);
      expect(read('badge.svg')).toContain('answers as described, safety not checked');
    });

    it('exits with 2 if it cannot write', async () => {
      const path = join(folder, 'none', 'report.json');
      const { code, errors } = await run([baseUrl, ...signIns, ...few, '--report', path]);

      expect(errors).toContain(path);
      expect(code).toBe(2);
    });
  });

  it('accepts passwords with colons', async () => {
    const seen: unknown[] = [];
    const fetch = mockFetch(async ({ operation, request, forward }) => {
      if (operation === 'login') seen.push(await request.clone().json());
      return forward();
    });
    await run(
      [baseUrl, '--instructor', 'ada@school.example:a:b:1', ...signIns.slice(2), ...few],
      fetch,
    );

    expect(seen).toContainEqual({ email: 'ada@school.example', password: 'a:b:1' });
  });
});

describe('when the server is not as expected', () => {
  it('says that nothing replies', async () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:4000');
    const { code, output, errors } = await run([baseUrl, ...signIns], () =>
      Promise.reject(new TypeError('fetch failed', { cause })),
    );

    expect(errors).toContain(`nothing answers at ${baseUrl}: no answer (${cause.message}).`);
    expect(output).toBe('');
    expect(code).toBe(2);
  });

  it('says that a web page is not an API', async () => {
    const page = '<!doctype html><title>Portal</title>';
    const { code, errors } = await run([baseUrl, ...signIns], () =>
      Promise.resolve(new Response(page)),
    );

    expect(errors).toContain(`there is no quiz API at ${baseUrl}`);
    expect(errors).toContain(page);
    expect(code).toBe(2);
  });

  /** Counts the command's calls to the server. */
  function counted(fetch: typeof globalThis.fetch): { fetch: typeof fetch; calls: () => number } {
    let calls = 0;
    return {
      calls: () => calls,
      fetch: (...request) => {
        calls += 1;
        return fetch(...request);
      },
    };
  }

  const wrongPassword = ['--instructor', 'ada@school.example:wrong', ...signIns.slice(2)];
  const swapped = ['--instructor', signIns[3] ?? '', '--student', signIns[1] ?? ''];
  const limited: Tampering = () =>
    Promise.resolve(Response.json({ message: 'Slow down.' }, { status: 429 }));
  const withoutToken: Tampering = async ({ operation, forward }) => {
    const response = await forward();
    if (operation !== 'login' || !response.ok) return response;
    const { data } = (await response.json()) as { data: { profile: object } };
    return Response.json({ data: { profile: data.profile } });
  };
  it.each([
    [
      'a password is wrong',
      wrongPassword,
      undefined,
      /instructor .*2xx.*; came 401 \{"code":"login.wrong",/,
    ],
    ['tries are limited', signIns, limited, /There were too many tries \(429\): Slow down\./],
    ['the roles are swapped', swapped, undefined, /the role Instructor; came the role Student/],
    [
      'no token comes with it',
      signIns,
      withoutToken,
      /form; came 200: "accessToken" .*\{"data":\{"profile"/,
    ],
  ])('stops early and exits with 2 when %s', async (_, accounts, tamper, sentence) => {
    const { fetch, calls } = counted(mockFetch(tamper));
    const { code, output, errors } = await run([baseUrl, ...accounts], fetch);

    expect(errors).toMatch(
      /^Quizwright: the given \w+ cannot be signed in with POST auth\/login\./,
    );
    expect(errors).toMatch(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(output).toBe('');
    expect(calls()).toBeLessThanOrEqual(3);
    expect(code).toBe(2);
  });

  it.each([
    ['nothing answers', signIns, () => Promise.reject(new TypeError('fetch failed')), /nothing/],
    ['an account cannot sign in', wrongPassword, mockFetch(), /POST auth\/login/],
    ['it was called wrongly', ['--only', 'pupils'], mockFetch(), /is missing/],
  ])('tells programs too that %s', async (_, argv, fetch, sentence) => {
    const { code, output, errors } = await run([baseUrl, ...argv, '--json'], fetch);

    expect(JSON.parse(output)).toEqual({ error: expect.stringMatching(sentence) as string });
    expect(errors).toBe('');
    expect(code).toBe(2);
  });

  it('stops when the server stops replying, and says once that nothing was cleaned up', async () => {
    const mock = mockFetch();
    let isUp = true;
    const { fetch, calls } = counted((input, init) =>
      isUp ? mock(input, init) : Promise.reject(new TypeError('fetch failed')),
    );
    const { code, output, errors } = await run([baseUrl, ...signIns], async (input, init) => {
      const response = await fetch(input, init);
      if (init?.method === 'POST' && `${input as string}`.endsWith('/group')) isUp = false;
      return response;
    });

    const [left, reason, ...more] = errors.trim().split('\n');
    expect(left).toMatch(/^Could not be deleted: what the run made .*"Conformance check \w+"$/);
    expect(reason).toMatch(/^Quizwright: the server has stopped answering\. \w+ \/\w+: no answer/);
    expect(more).toEqual([]);
    expect(output).toBe('');
    expect(calls()).toBeLessThan(80);
    expect(code).toBe(2);
  });

  it('continues when one operation does not reply in time', { tags: ['long'] }, async () => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (init?.method !== 'GET') return mock(input, init);
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    };
    const mock = mockFetch();
    const short = ['--timeout', '2'];
    const { code, output } = await run([baseUrl, ...signIns, ...few, ...short], fetch);

    expect(output).toMatch(/^ +came +nothing within 2 s$/m);
    expect(output).toMatch(/^Could not be deleted:\n +groups: nothing within 2 s$/m);
    expect(code).toBe(1);
  });
});

it('deletes what it created when it is stopped', async () => {
  const school = createMockSchool();
  const stop = new AbortController();
  const fetch = schoolFetch(school, async ({ operation, forward }) => {
    const response = await forward();
    if (operation === 'createQuestion') stop.abort(new Error('Stopped.'));
    return response;
  });
  const { code, errors } = await run([baseUrl, ...signIns], fetch, stop.signal);

  const headers = { authorization: `Bearer ${school.as('instructor').token}` };
  const read = async (list: string): Promise<string> =>
    (await schoolFetch(school)(`${baseUrl}/${list}`, { headers })).text();
  for (const list of ['group', 'student', 'question']) {
    expect(await read(list)).not.toContain('Conformance check');
  }
  expect(errors).toBe('Stopped.\n');
  expect(code).toBe(2);
}, 60_000);
