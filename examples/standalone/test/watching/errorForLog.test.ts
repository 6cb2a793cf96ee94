import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errorForLog } from '../../server/watching/errorForLog';

const hash = '$argon2id$v=19$secret';
const statement = 'update "users" set "password_hash" = $1';

it('keeps the statement and its place, and no value of a query', () => {
  const cause = Object.assign(new Error('deadlock detected'), {
    code: '40P01',
    detail: `Key (password_hash)=(${hash}) waits.`,
  });
  const logged = errorForLog(new DrizzleQueryError(statement, [hash], cause));
  expect(logged).toMatchObject({ message: 'deadlock detected', code: '40P01', query: statement });
  expect(logged.stack).toContain('errorForLog.test');
  expect(JSON.stringify(logged)).not.toContain('argon2id');
});

it('keeps no value of a failed query without a cause', () => {
  const logged = errorForLog(new DrizzleQueryError(statement, [hash]));
  expect(logged).toMatchObject({ message: 'A query failed.', query: statement });
  expect(JSON.stringify(logged)).not.toContain('argon2id');
});

it('keeps other errors unchanged', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(errorForLog(error)).toEqual({
    type: 'Error',
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    stack: error.stack,
  });
});
