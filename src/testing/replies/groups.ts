import type { Group, GroupStudent } from '../../api/entities';
import { replies } from '../../rules/replies';
import { membersOf } from '../school/people';
import type { OwnedGroup, PersonRecord } from '../school/records';
import { fieldConflict, holdRevision, Refusal, revisionOf } from '../school/refusal';
import type { Acting, Replies } from './call';

/** A group, if it is the instructor's own. */
export function findOwnGroup({ data, caller }: Acting, id: string): OwnedGroup | undefined {
  return data.groups.find(({ owner, group }) => owner === caller._id && group._id === id);
}

/** @throws Refusal 404 for a group that is not the instructor's own */
export function ownGroup(call: Acting, id: string): OwnedGroup {
  const found = findOwnGroup(call, id);
  if (found === undefined) throw new Refusal(404, replies.groups.notYours);
  return found;
}

/** @throws Refusal 404 for a group that is not the caller's own */
function readableGroup(call: Acting, id: string): OwnedGroup {
  const { data, caller } = call;
  if (caller.role === 'Instructor') return ownGroup(call, id);
  const found = data.groups.find(({ group }) => group._id === id && id === caller.group);
  if (found === undefined) throw new Refusal(404, replies.groups.notYours);
  return found;
}

/** A group with its revision. */
const revised = (group: Group): Group => ({
  ...group,
  revision: revisionOf(group.name, group.max_students),
});

/** A student of a group, as its instructor reads them. */
export function named({ _id, first_name, last_name, email, status }: PersonRecord): GroupStudent {
  return { _id, first_name, last_name, email, status };
}

export const groupReplies: Replies<
  'groups' | 'group' | 'createGroup' | 'updateGroup' | 'deleteGroup'
> = {
  groups: ({ data, caller }) =>
    data.groups
      .filter(({ owner }) => owner === caller._id)
      .map(({ group }) => ({ ...revised(group), size: membersOf(data, group._id).length }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),

  group(call) {
    const { group } = readableGroup(call, call.id);
    const instructs = call.caller.role === 'Instructor';
    const students = membersOf(call.data, group._id).map((student) =>
      instructs ? named(student) : { _id: student._id },
    );
    return { ...group, students };
  },

  createGroup({ data, caller, body }) {
    const group = { ...body, name: body.name.trim(), _id: data.newId('group') };
    data.groups.push({ owner: caller._id, group });
    return { ...group, message: replies.groups.added };
  },

  updateGroup(call) {
    const { body, id } = call;
    const owned = ownGroup(call, id);
    const members = membersOf(call.data, id).length;
    holdRevision(call.query.revision, revised(owned.group));
    if (body.max_students < members) {
      throw fieldConflict('max_students', replies.groups.tooSmall(members));
    }
    owned.group = { ...body, name: body.name.trim(), _id: id };
    return { ...revised(owned.group), message: replies.groups.updated };
  },

  deleteGroup(call) {
    const { data, id } = call;
    const owned = ownGroup(call, id);
    const quizzes = data.quizzes.filter(({ quiz }) => quiz.group === id).length;
    if (quizzes > 0) throw new Refusal(409, replies.groups.hasQuizzes(quizzes));
    data.groups.splice(data.groups.indexOf(owned), 1);
    for (const student of membersOf(data, id)) student.group = null;
    return { message: replies.groups.deleted };
  },
};
