/** Sets up React and Testing Library. Files share both, so this module must be loaded only once. */
import { configure, getConfig } from '@testing-library/react';
import { createRequire } from 'node:module';

interface Scheduler {
  unstable_IdlePriority: number;
  unstable_scheduleCallback: (priority: number, run: () => void) => void;
}
const fromHere = createRequire(import.meta.url);
const scheduler = createRequire(fromHere.resolve('react-dom'))('scheduler') as Scheduler;

/** Resolves once React has rendered everything and run all effects. */
const reactIsIdle = (): Promise<void> =>
  new Promise((resolve) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, () => resolve());
  });

const usual = { ...getConfig() };

/** An error that prints the page when it is read: each try of a waiting test throws one. */
function unprintedError(...[message, container]: Parameters<typeof usual.getElementError>): Error {
  const error = new Error();
  // The trace begins at the query, so that a report shows the line of the test.
  Error.captureStackTrace(error, unprintedError);
  error.name = 'TestingLibraryElementError';
  let printed: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (printed ??= usual.getElementError(message, container).message),
  });
  return error;
}

configure({
  getElementError: unprintedError,
  // Nothing here is timed, and a busy machine is slow.
  asyncUtilTimeout: 30_000,
  // An element is found before the effects of its component have run.
  asyncWrapper: (run) =>
    usual.asyncWrapper(async () => {
      const result: unknown = await run();
      await reactIsIdle();
      return result;
    }),
});

// React's development build takes the stack of each element that is made, a tenth of the time of these
// tests, until it has made as many as this says.
const react = fromHere('react') as Record<string, object>;
const shared = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
