import { act, create, read, type Operations } from '../routes/operation';
import { createGroup, deleteGroup, updateGroup, type GroupDraft } from './editGroups';
import { listGroups, readGroup } from './readGroups';

export const groupOperations: Operations = {
  groups: read(listGroups),
  group: read((call, { id }) => readGroup(call, id)),
  createGroup: create<GroupDraft>((call, { body }) => createGroup(call, body)),
  updateGroup: act<GroupDraft>((call, { id, body }) => updateGroup(call, id, body)),
  deleteGroup: act((call, { id }) => deleteGroup(call, id)),
};
