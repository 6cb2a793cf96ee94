import { deniedBy } from '../../rules/bond';
import { acceptsSubmission } from '../../rules/lifecycle';
import { fullName } from '../../rules/people';
import { replies } from '../../rules/replies';
import { answeredCount, keepChange } from '../school/history';
import { sendEmailCode, sendInvitation, voidCodes } from '../school/oneTimeCodes';
import { findByEmail, hasRoom, normalizeEmail, studentOf, tiesOf } from '../school/people';
import { attemptsAt, timesOf } from '../school/quizTimes';
import type { OwnedQuiz, PersonRecord } from '../school/records';
import { fieldConflict, fieldRefusal, holdRevision, Refusal } from '../school/refusal';
import type { SchoolData } from '../school/schoolData';
import { endUserSessions } from '../school/sessions';
import type { Acting, Replies } from './call';
import { findOwnGroup } from './groups';

/** @throws Refusal 404 for an id that no student has */
export function knownStudent(data: SchoolData, id: string): PersonRecord {
  const found = data.people.find(({ _id, role }) => _id === id && role === 'Student');
  if (found === undefined) throw new Refusal(404, replies.students.unknown);
  return found;
}

/**
 * A student with whom the instructor has a bond, and the actions still denied.
 *
 * @throws Refusal 404 for an id that no student has, 403 without a bond
 */
function bondedStudent({ data, caller }: Acting, id: string) {
  const student = knownStudent(data, id);
  const denied = deniedBy(tiesOf(data, caller, student));
  if (denied.includes('edit')) {
    const { notBonded, ofAnotherInstructor } = replies.students;
    throw new Refusal(403, student.group === null ? notBonded : ofAnotherInstructor);
  }
  return { student, denied };
}

/** @throws Refusal 400 for a group that is not the instructor's own, 409 for a full one */
function checkFirstGroup(call: Acting, groupId: string): void {
  const found = findOwnGroup(call, groupId);
  if (found === undefined) throw fieldRefusal('group', replies.students.groupNotYours);
  if (!hasRoom(call.data, found.group)) throw fieldConflict('group', replies.students.groupFull);
}

/**
 * An email address in the form that accounts keep.
 *
 * @throws Refusal 409 if another person has an account with it
 */
function freeEmail(data: SchoolData, typed: string, holder?: PersonRecord): string {
  const found = findByEmail(data, typed);
  if (found !== undefined && found !== holder) {
    throw fieldConflict('email', replies.students.emailTaken);
  }
  return normalizeEmail(typed);
}

/**
 * A new email is pending until the owner of the account confirms it. If the account was never used,
 * the instructor who made it corrects the email at once.
 *
 * @returns the message to the instructor
 * @throws Refusal 409 for an email that is pending for another account, and for an unused account
 *   that another instructor made
 */
function changeEmail({ data, now, caller }: Acting, student: PersonRecord, email: string): string {
  const { emailAwaited, emailOfUnused, emailPending, emailCorrected } = replies.students;
  if (student.password !== null) {
    for (const [id, change] of data.emailChanges) {
      const isAwaited = id !== student._id && change.email === email && change.expiresAt > now;
      if (isAwaited) throw fieldConflict('email', emailAwaited);
    }
    sendEmailCode(data, student, email, now);
    return emailPending(email);
  }
  if (student.madeBy !== caller._id) throw fieldConflict('email', emailOfUnused);
  student.email = email;
  voidCodes(data, student._id);
  sendInvitation(data, student, now);
  return emailCorrected(email);
}

/** Titles of the quizzes that a student is taking. Within the grace, answers may still arrive. */
function takenBy({ data, now }: Acting, { _id }: PersonRecord): string[] {
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

export const studentReplies: Replies<
  'student' | 'createStudent' | 'updateStudent' | 'deleteStudent' | 'inviteStudent'
> = {
  student(call) {
    const { data, caller, id } = call;
    if (caller.role === 'Student' && caller._id !== id) {
      throw new Refusal(404, replies.students.unknown);
    }
    return studentOf(data, knownStudent(data, id), call);
  },

  createStudent(call) {
    const { data, now, body } = call;
    const { first_name, last_name, group = null } = body;
    if (group !== null) checkFirstGroup(call, group);
    const email = freeEmail(data, body.email);
    const student: PersonRecord = {
      _id: data.newId('user'),
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      email,
      role: 'Student',
      status: 'active',
      group,
      password: null,
      madeBy: call.caller._id,
    };
    data.people.push(student);
    sendInvitation(data, student, now);
    return { ...studentOf(data, student, call), message: replies.students.added };
  },

  updateStudent(call) {
    const { data, body } = call;
    const { student } = bondedStudent(call, body._id);
    holdRevision(call.query.revision, studentOf(data, student, call));
    const email = freeEmail(data, body.email ?? student.email, student);
    const taken = takenBy(call, student);
    if (body.status === 'inactive' && student.status === 'active' && taken.length > 0) {
      const message = replies.students.inactiveWhileTaking(fullName(student), taken);
      throw fieldConflict('status', message);
    }
    const message = email === student.email ? undefined : changeEmail(call, student, email);
    if (body.keep_email && message === undefined) data.emailChanges.delete(student._id);
    student.first_name = body.first_name?.trim() ?? student.first_name;
    student.last_name = body.last_name?.trim() ?? student.last_name;
    student.status = body.status ?? student.status;
    if (student.status === 'inactive') endUserSessions(data, student._id);
    return { ...studentOf(data, student, call), message: message ?? replies.students.updated };
  },

  deleteStudent(call) {
    const { data, id } = call;
    const { student, denied } = bondedStudent(call, id);
    if (denied.includes('delete')) {
      throw new Refusal(409, replies.students.resultsOfOthers(fullName(student)));
    }
    const taken = takenBy(call, student);
    if (taken.length > 0) {
      throw new Refusal(409, replies.students.deletedWhileTaking(fullName(student), taken));
    }
    data.people.splice(data.people.indexOf(student), 1);
    for (const { quiz, choices } of data.attempts.filter((attempt) => attempt.student === id)) {
      keepChange(data, {
        quiz,
        at: call.now,
        action: 'attempt.delete',
        who: call.caller._id,
        student: id,
        before: { answered: answeredCount(choices) },
        after: null,
      });
    }
    data.attempts = data.attempts.filter((attempt) => attempt.student !== id);
    data.emailChanges.delete(id);
    endUserSessions(data, id);
    return { message: replies.students.deleted };
  },

  inviteStudent(call) {
    const { data, now, id } = call;
    const { student } = bondedStudent(call, id);
    if (student.password !== null) {
      throw new Refusal(409, replies.students.hasPassword(fullName(student)));
    }
    if (student.status !== 'active') throw new Refusal(409, replies.students.invitedInactive);
    sendInvitation(data, student, now);
    return { message: replies.students.invited(student.email) };
  },
};
