import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import {
  createQuizClient,
  type Body,
  type QuizClientOptions,
} from '../../src/api/createQuizClient';
import { joinQuizOptions, saveAnswersOptions, submitQuizOptions } from '../../src/api/operations';
import {
  deleteGroupOptions,
  groupsOptions,
  questionsOptions,
} from '../../src/api/teachingOperations';
import { contract } from '../../src/contract/document';

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

function clientAnswering(
  answer: () => Response | Promise<Response>,
  options: QuizClientOptions = {},
) {
  const requests: Request[] = [];
  const inits: RequestInit[] = [];
  const client = createQuizClient({
    ...options,
    fetch: (request, init) => {
      requests.push(request);
      inits.push(init);
      return Promise.resolve(answer());
    },
  });
  const controller = new AbortController();
  return {
    requests,
    inits,
    controller,
    groups: () => groupsOptions(client).queryFn({ signal: controller.signal }),
    join: (code: string) => joinQuizOptions(client).mutationFn({ code }),
    questions: () => questionsOptions(client).queryFn({ signal: controller.signal }),
    remove: (id: string) => deleteGroupOptions(client).mutationFn({ id }),
    save: (body: Body<'saveAnswers'>) => saveAnswersOptions(client).mutationFn({ id: 'q1', body }),
    submit: (body: Body<'submitQuiz'>) => submitQuizOptions(client).mutationFn({ id: 'q1', body }),
  };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const thrower = (message: string) => () => {
  throw new Error(message);
};

const foreignAnswers: [what: string, answerWith: (status: number) => Response][] = [
  ['an empty body', (status) => new Response(null, { status })],
  [
    'an empty body that says so',
    (status) => new Response('', { status, headers: { 'content-length': '0' } }),
  ],
  ['a web page', (status) => new Response('<h1>Blocked</h1>', { status })],
  ['JSON of another form', (status) => json({ error: 'E_FAIL' }, status)],
  [
    'JSON of another form that calls itself a page',
    (status) => new Response('{"ok":0}', { status, headers: { 'content-type': 'text/html' } }),
  ],
];

const letters = { A: '1', B: '2', C: '3', D: '4' };
const group = { _id: 'g1', name: 'Web 1', max_students: 20 };

describe('reading successes', () => {
  it('accepts a bare list', async () => {
    await expect(clientAnswering(() => json([group])).groups()).resolves.toEqual([group]);
  });

  it('unwraps a list in data', async () => {
    await expect(clientAnswering(() => json({ data: [group] })).groups()).resolves.toEqual([group]);
  });

  it('unwraps an action with its message inside data', async () => {
    const data = { quiz: 'q1', code: 'ABCD2345', message: 'Joined.' };
    await expect(clientAnswering(() => json({ data })).join('x')).resolves.toEqual({
      quizId: 'q1',
      code: 'ABCD2345',
      message: 'Joined.',
    });
  });

  it('keeps a message beside data', async () => {
    const { join } = clientAnswering(() =>
      json({ message: 'Joined.', data: { quiz: 'q1', code: 'c' } }),
    );
    await expect(join('x')).resolves.toEqual({ quizId: 'q1', code: 'c', message: 'Joined.' });
  });

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('', { status: 200 })],
  ])('accepts %s where no reply body is needed', async (_, answer) => {
    const { remove } = clientAnswering(answer);
    await expect(remove('g1')).resolves.toEqual({});
  });

  it("fills in the specification's defaults, and keeps unknown fields", async () => {
    const { questions } = clientAnswering(() =>
      json([{ _id: 'q1', title: 'Why?', options: letters, answer: 'B', tags: ['new'] }]),
    );
    await expect(questions()).resolves.toEqual([
      {
        _id: 'q1',
        title: 'Why?',
        description: '',
        options: letters,
        answer: 'B',
        type: 'FE',
        difficulty: 'easy',
        tags: ['new'],
      },
    ]);
  });

  it('accepts the quiz of a join as an id or as an object', async () => {
    const data = { quiz: { _id: 'q1', title: 'Why?' }, code: 'c' };
    await expect(clientAnswering(() => json({ data })).join('x')).resolves.toEqual({
      quizId: 'q1',
      code: 'c',
    });
    await expect(clientAnswering(() => json({ quiz: 'q1' })).join('x')).resolves.toEqual({
      quizId: 'q1',
      code: '',
    });
  });

  it('names the operation when it gets a web page instead of JSON', async () => {
    const { groups } = clientAnswering(() => new Response('<!doctype html>', { status: 200 }));
    const error = await failureOf(groups());
    expect(error).toMatchObject({ kind: 'shape', status: 200, body: '<!doctype html>' });
    expect(error.message).toMatch(/^Quizwright: groups answered 200/);
  });
});

