// @vitest-environment node
import { expect, it } from 'vitest';
import { reportText } from '../../src/conformance/run/report';
import { runConformance } from '../../src/conformance/run/run';
import { createMockSchool } from '../../src/testing';
import { accounts, baseUrl, schoolFetch, type Tampering } from './schoolFetch';

/** A school in which no one can register. */
const closed: Tampering = ({ operation, forward }) =>
  operation === 'register'
    ? Promise.resolve(Response.json({ message: 'Ask the office.' }, { status: 403 }))
    : forward();

const george = { ...accounts.student, email: 'george@school.example' };

it('lets the given student take the quiz if no one can register', async () => {
  const report = await runConformance({
    baseUrl,
    ...accounts,
    student: george,
    only: ['joinQuiz', 'quizPaper', 'submitQuiz'],
    plain: true,
    fetch: schoolFetch(createMockSchool(), closed),
  });

  expect(report.passed, reportText(report)).toBe(report.total);
  // The open quiz that the given student joined, and its group.
  expect(report.leftBehind).toEqual([
    expect.stringMatching(/^Conformance check \w+ quiz .*409/),
    expect.stringMatching(/^Conformance check \w+ group .*409/),
  ]);
});

it('says that no one can take a quiz if the given student is in a group', async () => {
  const report = await runConformance({
    baseUrl,
    ...accounts,
    only: ['joinQuiz'],
    plain: true,
    fetch: schoolFetch(createMockSchool(), closed),
  });

  const [joinQuiz] = report.operations;
  expect(joinQuiz?.state).toBe('failed');
  expect(joinQuiz?.checks[0]?.came).toMatch(
    /^could not be checked: there is no one to take a quiz: .*403 .*in a group already$/,
  );
});

it('tries no password change with the given accounts', async () => {
  const given = new Set<string>();
  const changes: Request[] = [];
  await runConformance({
    baseUrl,
    ...accounts,
    only: ['changePassword'],
    fetch: schoolFetch(createMockSchool(), async ({ operation, request, forward }) => {
      const sent = request.clone();
      const response = await forward();
      if (operation === 'changePassword' && (await sent.clone().text()) !== '{}')
        changes.push(sent);
      if (operation !== 'login' || !response.ok) return response;
      const { email } = (await sent.json()) as { email: string };
      const { data } = (await response.clone().json()) as { data: { accessToken: string } };
      const isGiven = [accounts.instructor, accounts.student].some((one) => one.email === email);
      if (isGiven) given.add(`Bearer ${data.accessToken}`);
      return response;
    }),
  });

  expect(given.size).toBe(2);
  expect(changes.length).toBeGreaterThan(5);
  const ofGiven = changes.filter(({ headers }) => given.has(headers.get('authorization') ?? ''));
  expect(ofGiven).toEqual([]);
});

it('never changes the given accounts', async () => {
  const school = createMockSchool();
  const before = [school.as('instructor').user, school.as('student').user];

  await runConformance({ baseUrl, ...accounts, fetch: schoolFetch(school) });

  expect([school.as('instructor').user, school.as('student').user]).toEqual(before);
  const [first] = await Promise.all(
    [accounts.instructor, accounts.student].map((body) =>
      schoolFetch(school)(`${baseUrl}/auth/login`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
  expect(first?.status).toBe(200);
}, 60_000);
