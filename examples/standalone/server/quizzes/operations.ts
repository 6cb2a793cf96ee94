import type { Call } from '../kernel/call';
import type { Operations, Sent } from '../kernel/operation';
import { createQuiz, type QuizDraft } from './createQuiz';
import { deleteQuiz, updateQuiz, type QuizChange } from './editQuiz';
import { extendTime, type MoreTime } from './extendTime';
import type { JoiningServices } from './joining';
import { joinQuiz } from './joinQuiz';
import { readPaper } from './readPaper';
import { readQuizChanges } from './readQuizChanges';
import { listCompletedQuizzes, listUpcomingQuizzes, readQuiz } from './readQuizzes';
import { saveAnswers, type Draft } from './saveAnswers';
import type { Submission } from './submission';
import { submitQuiz } from './submitQuiz';

export const quizOperations = {
  createQuiz: (call: Call & Sent<QuizDraft>) => createQuiz(call, call.body),
  quiz: (call: Call & Sent) => readQuiz(call, call.id),
  updateQuiz: (call: Call & Sent<QuizChange>) => updateQuiz(call, call.id, call.body),
  deleteQuiz: (call: Call & Sent) => deleteQuiz(call, call.id),
  upcomingQuizzes: listUpcomingQuizzes,
  completedQuizzes: listCompletedQuizzes,
  quizChanges: (call: Call & Sent) => readQuizChanges(call, call.id),
  extendTime: (call: Call & Sent<MoreTime>) => extendTime(call, call.id, call.body),
  joinQuiz: (call: Call & JoiningServices & Sent<{ code: string }>) =>
    joinQuiz(call, call.body.code),
  quizPaper: (call: Call & Sent) => readPaper(call, call.id),
  saveAnswers: (call: Call & Sent<Draft>) => saveAnswers(call, call.id, call.body),
  submitQuiz: (call: Call & Sent<Submission>) => submitQuiz(call, call.id, call.body),
} satisfies Operations;
