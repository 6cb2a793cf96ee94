import type { Difficulty } from 'quizwright/rules';
import type { demoGroups } from './people';

/** A quiz of the demo school, in the words of the API where it has them. */
export interface DemoQuiz {
  title: string;
  description: string;
  group: keyof typeof demoGroups;
  questions_number: number;
  difficulty: Difficulty;
  type: string;
  duration: number;
  score_per_question: number;
}

/** A finished quiz, with the students who missed it or did not finish it. */
export interface PastQuiz extends DemoQuiz {
  daysAgo: number;
  hour: number;
  /** Emails of students who never joined. */
  absent: readonly string[];
  /** Emails of students who joined and started, but never submitted. */
  unsubmitted: readonly string[];
}

export const pastQuizzes: readonly PastQuiz[] = [
  {
    title: 'Pages and styles: the basics',
    description: 'HTML, CSS and what the browser makes of them.',
    group: 'webA',
    questions_number: 5,
    difficulty: 'easy',
    type: 'FE',
    duration: 15,
    score_per_question: 2,
    daysAgo: 20,
    hour: 9,
    absent: [],
    unsubmitted: [],
  },
  {
    title: 'Servers and requests: the basics',
    description: 'HTTP, routes, and where data lives.',
    group: 'webB',
    questions_number: 5,
    difficulty: 'easy',
    type: 'BE',
    duration: 15,
    score_per_question: 2,
    daysAgo: 16,
    hour: 11,
    absent: ['hana@school.example'],
    unsubmitted: [],
  },
  {
    title: 'From a laptop to the cloud',
    description: 'A first round through everything that a deployment touches.',
    group: 'cloud',
    questions_number: 10,
    difficulty: 'easy',
    type: 'DO',
    duration: 30,
    score_per_question: 1,
    daysAgo: 12,
    hour: 14,
    absent: [],
    unsubmitted: [],
  },
  {
    title: 'Midterm: the whole stack',
    description: 'Front end, back end and operations together. No notes, please.',
    group: 'webA',
    questions_number: 15,
    difficulty: 'medium',
    type: 'DO',
    duration: 45,
    score_per_question: 2,
    daysAgo: 8,
    hour: 10,
    absent: ['bruno@school.example'],
    unsubmitted: ['deniz@school.example'],
  },
  {
    title: 'APIs and databases',
    description: 'Transactions, indexes, and contracts between services.',
    group: 'webB',
    questions_number: 5,
    difficulty: 'medium',
    type: 'BE',
    duration: 30,
    score_per_question: 5,
    daysAgo: 5,
    hour: 9,
    absent: [],
    unsubmitted: [],
  },
  {
    title: 'Running it in production',
    description: 'What wakes you at night, and how to sleep.',
    group: 'cloud',
    questions_number: 10,
    difficulty: 'medium',
    type: 'DO',
    duration: 30,
    score_per_question: 2,
    daysAgo: 2,
    hour: 14,
    absent: ['lucia@school.example'],
    unsubmitted: [],
  },
];

/** Opened shortly before the school is created, and still open. */
export const openQuiz: DemoQuiz = {
  title: 'Warm-up: everyday web work',
  description: 'Ten short questions from every corner. Take your time.',
  group: 'webA',
  questions_number: 10,
  difficulty: 'easy',
  type: 'DO',
  duration: 180,
  score_per_question: 1,
};

/** Opens at ten o'clock on the day after the school is created. */
export const upcomingQuiz: DemoQuiz = {
  title: 'Components and state',
  description: 'How interfaces are put together, and what they remember.',
  group: 'webA',
  questions_number: 5,
  difficulty: 'medium',
  type: 'FE',
  duration: 30,
  score_per_question: 5,
};
