import { createContext, useContext } from 'react';

/** Drops everything in the app's memory and starts the app again at an address. */
export type Leave = (href: string) => void;

export const LeaveContext = createContext<Leave | null>(null);

/** Leaves the app, as logging out does. */
export function useLeave(): Leave {
  const leave = useContext(LeaveContext);
  if (leave === null) {
    throw new Error(
      'Quizwright: useLeave found no app. Only the pages of QuizApp can leave it. Render them through QuizApp.',
    );
  }
  return leave;
}