describe('replies of the wrong shape', () => {
  it.each([
    ['a list that is none', { groups: [] }, 'The body must be a list, but is {"groups":[]}.'],
    [
      'a field that is missing',
      [{ _id: 'g1', name: 'Web 1' }],
      '"0.max_students" must be a number, but is missing.',
    ],
    ['a field of another type', [{ ...group, name: 7 }], '"0.name" must be text, but is 7.'],
    ['null in a list', [null], '"0" must be an object, but is null.'],
    ['a wrapped one', { data: [{}] }, '"0._id" must be text, but is missing.'],
  ])('name the operation and the field: %s', async (_, body, sentence) => {
    const error = await failureOf(clientAnswering(() => json(body)).groups());
    expect(error).toMatchObject({ kind: 'shape', status: 200, fromServer: false, body });
    expect(error.message).toBe(
      `Quizwright: groups answered 200 with a body of the wrong shape. ${sentence} Make the server follow openapi.yaml.`,
    );
  });

  it('name what is missing when nothing is there', async () => {
    const error = await failureOf(
      clientAnswering(() => new Response(null, { status: 204 })).groups(),
    );
    expect(error).toMatchObject({ kind: 'shape', status: 204 });
    expect(error.message).toContain('The body must be a list, but is missing.');
  });

  it.each([
    ['a list', '[]', 'a list'],
    ['an object', '{"a":[]}', 'an object'],
  ])('are named however deeply %s is nested', async (_, inner, word) => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const text = `[{"_id":"g1","max_students":20,"name":${inner.replace('[]', deep)}}]`;
    const error = await failureOf(clientAnswering(() => new Response(text)).groups());
    expect(error).toMatchObject({ kind: 'shape', status: 200 });
    expect(error.message).toContain(`"0.name" must be text, but is ${word} nested too deeply.`);
  });

  it('show only the beginning of what was found', async () => {
    const error = await failureOf(clientAnswering(() => json({ text: 'x'.repeat(5000) })).groups());
    expect(error.message.length).toBeLessThan(300);
  });
});

