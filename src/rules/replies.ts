import type { FailureCode } from './failureCodes';
import { mostPixelsASide, type Difficulty, type Role } from './limits';
import { largestPicture, mostPictureBytes, unusedPictureMs } from './pictureBounds';

function isTaking(name: string, titles: readonly string[]): string {
  const quoted = titles.map((title) => `“${title}”`);
  const listed = [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' and ');
  return `${name} is taking ${listed}.`;
}

/** A quiz is graded once submissions can no longer arrive. */
function areGraded({ length }: readonly string[]): string {
  return length === 1 ? 'it is graded' : 'they are graded';
}

const inactive = 'Your account is inactive. Ask your instructor or your school to activate it.';

/** Why a request is refused: for programs, and for the person who acted. */
export interface Refusing {
  code: FailureCode;
  message: string;
}

/** A success is a sentence, a refusal has its code as well. */
type Reply = string | Refusing;
type Replies = Record<string, Record<string, Reply | ((...details: never[]) => Reply)>>;

/**
 * What a server of the quiz API says, shared by the reference server and the mock school.
 * Successes use the sentences of spec §8 if it has one.
 */
export const replies = {
  requests: {
    busy: {
      code: 'server.busy',
      message: 'Too many requests at once. Wait a few seconds and try again.',
    },
    wrongType: {
      code: 'request.wrongType',
      message: 'The request body must be JSON. Send it with the content type application/json.',
    },
    brokenJson: {
      code: 'request.brokenJson',
      message: 'The request body is not valid JSON. Check its commas, quotes and brackets.',
    },
    changedMeanwhile: {
      code: 'record.changed',
      message: 'This has changed since you opened it. Nothing was overwritten.',
    },
    unknownCursor: {
      code: 'request.invalid',
      message: 'The cursor is not one that this server has sent.',
    },
  },
  database: {
    silent: {
      code: 'server.unavailable',
      message: 'The database is not responding. Try again in a moment.',
    },
    outcomeUnknown: {
      code: 'server.uncertain',
      message:
        'The database is not responding, so this may not have been saved. Try again in a moment.',
    },
    full: {
      code: 'server.full',
      message:
        'This was not saved because the server has run out of space. Try again later, and tell your administrator.',
    },
    readOnly: {
      code: 'server.unavailable',
      message: 'The database is read-only right now. Try again in a moment.',
    },
  },
  auth: {
    signInFirst: { code: 'session.missing', message: 'Sign in to continue.' },
    sessionOver: { code: 'session.over', message: 'Your session has ended. Sign in again.' },
    onlyFor: (role: Role): Refusing =>
      role === 'Instructor'
        ? {
            code: 'role.instructorOnly',
            message: 'Only instructors can do this. Sign in as an instructor.',
          }
        : {
            code: 'role.studentOnly',
            message: 'Only students can do this. Sign in as a student.',
          },
    inactive: { code: 'account.inactive', message: inactive },
    loginInactive: { code: 'login.inactive', message: inactive },
    loggedIn: 'Logged in successfully',
    wrongLogin: {
      code: 'login.wrong',
      message: 'The email or the password is wrong. Check both and try again.',
    },
    registered: 'Registration successful',
    registrationClosed: (toEveryone: boolean): Refusing =>
      toEveryone
        ? {
            code: 'registration.closed',
            message: 'Registration is closed. Ask your school for an account.',
          }
        : {
            code: 'registration.studentsOnly',
            message: 'Only students can register here. Ask your school for an instructor account.',
          },
    emailTaken: {
      code: 'email.taken',
      message: 'An account with this email already exists. Sign in, or use another email.',
    },
    codeSent: 'Reset email sent successfully!',
    wrongCode: {
      code: 'otp.wrong',
      message: 'This one-time code is wrong or no longer valid. Check it, or request a new code.',
    },
    passwordReset: 'Password reset successfully!',
    passwordSet: 'Password set',
    wrongEmailCode: {
      code: 'confirmation.wrong',
      message:
        'The one-time code or the password is wrong, or the code is no longer valid. Check both, or ask your instructor for a new code.',
    },
    emailConfirmed: 'Email confirmed. Use it to sign in from now on.',
    wrongOldPassword: {
      code: 'password.wrong',
      message: 'The old password is wrong. Check it and try again.',
    },
    passwordChanged: 'Password changed successfully',
    loggedOut: 'Logged out',
    demoElsewhere: {
      code: 'login.localOnly',
      message:
        'The password of this demo account is public, so it works only on the computer that runs the server. Use another account.',
    },
  },
  groups: {
    added: 'Group added successfully',
    updated: 'Group updated successfully',
    deleted: 'Group deleted successfully',
    notYours: { code: 'group.unknown', message: 'This group does not exist or is not yours.' },
    tooSmall: (students: number): Refusing => ({
      code: 'group.tooSmall',
      message: `This group has ${students} ${students === 1 ? 'student' : 'students'}. Max students cannot be lower.`,
    }),
    hasQuizzes: (quizzes: number): Refusing => ({
      code: 'group.hasQuizzes',
      message: `This group has ${quizzes} ${quizzes === 1 ? 'quiz' : 'quizzes'}. Delete ${quizzes === 1 ? 'it' : 'them'} before you delete the group.`,
    }),
  },
  students: {
    added: 'Student added',
    updated: 'Student updated',
    deleted: 'Student deleted',
    grouped: 'Student added to the group',
    moved: 'Student moved to the group',
    ungrouped: 'Student removed from the group',
    emailTaken: {
      code: 'email.taken',
      message: 'An account with this email already exists. Use another email.',
    },
    invited: (email: string): string => `An invitation is on its way to ${email}.`,
    hasPassword: (name: string): Refusing => ({
      code: 'student.hasPassword',
      message: `${name} has already set a password and needs no invitation.`,
    }),
    invitedInactive: {
      code: 'student.inactive',
      message: 'This student is inactive. Activate the account before you invite them again.',
    },
    unknown: { code: 'student.unknown', message: 'This student does not exist.' },
    ofAnotherInstructor: {
      code: 'student.otherInstructor',
      message:
        'This student is in another instructor’s group. Ask that instructor to make the change.',
    },
    notBonded: {
      code: 'student.notBonded',
      message: 'This student is not in any of your groups. Add the student to one of them first.',
    },
    resultsOfOthers: (name: string): Refusing => ({
      code: 'student.otherResults',
      message: `Other instructors have results for ${name}, so you cannot delete the account. Deactivate it instead.`,
    }),
    emailPending: (email: string): string =>
      `Student updated. The email changes when the student enters the code we sent to ${email}.`,
    emailCorrected: (email: string): string =>
      `Student updated. A new invitation is on its way to ${email}.`,
    emailAwaited: {
      code: 'email.awaited',
      message: 'Another account is waiting to confirm this email. Use another email.',
    },
    emailOfUnused: {
      code: 'email.unusedAccount',
      message:
        'Nobody has signed in to this account yet. Only the instructor who added the student can change the email.',
    },
    erased: {
      code: 'student.erased',
      message:
        'This person’s data was erased, and the account cannot be used again. Add a new student instead.',
    },
    inAnotherGroup: {
      code: 'student.inGroup',
      message: 'This student is already in a group. Move the student instead.',
    },
    notInGroup: { code: 'student.notInGroup', message: 'This student is not in this group.' },
    groupNotYours: {
      code: 'group.notYours',
      message: 'Group is not one of yours. Choose one of your groups.',
    },
    groupFull: {
      code: 'group.full',
      message: 'This group is full. Raise its max students, or choose another group.',
    },
    deletedWhileTaking: (name: string, titles: readonly string[]): Refusing => ({
      code: 'student.takingQuiz',
      message: `${isTaking(name, titles)} Delete the student when ${areGraded(titles)}.`,
    }),
    inactiveWhileTaking: (name: string, titles: readonly string[]): Refusing => ({
      code: 'student.takingQuiz',
      message: `${isTaking(name, titles)} Deactivate the student when ${areGraded(titles)}.`,
    }),
  },
  questions: {
    added: 'Question added',
    imported: (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'} added`,
    updated: 'Question updated',
    changed: (count: number): string =>
      `${count} ${count === 1 ? 'question' : 'questions'} changed`,
    deleted: 'item deleted successfully',
    notYours: {
      code: 'question.unknown',
      message: 'This question does not exist or is not yours.',
    },
    bankFull: (most: number, held: number): Refusing => ({
      code: 'bank.full',
      message: `A question bank holds at most ${most} questions, and yours has ${held}. Delete questions you no longer need, or add fewer.`,
    }),
  },
  pictures: {
    added: 'Picture added',
    unreadable: {
      code: 'picture.unreadable',
      message:
        'This file is not a picture that can be used, or it is damaged. Use a still picture in PNG, JPEG, WebP or AVIF.',
    },
    wrongType: {
      code: 'request.wrongType',
      message: 'Send the bytes of the picture under its own type, such as image/png.',
    },
    tooManyParts: {
      code: 'picture.tooManyParts',
      message:
        'This picture is stored in more parts than any usual program writes. Open it and save it again as PNG or JPEG.',
    },
    tooLarge: {
      code: 'picture.tooLarge',
      message: `This picture is too large. Use one of at most ${largestPicture / 1024 / 1024} MB and ${mostPixelsASide} × ${mostPixelsASide} pixels.`,
    },
    full: {
      code: 'pictures.full',
      message: `Your pictures together may have at most ${mostPictureBytes / 1024 / 1024} MB. Remove pictures from questions you no longer need, or use a smaller one. A picture that nothing shows is removed after ${unusedPictureMs / 86_400_000} days.`,
    },
    unknown: { code: 'picture.unknown', message: 'This picture does not exist or is not yours.' },
  },
  quizzes: {
    created: 'Quiz created successfully',
    updated: 'Quiz updated',
    deleted: 'item deleted successfully',
    notYours: { code: 'quiz.unknown', message: 'This quiz does not exist or is not yours.' },
    groupNotYours: {
      code: 'group.notYours',
      message: 'Group is not one of yours. Choose one of your groups.',
    },
    tooFewQuestions: (
      found: number,
      wanted: number,
      difficulty: Difficulty,
      typeName: string,
    ): Refusing => ({
      code: 'quiz.tooFewQuestions',
      message: `${found === 0 ? 'None' : `Only ${found}`} of your questions ${found === 1 ? 'matches' : 'match'} ${difficulty} and ${typeName}; this quiz needs ${wanted}. Add questions, choose fewer, or choose another difficulty or type.`,
    }),
    scheduleUnreal: { code: 'schedule.unreal', message: 'Schedule must be a real date and time.' },
    schedulePast: { code: 'schedule.past', message: 'Schedule must be in the future.' },
    scheduleTooFar: (years: number): Refusing => ({
      code: 'schedule.tooFar',
      message: `Schedule is more than ${years} years ahead.`,
    }),
    orderInUse: {
      code: 'quiz.hasOpened',
      message: 'This quiz has opened, so its order and its grading can no longer change.',
    },
    beingTaken: (students: number): Refusing => ({
      code: 'quiz.beingTaken',
      message: `This quiz is open and ${students} ${students === 1 ? 'student has' : 'students have'} joined it. Delete it after it closes.`,
    }),
    lastTaken: {
      code: 'quiz.justClosed',
      message: 'The last submissions to this quiz may still be arriving. Delete it in a minute.',
    },
    addedTime: (minutes: number): string =>
      `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} added`,
    noTimeAfterClosing: {
      code: 'time.tooLate',
      message:
        'This quiz closed more than 12 hours ago, so you cannot add time. Set up a new quiz instead.',
    },
    noTimeAfterSubmitting: {
      code: 'time.submitted',
      message: 'This student has already submitted this quiz, so added time would have no effect.',
    },
    notAParticipant: {
      code: 'participant.unknown',
      message: 'This student has not joined this quiz. Choose a student who has.',
    },
  },
  joining: {
    joined: 'Quiz joined successfully',
    unknownCode: {
      code: 'join.unknown',
      message: 'No quiz has this code. Check the code and try again.',
    },
    closed: { code: 'join.closed', message: 'This quiz is closed and can no longer be joined.' },
    otherGroup: {
      code: 'join.otherGroup',
      message: 'This quiz is for another group. Ask your instructor for the right code.',
    },
    fullGroup: {
      code: 'join.full',
      message: 'The group for this quiz is full. Ask your instructor to make room.',
    },
  },
  attempts: {
    notJoined: {
      code: 'attempt.notJoined',
      message: 'You have not joined this quiz. Join it with its code first.',
    },
    alreadySubmitted: {
      code: 'attempt.submitted',
      message: 'You have already submitted this quiz. The answers you submitted count.',
    },
    changedSince: {
      code: 'submit.stale',
      message:
        'Your answers have changed since this device last loaded them, so nothing was submitted. They are saved. Check them and submit again.',
    },
    stillTime: {
      code: 'submit.early',
      message: 'You still have time, so nothing was submitted. Your answers are saved.',
    },
    closed: { code: 'attempt.over', message: 'This quiz is closed. You can no longer answer it.' },
    notStarted: 'The quiz has not started yet.',
    started: 'The quiz has started.',
    waitForStart: {
      code: 'attempt.notStarted',
      message: 'This quiz has not started yet. Wait for it to start.',
    },
    notBegun: {
      code: 'attempt.notBegun',
      message: 'You have not started this quiz yet. Open its questions first.',
    },
    notInQuiz: (entry: number): string => `Question of entry ${entry} is not in this quiz.`,
    answeredTwice: (entry: number): string => `Question of entry ${entry} is answered twice.`,
    notOffered: (entry: number): string =>
      `Answer of entry ${entry} does not fit its question. Send letters of its options, only one unless several can be chosen, or a number if it asks for one.`,
    chosenAtUnreal: (entry: number): string =>
      `Chosen at of entry ${entry} must be a real date and time.`,
    busy: {
      code: 'server.busy',
      message: 'Too many requests are changing these answers at once. Try again in a moment.',
    },
    saved: 'Answers saved',
    submitted: 'Quiz submitted',
    late: 'This submission arrived too late to be graded. It is kept, and your instructor can accept it.',
  },
  results: {
    notClosed: {
      code: 'quiz.notClosed',
      message: 'This quiz has not closed yet. Its statistics are ready after it closes.',
    },
    noLateSubmission: {
      code: 'lateSubmission.none',
      message: 'This participant has no late submission.',
    },
    lateAccepted: 'Late submission accepted',
    lateUndone: 'Acceptance undone',
  },
} as const satisfies Replies;
