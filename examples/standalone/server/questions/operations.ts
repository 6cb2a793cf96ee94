import { ListInParts, type OperationsOf } from '../kernel/operation';
import { createQuestion, deleteQuestion, listQuestions, updateQuestion } from './bank';
import { importQuestions } from './importQuestions';

export const questionOperations = {
  questions: (call) => new ListInParts(listQuestions(call)),
  createQuestion: (call) => createQuestion(call, call.body),
  importQuestions: (call) => importQuestions(call, call.body.questions),
  updateQuestion: (call) => updateQuestion(call, call.id, call.body),
  deleteQuestion: (call) => deleteQuestion(call, call.id),
} satisfies OperationsOf<
  'questions' | 'createQuestion' | 'importQuestions' | 'updateQuestion' | 'deleteQuestion'
>;
