import type { Call } from '../kernel/call';
import type { Operations, Sent } from '../kernel/operation';
import { createGroup, deleteGroup, updateGroup, type GroupDraft } from './editGroups';
import { listGroups, readGroup } from './readGroups';

export const groupOperations = {
  groups: listGroups,
  group: (call: Call & Sent) => readGroup(call, call.id),
  createGroup: (call: Call & Sent<GroupDraft>) => createGroup(call, call.body),
  updateGroup: (call: Call & Sent<GroupDraft>) => updateGroup(call, call.id, call.body),
  deleteGroup: (call: Call & Sent) => deleteGroup(call, call.id),
} satisfies Operations;
