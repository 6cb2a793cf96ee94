/** Durations a quiz may have, in minutes (spec §9). */
export const quizDurations = [15, 30, 45, 60, 90, 120, 180] as const;
/** Numbers of questions a quiz may have (spec §9). */
export const questionCounts = [1, 5, 10, 15, 20, 25, 30, 40, 50] as const;
/** Points a right answer may be worth (spec §9). */
export const scoresPerQuestion = [1, 2, 3, 4, 5, 10] as const;
/** Difficulties of questions and quizzes (spec §9). */
export const difficulties = ['easy', 'medium', 'hard'] as const;
/** Types of questions and quizzes (spec §9). Of a quiz, `DO` is "Both" and draws from every type. */
export const questionTypes = ['FE', 'BE', 'DO'] as const;
/** Letters of the options of a question (spec §9). */
export const letters = ['A', 'B', 'C', 'D'] as const;
/** Roles of users (spec §1). */
export const roles = ['Instructor', 'Student'] as const;
/** The role that registering begins with (spec §9). */
export const defaultRole = 'Student';

/**
 * How far in the past a schedule may be, in milliseconds: filling in the form takes a while, and
 * clocks differ. Such a quiz opens at once.
 */
export const schedulePastMs = 5 * 60_000;
/** How far ahead a schedule may be, in years: farther is a slip of the finger. */
export const farthestScheduleYears = 10;
/** How long after a quiz's end a submission in flight is still graded, in milliseconds. */
export const submissionGraceMs = 30_000;
/** Minutes that can be added to a quiz at once, at most. */
export const mostExtraMinutes = 180;
/** Questions that the bank of an instructor holds at most. */
export const mostQuestions = 10_000;
/** How long after its closing a quiz can be opened again by more time, in milliseconds. */
export const reopenableMs = 12 * 60 * 60_000;
/** Upcoming quizzes that `quiz/incomming` answers (spec §9). */
export const upcomingQuizLimit = 5;
/** Completed quizzes that `quiz/completed` answers (spec §9). */
export const completedQuizLimit = 5;

/** Changes in the history of a quiz. */
export const quizChangeLimit = 200;

/** Characters that a password has at least (spec §9). */
export const shortestPassword = 6;
/** How long the word that the mail is sent stays before the next page comes, in milliseconds (spec §9). */
export const forgotPasswordDelayMs = 1500;
/** Characters that the name of a group has at least (spec §9). */
export const shortestGroupName = 3;
/** Students that a group takes at most (spec §9). */
export const mostStudents = 100;
/** Students on a page of a list (spec §9). */
export const studentsPerPage = 5;
/** Students in the ranking (spec §9). */
export const topStudentLimit = 5;
/** What a student's account may be set to; only an active one can sign in. */
export const studentStatuses = ['active', 'inactive'] as const;

export type Difficulty = (typeof difficulties)[number];
export type QuestionType = (typeof questionTypes)[number];
export type Letter = (typeof letters)[number];
export type Role = (typeof roles)[number];
