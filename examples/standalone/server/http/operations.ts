import { accountOperations } from '../accounts/operations';
import { groupOperations } from '../groups/operations';
import type { Operations } from '../kernel/operation';
import { questionOperations } from '../questions/operations';
import { quizOperations } from '../quizzes/operations';
import { resultOperations } from '../results/operations';
import { studentOperations } from '../students/operations';

/** The operations of the contract by their ids, gathered from the folders of their nouns. */
export const operations: Operations = {
  ...accountOperations,
  ...groupOperations,
  ...studentOperations,
  ...questionOperations,
  ...quizOperations,
  ...resultOperations,
};
