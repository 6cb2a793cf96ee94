import { accountOperations } from '../accounts/operations';
import { auditOperations } from '../audit/operations';
import { groupOperations } from '../groups/operations';
import { questionOperations } from '../questions/operations';
import { quizOperations } from '../quizzes/operations';
import { resultOperations } from '../results/operations';
import { studentOperations } from '../students/operations';
import type { Operations } from './operation';

/** The operations of the contract by their ids, gathered from the folders of their nouns. */
export const operations: Operations = {
  ...accountOperations,
  ...groupOperations,
  ...studentOperations,
  ...questionOperations,
  ...quizOperations,
  ...resultOperations,
  ...auditOperations,
};
