// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Largest `limit`. How many to answer at most. */
export const mostInPage = 200;

/** Most characters of `q`. */
export const longestSearch = 1000;

/** Values of `Role`. Roles of users. */
export const roles = ['Instructor', 'Student'] as const;
export type Role = (typeof roles)[number];

/** Values of `Difficulty`. Difficulties of questions and quizzes. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Most characters of `QuestionType`. */
export const longestType = 40;

/** Usual values of `QuestionType`. What a question is about. */
export const usualTypes = ['FE', 'BE', 'DO'] as const;

/** Values of `TextFormat`. How the texts of a question are written: its title, description and options. */
export const textFormats = ['plain', 'markdown'] as const;
export type TextFormat = (typeof textFormats)[number];

/** Most characters of `Tag`. */
export const longestTag = 40;

/** Values of `Letter`. Letters of the options of a question. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof letters)[number];

/** Most characters of `NumberText`. */
export const longestNumber = 80;

/** Values of `QuestionKind`. How a question is answered: with one of its options, with several, or with a number. */
export const questionKinds = ['single', 'multiple', 'numeric'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Values of `QuestionQuality`. What closed quizzes say of a question, by its facility, its discrimination and its distractors. */
export const questionQualities = ['good', 'weak', 'bad'] as const;
export type QuestionQuality = (typeof questionQualities)[number];

/** Most characters of `ShortText`. */
export const longestTitle = 300;

/** Most characters of `QuestionText`. */
export const longestQuestion = 4000;

/** Most characters of `OptionText`. */
export const longestOption = 1000;

/** Most characters of `LongText`. */
export const longestDescription = 4000;

/** Most characters of `PersonName`. */
export const longestPersonName = 100;

/** Most characters of `Email`. */
export const longestEmailAddress = 254;

/** Fewest characters of `NewPassword`. */
export const shortestPassword = 6;

/** Most characters of `NewPassword`. */
export const longestPassword = 200;

/** Most characters of `PasswordReset.otp`. */
export const longestOneTimeCode = 40;

/** Fewest characters of `GroupInput.name`. */
export const shortestGroupName = 3;

/** Most characters of `GroupInput.name`. */
export const longestGroupName = 100;

/** Largest `GroupInput.max_students`. */
export const mostStudents = 100;

/** Values of `Student.denied`. */
export const bondedActs = ['edit', 'delete'] as const;

/** Values of `StudentChange.status`. Only active students can sign in. */
export const studentStatuses = ['active', 'inactive'] as const;

/** Values of `RankingShown`. What students see of the ranking: everyone in it, their own place, or nothing. */
export const rankingsShown = ['everybody', 'own place', 'nobody'] as const;
export type RankingShown = (typeof rankingsShown)[number];

/** Most entries of `QuestionInput.accepted`. */
export const mostAccepted = 10;

/** Most entries of `QuestionInput.tags`. */
export const mostTags = 10;

/** Most entries of `QuestionImport.questions`. */
export const mostQuestionsInCall = 200;

/** Values of `UploadedPicture.type`. What the picture is by its content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Largest `UploadedPicture.width`. In pixels, as it is shown. */
export const mostPixelsASide = 4096;

/** Most entries of `QuestionsChange.ids`. */
export const mostChangedInCall = 200;

/** Values of `QuizInput.questions_number`. */
export const questionCounts = [1, 5, 10, 15, 20, 25, 30, 40, 50] as const;

/** Values of `QuizInput.duration`. Minutes. */
export const quizDurations = [15, 30, 45, 60, 90, 120, 180] as const;

/** Values of `QuizInput.score_per_question`. */
export const scoresPerQuestion = [1, 2, 3, 4, 5, 10] as const;

/** Values of `Grading`. What an answer to a question with several right options earns. */
export const gradings = ['all_or_nothing', 'partial'] as const;
export type Grading = (typeof gradings)[number];

/** Largest `AddedTime.minutes`. Minutes added at once. */
export const mostExtraMinutes = 180;

/** Largest `Attempt.spread`. Seconds. */
export const longestSpread = 20;

/** Most entries of `QuizChanges.changes`. */
export const quizChangeLimit = 200;

/** Most entries of `ItemStatistics.given`. */
export const mostGivenAnswers = 20;
