import type { WholeReply, OperationId } from './createQuizClient';
import type { MutationPlan } from './hookTypes';
import { mutationDefaults } from './queryDefaults';

/**
 * Plan of an operation that changes something.
 *
 * @param stale the queries that its success makes stale, with any parameters (`x-invalidates`)
 */
export function mutationPlan<Id extends OperationId, Input>(
  id: Id,
  mutationFn: (input: Input) => Promise<WholeReply<Id>>,
  stale: readonly OperationId[] = [],
): MutationPlan<WholeReply<Id>, Input> {
  // A key without its parameters is a prefix of every key of that query.
  const invalidates = stale.map((query) => ['quizwright', query]);
  return { ...mutationDefaults, mutationKey: ['quizwright', id], mutationFn, invalidates };
}
