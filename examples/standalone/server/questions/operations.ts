import { ListInParts, type OperationsOf } from '../kernel/operation';
import { asksForPage } from '../kernel/pages';
import { createQuestion, deleteQuestion, listQuestions, updateQuestion } from './bank';
import { changeQuestions, renameTags } from './changeQuestions';
import { importQuestions } from './importQuestions';
import { pageOfQuestions } from './pageOfQuestions';
import { questionFacets } from './questionFacets';

export const questionOperations = {
  questions: (call) =>
    asksForPage(call.query)
      ? pageOfQuestions(call, call.query)
      : new ListInParts(listQuestions(call)),
  createQuestion: (call) => createQuestion(call, call.body),
  importQuestions: (call) => importQuestions(call, call.body.questions),
  questionFacets: (call) => questionFacets(call),
  changeQuestions: (call) => changeQuestions(call),
  renameTags: (call) => renameTags(call),
  updateQuestion,
  deleteQuestion: (call) => deleteQuestion(call, call.id),
} satisfies OperationsOf<
  | 'questions'
  | 'createQuestion'
  | 'importQuestions'
  | 'questionFacets'
  | 'changeQuestions'
  | 'renameTags'
  | 'updateQuestion'
  | 'deleteQuestion'
>;
