import { act, create, readInParts, type Operations } from '../routes/operation';
import { createQuestion, deleteQuestion, listQuestions, updateQuestion } from './bank';
import { importQuestions } from './importQuestions';
import type { QuestionDraft } from './questionDraft';

export const questionOperations: Operations = {
  questions: readInParts(listQuestions),
  createQuestion: create<QuestionDraft>((call, { body }) => createQuestion(call, body)),
  importQuestions: create<{ questions: QuestionDraft[] }>((call, { body }) =>
    importQuestions(call, body.questions),
  ),
  updateQuestion: act<QuestionDraft>((call, { id, body }) => updateQuestion(call, id, body)),
  deleteQuestion: act((call, { id }) => deleteQuestion(call, id)),
};
