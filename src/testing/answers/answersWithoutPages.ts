import type { OperationId } from '../../api/createQuizClient';
import { optionalOperations } from '../../contract/operations';
import { Refusal } from '../school/refusal';
import type { Answers } from './call';
import { resultsOf } from './results';
import { schoolAnswers } from './schoolAnswers';

/** A school that never heard of pages, nor of what came with them. */
export const answersWithoutPages: Answers<OperationId> = {
  ...schoolAnswers,
  results: (call) => resultsOf(call).map(({ group: _group, ...result }) => result),
  result: () => {
    throw new Refusal(404, { message: 'This school has no such operation.' });
  },
  capabilities: (call) => {
    const { question_types } = schoolAnswers.capabilities(call);
    const operations = optionalOperations.filter((id) => id !== 'result');
    return { operations, ...(question_types && { question_types }) };
  },
};
