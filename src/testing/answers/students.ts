import { byName } from '../../rules/byName';
import { acceptsSubmission } from '../../rules/lifecycle';
import { replies } from '../../rules/replies';
import { sendCode } from '../oneTimeCodes';
import { findByEmail, hasRoom, normalizeEmail, profileOf } from '../people';
import { attemptsAt, timesOf } from '../quizTimes';
import type { OwnedQuiz, Person } from '../records';
import { fieldConflict, fieldRefusal, Refusal } from '../refusal';
import type { SchoolData } from '../schoolData';
import { endSessions } from '../sessions';
import type { Acting, Answers } from './call';
import { findOwnGroup } from './groups';

function studentsOf({ people }: SchoolData): Person[] {
  return people.filter(({ role }) => role === 'Student').sort(byName);
}

/** @throws Refusal 404 for an id that no student has */
export function knownStudent(data: SchoolData, id: string): Person {
  const found = data.people.find(({ _id, role }) => _id === id && role === 'Student');
  if (found === undefined) throw new Refusal(404, replies.students.unknown);
  return found;
}

/**
 * A student whom the instructor may change: of one of their groups, or of none.
 *
 * @throws Refusal 404 for an id that no student has, 403 for a student of another instructor
 */
export function manageableStudent({ data, caller }: Acting, id: string): Person {
  const student = knownStudent(data, id);
  const group = data.groups.find((owned) => owned.group._id === student.group);
  if (group !== undefined && group.owner !== caller._id) {
    throw new Refusal(403, replies.students.ofAnotherInstructor);
  }
  return student;
}

/** @throws Refusal 400 for a group that is not the instructor's own, 409 for a full one */
function checkFirstGroup(call: Acting, groupId: string): void {
  const found = findOwnGroup(call, groupId);
  if (found === undefined) throw fieldRefusal('group', replies.students.groupNotYours);
  if (!hasRoom(call.data, found.group)) throw fieldConflict('group', replies.students.groupFull);
}

/**
 * An address as it is kept.
 *
 * @throws Refusal 409 when anybody but its holder has an account with it
 */
function freeEmail(data: SchoolData, typed: string, holder?: Person): string {
  const found = findByEmail(data, typed);
  if (found !== undefined && found !== holder) {
    throw fieldConflict('email', replies.students.emailTaken);
  }
  return normalizeEmail(typed);
}

/** Titles of the quizzes that a student takes; within the grace, answers may be on their way. */
function takenBy({ data, now }: Acting, { _id }: Person): string[] {
  const isTaken = (owned: OwnedQuiz): boolean =>
    attemptsAt(data, owned).some(
      ({ student, startedAt, submittedAt, extraMinutes }) =>
        student === _id &&
        startedAt !== null &&
        submittedAt === null &&
        acceptsSubmission(timesOf(owned), now, extraMinutes),
    );
  return data.quizzes.filter(isTaken).map(({ quiz }) => quiz.title);
}

const fullName = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

export const studentAnswers: Answers<
  | 'students'
  | 'studentsWithoutGroup'
  | 'student'
  | 'createStudent'
  | 'updateStudent'
  | 'deleteStudent'
> = {
  students: ({ data }) => studentsOf(data).map((student) => profileOf(data, student)),

  studentsWithoutGroup: ({ data }) =>
    studentsOf(data)
      .filter(({ group }) => group === null)
      .map((student) => profileOf(data, student)),

  student({ data, caller, id }) {
    if (caller.role === 'Student' && caller._id !== id) {
      throw new Refusal(404, replies.students.unknown);
    }
    return profileOf(data, knownStudent(data, id));
  },

  createStudent(call) {
    const { data, now, body } = call;
    const { first_name, last_name, group = null } = body;
    if (group !== null) checkFirstGroup(call, group);
    const email = freeEmail(data, body.email);
    const student: Person = {
      _id: data.newId('user'),
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      email,
      role: 'Student',
      status: 'active',
      group,
      password: null,
    };
    data.people.push(student);
    sendCode(data, student, { now, purpose: 'invitation' });
    return { ...profileOf(data, student), message: replies.students.added };
  },

  updateStudent(call) {
    const { data, body } = call;
    const student = manageableStudent(call, body._id);
    const email = freeEmail(data, body.email ?? student.email, student);
    const taken = takenBy(call, student);
    if (body.status === 'inactive' && student.status === 'active' && taken.length > 0) {
      const message = replies.students.inactiveWhileTaking(fullName(student), taken);
      throw fieldConflict('status', message);
    }
    // A code that was mailed to the earlier address no longer counts.
    if (email !== student.email) data.codes.delete(student._id);
    student.email = email;
    student.first_name = body.first_name?.trim() ?? student.first_name;
    student.last_name = body.last_name?.trim() ?? student.last_name;
    student.status = body.status ?? student.status;
    if (student.status === 'inactive') endSessions(data, student._id);
    return { ...profileOf(data, student), message: replies.students.updated };
  },

  deleteStudent(call) {
    const { data, id } = call;
    const student = manageableStudent(call, id);
    const taken = takenBy(call, student);
    if (taken.length > 0) {
      throw new Refusal(409, replies.students.deletedWhileTaking(fullName(student), taken));
    }
    data.people.splice(data.people.indexOf(student), 1);
    data.attempts = data.attempts.filter((attempt) => attempt.student !== id);
    endSessions(data, id);
    return { message: replies.students.deleted };
  },
};
