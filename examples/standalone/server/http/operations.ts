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
import type { RankingServices } from '../results/rankStudents';
import { studentOperations } from '../students/operations';
import type { CallServices } from './services';

/** The operations that tell of the server itself. */
export const serverOperations = {
  capabilities: ({ questionTypes, ranking }) =>
    Promise.resolve({
      operations: [...optionalOperations],
      fields: [...optionalFields],
      ...(questionTypes && { question_types: [...questionTypes] }),
      ranking,
    }),
} satisfies OperationsOf<'capabilities', TypeServices & RankingServices>;

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
