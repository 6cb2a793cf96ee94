// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../src/conformance/command';
import type { ConformanceReport } from '../../src/conformance/report';
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

describe('when it is called wrongly', () => {
  it.each([
    ['no base URL', signIns, /The base URL is missing/],
    ['a base URL without a protocol', ['localhost:4000/api', ...signIns], /"localhost:4000\/api"/],
    ['two base URLs', [baseUrl, 'more', ...signIns], /"more" is one argument too many/],
    ['no instructor', [baseUrl, ...signIns.slice(2)], /--instructor is missing/],
    ['no student', [baseUrl, ...signIns.slice(0, 2)], /--student is missing/],
    ['no password', [baseUrl, '--instructor', 'ada@school.example'], /--instructor must be email/],
    ['an unknown operation', [baseUrl, ...signIns, '--only', 'groups,pupils'], /"pupils"/],
    ['a timeout of nothing', [baseUrl, ...signIns, '--timeout', '0'], /--timeout must be/],
    ['an unknown option', [baseUrl, ...signIns, '--verbose'], /--verbose/],
    ['an option without its value', [baseUrl, '--instructor'], /--instructor/],
  ])('names the argument and ends with 2: %s', async (_, argv, sentence) => {
    const { code, output, errors } = await run(argv);

    expect(errors).toMatch(sentence);
    expect(errors).not.toMatch(/^ +at /m);
    expect(output).toBe('');
    expect(code).toBe(2);
  });
});

describe('when it is called rightly', () => {
  it('says how it is used, and that it ends with 0', async () => {
    const { code, output } = await run(['--help']);

    expect(output).toMatch(/^quizwright-conformance <base-url>/);
    expect(output).toContain('--plain');
    expect(code).toBe(0);
  });

  it('ends with 0 and a line an operation when everything passes', async () => {
    const { code, output } = await run([baseUrl, ...signIns, ...few]);

    expect(output).toMatch(/^ok {4}groups +GET +\/group$/m);
    expect(output).toMatch(/^ok {4}createGroup +POST +\/group$/m);
    expect(output).toMatch(/^passes (\d+) of \1 checks$/m);
    expect(code).toBe(0);
  });

  it('ends with 1, and says what was expected and what came, when something fails', async () => {
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

  it('takes passwords with colons', async () => {
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

describe('when the server is not what it should be', () => {
  it('says that nothing answers', async () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:4000');
    const { code, output, errors } = await run([baseUrl, ...signIns], () =>
      Promise.reject(new TypeError('fetch failed', { cause })),
    );

    expect(errors).toContain(`nothing answers at ${baseUrl}: no answer (${cause.message}).`);
    expect(output).toBe('');
    expect(code).toBe(1);
  });

  it('says that a web page is no API', async () => {
    const page = '<!doctype html><title>Portal</title>';
    const { code, errors } = await run([baseUrl, ...signIns], () =>
      Promise.resolve(new Response(page)),
    );

    expect(errors).toContain(`there is no quiz API at ${baseUrl}`);
    expect(errors).toContain(page);
    expect(code).toBe(1);
  });

  it('says of each operation that an account cannot sign in', async () => {
    const wrong = ['--instructor', 'ada@school.example:wrong', ...signIns.slice(2)];
    const { code, output } = await run([baseUrl, ...wrong, ...few]);

    expect(output).toMatch(
      /could not be checked: the session of the given instructor .*expected 200; came 401/,
    );
    expect(code).toBe(1);
  });

  it('says that an account has the other role', async () => {
    const swapped = ['--instructor', signIns[3] ?? '', '--student', signIns[1] ?? ''];
    const { output } = await run([baseUrl, ...swapped, ...few]);

    expect(output).toContain('expected the role Instructor; came the role Student');
  });

  it('goes on when one operation does not answer in time', async () => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (init?.method !== 'GET') return mock(input, init);
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    };
    const mock = mockFetch();
    const short = ['--timeout', '1'];
    const { code, output } = await run([baseUrl, ...signIns, ...few, ...short], fetch);

    expect(output).toMatch(/^ +came +nothing within 1 s$/m);
    expect(output).toMatch(/^Could not be deleted:\n +groups: nothing within 1 s$/m);
    expect(code).toBe(1);
  }, 60_000);
});

it('deletes what it made when it is stopped', async () => {
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
  expect(code).toBe(1);
}, 60_000);
