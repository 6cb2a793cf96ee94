import { beforeAll } from 'vitest';
import { laterScreens } from '../../../src/quizzes/runner/paper/useLaterScreens';

// As on a page that has been open for a second. What happens before that is in
// `laterScreens.test.tsx`.
beforeAll(async () => {
  await laterScreens.load();
});
