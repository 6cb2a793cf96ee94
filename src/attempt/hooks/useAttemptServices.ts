import { useContext, useLayoutEffect } from 'react';
import { AttemptContext, type AttemptServices } from './AttemptContext';
import { createAttemptServices } from './createAttemptServices';

/**
 * What attempts under the nearest provider share.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useAttemptServices(): AttemptServices {
  const scope = useContext(AttemptContext);
  if (scope === null) {
    throw new Error(
      'Quizwright: useAttempt found no provider. The provider keeps the answers. Wrap the component in <QuizProvider>.',
    );
  }
  const services = scope.services(createAttemptServices);
  useLayoutEffect(() => scope.start(), [scope]);
  return services;
}
