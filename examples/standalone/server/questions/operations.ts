import type { Call } from '../kernel/call';
import { inParts, type Operations, type Sent } from '../kernel/operation';
import { createQuestion, deleteQuestion, listQuestions, updateQuestion } from './bank';
import { importQuestions } from './importQuestions';
import type { QuestionDraft } from './questionDraft';

export const questionOperations = {
  questions: (call: Call) => inParts(listQuestions(call)),
  createQuestion: (call: Call & Sent<QuestionDraft>) => createQuestion(call, call.body),
  importQuestions: (call: Call & Sent<{ questions: QuestionDraft[] }>) =>
    importQuestions(call, call.body.questions),
  updateQuestion: (call: Call & Sent<QuestionDraft>) => updateQuestion(call, call.id, call.body),
  deleteQuestion: (call: Call & Sent) => deleteQuestion(call, call.id),
} satisfies Operations;
