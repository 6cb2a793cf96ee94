import type { OperationsOf } from '../kernel/operation';
import type { TypeServices } from '../questions/questionTypes';
import type { TakingServices } from './attemptRounds';
import { createQuiz } from './createQuiz';
import { deleteQuiz, updateQuiz } from './editQuiz';
import { extendTime } from './extendTime';
import { joinQuiz, type JoinServices } from './joinQuiz';
import { readPaper } from './readPaper';
import { readQuizChanges } from './readQuizChanges';
import { listCompletedQuizzes, listUpcomingQuizzes, readQuiz } from './readQuizzes';
import { saveAnswers } from './saveAnswers';
import { submitQuiz } from './submitQuiz';

export const quizOperations = {
  createQuiz: (call) => createQuiz(call, call.body),
  quiz: (call) => readQuiz(call, call.id),
  updateQuiz,
  deleteQuiz: (call) => deleteQuiz(call, call.id),
  upcomingQuizzes: listUpcomingQuizzes,
  completedQuizzes: listCompletedQuizzes,
  quizChanges: (call) => readQuizChanges(call, call.id),
  extendTime: (call) => extendTime(call, call.id, call.body),
  joinQuiz: (call) => joinQuiz(call, call.body.code),
  quizPaper: (call) => readPaper(call, call.id),
  saveAnswers: (call) => saveAnswers(call, call.id, call.body),
  submitQuiz: (call) => submitQuiz(call, call.id, call.body),
} satisfies OperationsOf<
  | 'createQuiz'
  | 'quiz'
  | 'updateQuiz'
  | 'deleteQuiz'
  | 'upcomingQuizzes'
  | 'completedQuizzes'
  | 'quizChanges'
  | 'extendTime'
  | 'joinQuiz'
  | 'quizPaper'
  | 'saveAnswers'
  | 'submitQuiz',
  JoinServices & TakingServices & TypeServices
>;
