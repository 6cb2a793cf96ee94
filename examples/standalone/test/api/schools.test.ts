import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveSchools } from '../../server/http/schools';
import { openSchool, password, type School } from './testSchool';

let server: FastifyInstance;
let url: string;
let schools: School[] = [];

beforeAll(async () => {
  const [north, south] = [await openSchool('/north'), await openSchool('/south')];
  schools = [north, south];
  server = serveSchools(
    new Map([
      ['north', north.app],
      ['south', south.app],
    ]),
  );
  url = await server.listen({ port: 0, host: '127.0.0.1' });
  // Two databases, on machines that are busy with other work.
}, 240_000);
afterAll(async () => {
  await server?.close();
  await Promise.all(schools.map((school) => school.close()));
});

interface Sent {
  token?: string;
  method?: string;
  body?: object;
}

async function call<Body>(path: string, { token, method, body }: Sent = {}) {
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, body: (text === '' ? null : JSON.parse(text)) as Body };
}

async function signIn(school: string) {
  const { status, body, headers } = await call<{ data: { accessToken: string } }>(
    `/${school}/api/auth/login`,
    { body: { email: 'ines@school.example', password } },
  );
  expect(status).toBe(200);
  return { token: body.data.accessToken, headers };
}

it('signs one email in to two schools, and takes the token of a school only there', async () => {
  const { token: north } = await signIn('north');
  const { token: south } = await signIn('south');
  expect((await call('/north/api/group', { token: north })).status).toBe(200);
  expect((await call('/south/api/group', { token: south })).status).toBe(200);
  expect((await call('/south/api/group', { token: north })).status).toBe(401);
  expect((await call('/north/api/group', { token: south })).status).toBe(401);
});

it('keeps a change in its school, even if the other one has the same ids', async () => {
  const { token: north } = await signIn('north');
  const { token: south } = await signIn('south');
  const body = { name: 'Only in the north', max_students: 5 };
  const changed = await call('/north/api/group/red', { token: north, method: 'PUT', body });
  expect(changed.status).toBe(200);
  const nameIn = async (school: string, token: string) =>
    (await call<{ name: string }>(`/${school}/api/group/red`, { token })).body.name;
  expect(await nameIn('north', north)).toBe('Only in the north');
  expect(await nameIn('south', south)).toBe('Group red');
  const made = await call<{ data: { _id: string } }>('/north/api/group', { token: north, body });
  expect(made.status).toBe(201);
  const elsewhere = await call(`/south/api/group/${made.body.data._id}`, { token: south });
  expect(elsewhere.status).toBe(404);
});

it('counts wrong passwords in each school for itself', async () => {
  const body = { email: 'rita@school.example', password: 'wrong password 1' };
  const tryIn = async (school: string) =>
    (await call(`/${school}/api/auth/login`, { body })).status;
  let status = 0;
  for (let tries = 0; status !== 429 && tries < 50; tries += 1) status = await tryIn('north');
  expect(status).toBe(429);
  expect(await tryIn('south')).toBe(401);
});

it('gives a browser a cookie for each school', async () => {
  const { headers } = await signIn('south');
  expect(headers.get('set-cookie')).toMatch(/; Path=\/south\/api\/auth;/);
});

it('answers for the server as a whole, and knows no other schools', async () => {
  expect((await call('/healthz')).status).toBe(200);
  expect((await call('/readyz')).body).toEqual({ status: 'ready' });
  const missing = await call('/west/api/group?code=secret');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(missing.body).toEqual({ message: 'There is nothing at GET /west/api/group.' });
  for (const path of ['/api/group', '/northern/api/group', '/quiz', '/']) {
    expect((await call(path)).status).toBe(404);
  }
});
