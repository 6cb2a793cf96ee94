import { useContext, type Context } from 'react';

/**
 * What the nearest provider gives.
 *
 * @param hook the hook that asks, for the error
 * @throws Error outside a `<QuizProvider>`
 */
export function useProvided<Value>(context: Context<Value | null>, hook: string): Value {
  const value = useContext(context);
  if (value === null) {
    throw new Error(
      `Quizwright: ${hook} found no provider. A widget or hook is outside of it: wrap your routes in one <QuizProvider>. React names the component below.`,
    );
  }
  return value;
}
