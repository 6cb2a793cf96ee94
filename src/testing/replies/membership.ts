import { replies } from '../../rules/replies';
import { hasRoom, studentOf } from '../school/people';
import { Refusal } from '../school/refusal';
import type { Replies } from './call';
import { ownGroup } from './groups';
import { knownStudent } from './students';

export const membershipReplies: Replies<
  'addStudentToGroup' | 'moveStudentToGroup' | 'removeStudentFromGroup'
> = {
  addStudentToGroup(call) {
    const { data, id, groupId } = call;
    const { group } = ownGroup(call, groupId);
    const student = knownStudent(data, id);
    if (student.group !== null && student.group !== groupId) {
      throw new Refusal(409, replies.students.inAnotherGroup);
    }
    if (student.group === null && !hasRoom(data, group)) {
      throw new Refusal(409, replies.students.groupFull);
    }
    student.group = groupId;
    return { ...studentOf(data, student, call), message: replies.students.grouped };
  },

  moveStudentToGroup(call) {
    const { data, id, groupId } = call;
    const { group } = ownGroup(call, groupId);
    const student = knownStudent(data, id);
    const place = data.groups.find((owned) => owned.group._id === student.group);
    if (place !== undefined && place.owner !== call.caller._id) {
      throw new Refusal(403, replies.students.ofAnotherInstructor);
    }
    if (student.group !== groupId && !hasRoom(data, group)) {
      throw new Refusal(409, replies.students.groupFull);
    }
    student.group = groupId;
    return { ...studentOf(data, student, call), message: replies.students.moved };
  },

  removeStudentFromGroup(call) {
    const { data, id, groupId } = call;
    ownGroup(call, groupId);
    const student = knownStudent(data, id);
    if (student.group !== groupId) throw new Refusal(404, replies.students.notInGroup);
    student.group = null;
    return { ...studentOf(data, student, call), message: replies.students.ungrouped };
  },
};
