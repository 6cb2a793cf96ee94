import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAttemptRounds } from '../../server/quizzes/attemptRounds';
import { onOwnAttempt, overtaken, type TakingCall } from '../../server/quizzes/ownAttempt';
import { enter, makeQuiz, reset } from './fixtures';
import { openSchool, type School } from './testSchool';

let school: School;
let call: TakingCall;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await reset(school);
  await makeQuiz(school, { id: 'quiz' });
  await enter(school, 'quiz', 'rita');
  const caller = { id: 'rita', role: 'Student', groupId: 'red', sessionId: 'any' } as const;
  const attempts = createAttemptRounds(school.database);
  call = { attempts, now: school.now, caller } as unknown as TakingCall;
});
afterAll(() => school.close());

test('a request that is overtaken again and again is told to retry later, and does not block the server', async () => {
  let tries = 0;
  const acting = onOwnAttempt(call, 'quiz', () => {
    tries += 1;
    return Promise.resolve(overtaken);
  });
  await expect(acting).rejects.toMatchObject({
    statusCode: 503,
    message: 'Too many requests are changing these answers at once. Try again in a moment.',
  });
  expect(tries).toBe(50);
});
