import type { OperationsOf } from '../kernel/operation';
import { createGroup, deleteGroup, updateGroup } from './editGroups';
import { listGroups, readGroup } from './readGroups';

export const groupOperations = {
  groups: listGroups,
  group: (call) => readGroup(call, call.id),
  createGroup: (call) => createGroup(call, call.body),
  updateGroup,
  deleteGroup: (call) => deleteGroup(call, call.id),
} satisfies OperationsOf<'groups' | 'group' | 'createGroup' | 'updateGroup' | 'deleteGroup'>;
