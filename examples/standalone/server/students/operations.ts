import type { MailingServices } from '../dueMails/dueMails';
import type { OperationsOf } from '../kernel/operation';
import { asksForPage } from '../kernel/pages';
import { createStudent } from './createStudent';
import { deleteStudent, updateStudent } from './editStudents';
import { inviteStudent } from './inviteStudent';
import { pageOfStudents } from './pageOfStudents';
import { listStudents, listStudentsWithoutGroup, readStudent } from './readStudents';
import { addStudentToGroup, moveStudentToGroup, removeStudentFromGroup } from './studentGroups';

export const studentOperations = {
  students: (call) =>
    asksForPage(call.query) ? pageOfStudents(call, call.query) : listStudents(call),
  studentsWithoutGroup: listStudentsWithoutGroup,
  student: (call) => readStudent(call, call.id),
  createStudent: (call) => createStudent(call, call.body),
  updateStudent,
  deleteStudent: (call) => deleteStudent(call, call.id),
  inviteStudent: (call) => inviteStudent(call, call.id),
  addStudentToGroup: (call) => addStudentToGroup(call, call.id, call.groupId),
  moveStudentToGroup: (call) => moveStudentToGroup(call, call.id, call.groupId),
  removeStudentFromGroup: (call) => removeStudentFromGroup(call, call.id, call.groupId),
} satisfies OperationsOf<
  | 'students'
  | 'studentsWithoutGroup'
  | 'student'
  | 'createStudent'
  | 'updateStudent'
  | 'deleteStudent'
  | 'inviteStudent'
  | 'addStudentToGroup'
  | 'moveStudentToGroup'
  | 'removeStudentFromGroup',
  MailingServices
>;
