import { replies } from '../../rules/replies';
import { hasRoom, profileOf } from '../people';
import { Refusal } from '../refusal';
import type { Answers } from './call';
import { ownGroup } from './groups';
import { knownStudent, manageableStudent } from './students';

export const membershipAnswers: Answers<
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
    return { ...profileOf(data, student), message: replies.students.grouped };
  },

  moveStudentToGroup(call) {
    const { data, id, groupId } = call;
    const { group } = ownGroup(call, groupId);
    const student = manageableStudent(call, id);
    if (student.group !== groupId && !hasRoom(data, group)) {
      throw new Refusal(409, replies.students.groupFull);
    }
    student.group = groupId;
    return { ...profileOf(data, student), message: replies.students.moved };
  },

  removeStudentFromGroup(call) {
    const { data, id, groupId } = call;
    ownGroup(call, groupId);
    const student = knownStudent(data, id);
    if (student.group !== groupId) throw new Refusal(404, replies.students.notInGroup);
    student.group = null;
    return { ...profileOf(data, student), message: replies.students.ungrouped };
  },
};
