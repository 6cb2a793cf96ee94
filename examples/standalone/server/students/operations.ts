import { act, create, read, type Operations } from '../routes/operation';
import { createStudent, type StudentDraft } from './createStudent';
import { deleteStudent, updateStudent, type StudentChange } from './editStudents';
import { inviteStudent } from './inviteStudent';
import { listStudents, listStudentsWithoutGroup, readStudent } from './readStudents';
import { addStudentToGroup, moveStudentToGroup, removeStudentFromGroup } from './studentGroups';

export const studentOperations: Operations = {
  students: read(listStudents),
  studentsWithoutGroup: read(listStudentsWithoutGroup),
  student: read((call, { id }) => readStudent(call, id)),
  createStudent: create<StudentDraft>((call, { body }) => createStudent(call, body)),
  updateStudent: act<StudentChange>((call, { body }) => updateStudent(call, body)),
  deleteStudent: act((call, { id }) => deleteStudent(call, id)),
  inviteStudent: act((call, { id }) => inviteStudent(call, id)),
  addStudentToGroup: act((call, { id, groupId }) => addStudentToGroup(call, id, groupId)),
  moveStudentToGroup: act((call, { id, groupId }) => moveStudentToGroup(call, id, groupId)),
  removeStudentFromGroup: act((call, { id, groupId }) => removeStudentFromGroup(call, id, groupId)),
};
