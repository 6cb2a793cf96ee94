import { useContext, type Context } from 'react';

/**
 * What the nearest provider gives.
 *
 * @param caller the widget or hook that asks, for the error
 * @throws Error outside a `<QuizProvider>`
 */
export function useProvided<Value>(
  context: Context<Value | null>,
  caller = 'A widget or hook',
): Value {
  const value = useContext(context);
  if (value === null) {
    throw new Error(
      `Quizwright: ${caller} found no provider. Wrap your routes in one <QuizProvider>.`,
    );
  }
  return value;
}
