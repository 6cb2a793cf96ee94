import type { SentDraft, SentSubmission } from 'quizwright/rules';
import { act, create, read, type Operations } from '../routes/operation';
import { createQuiz, type QuizDraft } from './createQuiz';
import { deleteQuiz, updateQuiz, type QuizChange } from './editQuiz';
import { extendTime, type MoreTime } from './extendTime';
import { joinQuiz } from './joinQuiz';
import { readPaper } from './readPaper';
import { listCompletedQuizzes, listUpcomingQuizzes, readQuiz } from './readQuizzes';
import { saveAnswers } from './saveAnswers';
import { submitQuiz } from './submitQuiz';

export const quizOperations: Operations = {
  createQuiz: create<QuizDraft>((call, { body }) => createQuiz(call, body)),
  quiz: read((call, { id }) => readQuiz(call, id)),
  updateQuiz: act<QuizChange>((call, { id, body }) => updateQuiz(call, id, body)),
  deleteQuiz: act((call, { id }) => deleteQuiz(call, id)),
  upcomingQuizzes: read(listUpcomingQuizzes),
  completedQuizzes: read(listCompletedQuizzes),
  extendTime: act<MoreTime>((call, { id, body }) => extendTime(call, id, body)),
  joinQuiz: act<{ code: string }>((call, { body }) => joinQuiz(call, body.code)),
  quizPaper: act((call, { id }) => readPaper(call, id)),
  saveAnswers: act<SentDraft>((call, { id, body }) => saveAnswers(call, id, body)),
  submitQuiz: act<SentSubmission>((call, { id, body }) => submitQuiz(call, id, body)),
};
