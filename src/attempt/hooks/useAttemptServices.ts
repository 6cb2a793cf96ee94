import { useLayoutEffect } from 'react';
import { useProvided } from '../../api/useProvided';
import { AttemptContext, type AttemptServices } from './AttemptContext';
import { createAttemptServices } from './createAttemptServices';

/**
 * What attempts under the nearest provider share.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useAttemptServices(): AttemptServices {
  const scope = useProvided(AttemptContext, 'useAttempt');
  const services = scope.services(createAttemptServices);
  useLayoutEffect(() => scope.start(), [scope]);
  return services;
}
