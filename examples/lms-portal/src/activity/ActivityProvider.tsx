import type { QuizEvent } from 'quizwright';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { sentenceOf } from './sentence';

export interface Deed {
  at: string;
  text: string;
}

interface Activity {
  /** Latest first. */
  deeds: readonly Deed[];
  /** Records an event of Quizwright; a portal with a gradebook would send it there. */
  record: (event: QuizEvent) => void;
}

const ActivityContext = createContext<Activity | null>(null);

export function useActivity(): Activity {
  const activity = useContext(ActivityContext);
  if (activity === null) throw new Error('useActivity is used outside of ActivityProvider.');
  return activity;
}

const placeOf = (userId: string) => `tidemark:activity:${userId}`;

/** As many as fit beside a course. */
const mostDeeds = 6;

/** What the user did in their quizzes, kept in the tab over a reload. */
export function ActivityProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const [deeds, setDeeds] = useState(
    () => JSON.parse(sessionStorage.getItem(placeOf(userId)) ?? '[]') as Deed[],
  );
  useEffect(() => sessionStorage.setItem(placeOf(userId), JSON.stringify(deeds)), [userId, deeds]);
  const record = useCallback((event: QuizEvent) => {
    const text = sentenceOf(event);
    if (text === null) return;
    setDeeds((before) => [{ at: event.at, text }, ...before].slice(0, mostDeeds));
  }, []);
  const activity = useMemo(() => ({ deeds, record }), [deeds, record]);
  return <ActivityContext value={activity}>{children}</ActivityContext>;
}
