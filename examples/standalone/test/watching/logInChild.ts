import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrateDatabase } from '../../server/database/migrateDatabase';
import * as schema from '../../server/database/schema';
import { buildApp } from '../../server/http/app';

/** Serves a few requests on a database in memory and ends; the log is its output. */
const client = await PGlite.create();
const database = drizzle(client, { schema });
await migrateDatabase(database);
const mail = { send: () => Promise.reject(new Error('550 grace@school.example is unknown here')) };
const app = await buildApp({ database, logLevel: 'trace', mail });
const send = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress: '203.0.113.9' });
const [first_name, last_name, email] = ['Grace', 'Hopper', 'grace@school.example'];
const password = 'correct horse 1';
await send('register', { first_name, last_name, email, password, role: 'Student' });
await send('login', { email, password: 'wrong' });
await send('forgot-password', { email });
await app.inject('/quiz/reset-password?email=grace@school.example&otp=12345678');
await app.close();
await client.close();
