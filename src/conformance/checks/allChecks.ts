import type { Check } from '../check';
import { attemptChecks, submittingChecks } from './attempts';
import { authChecks } from './auth';
import { guardChecks, secrecyChecks } from './everyOperation';
import { fieldChecks } from './fields';
import { groupChecks } from './groups';
import { lateQuestionChecks, questionChecks } from './questions';
import { endOfQuizChecks, extensionChecks, quizChecks } from './quizzes';
import { resultChecks } from './results';
import { studentChecks } from './students';

/** In the order in which they run: a quiz is taken once, and deleting comes late. */
export const allChecks: readonly Check[] = [
  ...authChecks,
  ...groupChecks,
  ...studentChecks,
  ...questionChecks,
  ...quizChecks,
  ...attemptChecks,
  ...extensionChecks,
  ...submittingChecks,
  ...resultChecks,
  ...guardChecks,
  ...fieldChecks,
  ...lateQuestionChecks,
  ...endOfQuizChecks,
  ...secrecyChecks,
];