describe('reading failures', () => {
  it('reads the message and the field errors', async () => {
    const body = {
      message: 'Code is required.',
      errors: [{ field: 'code', message: 'Required.' }],
    };
    const error = await failureOf(clientAnswering(() => json(body, 400)).join(''));
    expect(error).toMatchObject({ kind: 'http', status: 400, fromServer: true, body });
    expect(error.message).toBe('Code is required.');
    expect(error.fieldErrors).toEqual(body.errors);
  });

  it('reads a message inside data', async () => {
    const answer = () => json({ data: { message: 'This quiz has closed.' } }, 409);
    const error = await failureOf(clientAnswering(answer).join('x'));
    expect(error).toMatchObject({ message: 'This quiz has closed.', fromServer: true });
  });

  it.each(foreignAnswers)('does not accept %s as a reply of the API', async (_, answerWith) => {
    const error = await failureOf(clientAnswering(() => answerWith(403)).groups());
    expect(error).toMatchObject({ kind: 'shape', status: 403, fromServer: false });
  });

  it('reports a missing reply as a network failure with status 500', async () => {
    const { groups } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(failureOf(groups())).resolves.toMatchObject({
      kind: 'network',
      status: 500,
      message: 'Failed to fetch',
    });
  });

  it('reports a call beyond its deadline as a missing reply', async () => {
    const { groups } = clientAnswering(() =>
      Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
    );
    await expect(failureOf(groups())).resolves.toMatchObject({ kind: 'network', status: 500 });
  });

  it('passes an abort on unchanged', async () => {
    const { groups } = clientAnswering(() =>
      Promise.reject(new DOMException('Aborted', 'AbortError')),
    );
    await expect(groups()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a wrong address, in development', () => {
  const page = (status: number) =>
    new Response('<h1>Portal</h1>', { status, headers: { 'content-type': 'text/html' } });
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  let count = 0;
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  /** A client of a server that has not been warned of. */
  const clientOf = (answer: () => Response | Promise<Response>) =>
    clientAnswering(answer, { baseUrl: `http://school.example/${(count += 1)}` });

  it.each([
    ['a web page', () => page(200), /\/\d+ answered 200 with a web page .*correct it in QuizPr/],
    ['a page that is not there', () => page(404), /answered 404 with a web page, so .* elsewhere/],
    [
      'a refusal',
      () => json({ message: 'Route not found' }, 404),
      /“Route not found”, so .* elsewhere/,
    ],
    ['no answer', refused, /did not answer \(Failed to fetch\).*does not allow the origin .*CORS/],
  ] as const)('says once in the console what came: %s', async (_, answer, line) => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { groups, questions } = clientOf(answer);
    await failureOf(groups());
    await failureOf(questions());
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[expect.stringMatching(line)]]));
  });

  it('says nothing of an operation that a server may lack, nor of one that it had', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await failureOf(clientOf(() => page(404)).save({ answers: [], revision: 0 }));
    await failureOf(clientOf(() => json({ message: 'No.' }, 404)).submit({ answers: [] }));
    const answers = [() => json([group]), refused];
    const { groups } = clientOf(() => answers.shift()!());
    await groups();
    await failureOf(groups());
    await failureOf(clientOf(refused).groups());
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('requests', () => {
  it.each([
    ['go on after their page where they bring answers', 10, true],
    ['go with their page where a browser would refuse them otherwise', 1_200, false],
  ])('%s', async (_, count, outlives) => {
    const { save, submit, groups, requests, inits } = clientAnswering(() => json({ data: {} }));
    const answers = Array.from({ length: count }, (_, at) => ({
      question: String(at).padStart(24, '0'),
      answer: 'A' as const,
      chosen_at: '2026-05-04T09:09:58.204Z',
    }));
    await Promise.allSettled([save({ answers, revision: 1 }), submit({ answers }), groups()]);
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([outlives, outlives, false]);
    // Firefox reads it only here.
    expect(inits.map(({ keepalive }) => keepalive)).toEqual([outlives, outlives, false]);
  });

  it('tell the global fetch, as it is at the call, that they go on after their page', async () => {
    const client = createQuizClient();
    const fetch = vi.fn(() => Promise.resolve(json({ message: 'Done.' })));
    vi.stubGlobal('fetch', fetch);
    await submitQuizOptions(client)
      .mutationFn({ id: 'q1', body: { answers: [] } })
      .catch(() => undefined);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.any(Request), { keepalive: true });
  });

  it.each(['abc', 'Bearer abc', 'bearer  abc'])('sends the token %j as a bearer', async (token) => {
    const { groups, requests } = clientAnswering(() => json([]), { getToken: () => token });
    await groups();
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it.each(['abc', 'Bearer abc'])(
    'sends the token %j without a prefix on request',
    async (token) => {
      const { groups, join, requests } = clientAnswering(() => json({ quiz: 'q1' }), {
        getToken: () => token,
        sendsRawToken: (operation) => operation === 'joinQuiz',
      });
      await join('x');
      await groups().catch(() => undefined);
      expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
        'abc',
        'Bearer abc',
      ]);
    },
  );

  it.each(['line\nbreak', 'snow☃man'])(
    'tells the developer that the token %j cannot be sent, and sends nothing',
    async (token) => {
      const { groups, requests } = clientAnswering(() => json([]), { getToken: () => token });
      const error: unknown = await groups().catch((reason: unknown) => reason);
      expect(error).not.toBeInstanceOf(ApiError);
      expect(error).toHaveProperty(
        'message',
        'Quizwright: the access token cannot be sent. It has a character that no HTTP header may carry, such as a line break. Return it from getToken as the login sent it.',
      );
      expect(requests).toEqual([]);
    },
  );

  it.each([
    ['getToken', { getToken: thrower('no store') }],
    ['sendsRawToken', { sendsRawToken: thrower('no store') }],
  ])("fail with the host's own error from %s", async (_, options) => {
    const { groups, requests } = clientAnswering(() => json([]), options);
    await expect(groups()).rejects.toEqual(new Error('no store'));
    expect(requests).toEqual([]);
  });

  it('sends the token only with operations that need one', async () => {
    const sent = new Map<string, boolean>();
    let asking = '';
    const client = createQuizClient({
      getToken: () => 'ended',
      fetch: (request) => {
        sent.set(asking, request.headers.has('Authorization'));
        return Promise.resolve(json({ message: 'Done.' }));
      },
    });
    const operations = Object.values(contract.paths)
      .flatMap(({ get, post, put, delete: remove }) => [get, post, put, remove])
      .filter((operation) => operation !== undefined);
    const asked = new Map<string, boolean>();
    for (const { operationId, security } of operations) {
      asked.set(operationId, security?.length !== 0);
      asking = operationId;
      await client.send(
        operationId,
        () => null,
        (http) => http.GET('/group'),
      );
    }
    expect(sent).toEqual(asked);
    expect([...asked.values()].filter((needs) => !needs)).toHaveLength(6);
  });

  it('sends no Authorization header without a token', async () => {
    const { groups, requests } = clientAnswering(() => json([]), { getToken: () => null });
    await groups();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it.each([
    ['/api', 'http://localhost:3000/api/group'],
    ['/lms/api/', 'http://localhost:3000/lms/api/group'],
    ['https://quiz.example/api', 'https://quiz.example/api/group'],
  ])('resolves the base %s', async (baseUrl, expected) => {
    const { groups, requests } = clientAnswering(() => json([]), { baseUrl });
    await groups();
    expect(requests[0]?.url).toBe(expected);
  });
});

it.each([
  ['120', 120_000],
  [null, 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
])('reads Retry-After %j as %i ms', async (value, expected) => {
  const { groups } = clientAnswering(
    () =>
      new Response('{}', { status: 503, headers: value === null ? {} : { 'Retry-After': value } }),
  );
  await expect(groups()).rejects.toMatchObject({ status: 503, retryAfterMs: expected });
});

describe('a refused token', () => {
  const refuse = () => json({ message: 'Sign in again.' }, 401);

  it('is reported once', async () => {
    const onUnauthorized = vi.fn();
    const { groups } = clientAnswering(refuse, { getToken: () => 'a', onUnauthorized });
    await Promise.allSettled([groups(), groups(), groups()]);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it.each(foreignAnswers)('is not reported for %s', async (_, answerWith) => {
    const onUnauthorized = vi.fn();
    const answers = [answerWith(401), refuse()];
    const { groups } = clientAnswering(() => answers.shift()!, {
      getToken: () => 'a',
      onUnauthorized,
    });
    await failureOf(groups());
    expect(onUnauthorized).not.toHaveBeenCalled();
    await failureOf(groups());
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is not reported if the token has been replaced since', async () => {
    const onUnauthorized = vi.fn();
    let token = 'old';
    const { groups } = clientAnswering(
      () => {
        token = 'new';
        return refuse();
      },
      { getToken: () => token, onUnauthorized },
    );
    await failureOf(groups());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("fails as a 401 even if the host's handler throws, which the console shows", async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const thrown = new Error('no router');
    const { groups } = clientAnswering(refuse, {
      getToken: () => 'a',
      onUnauthorized: () => {
        throw thrown;
      },
    });
    const error = await failureOf(groups());
    expect(error).toMatchObject({ kind: 'http', status: 401, message: 'Sign in again.' });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Quizwright: the callback for a refused token threw an error\./),
      thrown,
    );
    log.mockRestore();
  });
});
