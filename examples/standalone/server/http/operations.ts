import type { OperationId } from 'quizwright/contract';
import { optionalFields } from 'quizwright/rules';
import { accountOperations } from '../accounts/operations';
import { groupOperations } from '../groups/operations';
import { optionalOperations } from '../kernel/contract';
import type { OperationsOf } from '../kernel/operation';
import { pictureOperations } from '../pictures/operations';
import { questionOperations } from '../questions/operations';
import type { TypeServices } from '../questions/questionTypes';
import { quizOperations } from '../quizzes/operations';
import { resultOperations } from '../results/operations';
import { studentOperations } from '../students/operations';
import type { CallServices } from './services';

/** The operations that tell of the server itself. */
export const serverOperations = {
  capabilities: ({ questionTypes }) =>
    Promise.resolve({
      operations: [...optionalOperations],
      fields: [...optionalFields],
      ...(questionTypes && { question_types: [...questionTypes] }),
    }),
} satisfies OperationsOf<'capabilities', TypeServices>;

/** Every operation of the contract. Leaving one out is a type error. */
export const operations: OperationsOf<OperationId, CallServices> = {
  ...accountOperations,
  ...groupOperations,
  ...studentOperations,
  ...pictureOperations,
  ...questionOperations,
  ...quizOperations,
  ...resultOperations,
  ...serverOperations,
};

/** Whether the server has an operation that the contract names at run time. */
export function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}
