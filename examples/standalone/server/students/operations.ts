import type { MailingServices } from '../dueMails/dueMails';
import type { Call } from '../kernel/call';
import type { Operations, Sent } from '../kernel/operation';
import { createStudent, type StudentDraft } from './createStudent';
import { deleteStudent, updateStudent, type StudentChange } from './editStudents';
import { inviteStudent } from './inviteStudent';
import { listStudents, listStudentsWithoutGroup, readStudent } from './readStudents';
import { addStudentToGroup, moveStudentToGroup, removeStudentFromGroup } from './studentGroups';

export const studentOperations = {
  students: listStudents,
  studentsWithoutGroup: listStudentsWithoutGroup,
  student: (call: Call & Sent) => readStudent(call, call.id),
  createStudent: (call: Call & MailingServices & Sent<StudentDraft>) =>
    createStudent(call, call.body),
  updateStudent: (call: Call & MailingServices & Sent<StudentChange>) =>
    updateStudent(call, call.body),
  deleteStudent: (call: Call & Sent) => deleteStudent(call, call.id),
  inviteStudent: (call: Call & MailingServices & Sent) => inviteStudent(call, call.id),
  addStudentToGroup: (call: Call & Sent) => addStudentToGroup(call, call.id, call.groupId),
  moveStudentToGroup: (call: Call & Sent) => moveStudentToGroup(call, call.id, call.groupId),
  removeStudentFromGroup: (call: Call & Sent) =>
    removeStudentFromGroup(call, call.id, call.groupId),
} satisfies Operations;
