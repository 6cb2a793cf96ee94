import type { Difficulty, QuestionType, Role } from './limits';

/** The questions that a quiz of a type draws from. */
const typeWords: Record<QuestionType, string> = { FE: 'Frontend', BE: 'Backend', DO: 'any type' };

function isTaking(name: string, titles: readonly string[]): string {
  const quoted = titles.map((title) => `“${title}”`);
  const listed = [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' and ');
  return `${name} is taking ${listed}.`;
}

/** A quiz is graded once submissions can no longer arrive. */
function areGraded({ length }: readonly string[]): string {
  return length === 1 ? 'it is graded' : 'they are graded';
}

/**
 * The sentences of a server of the quiz API, shared by the reference server and the mock school.
 * Successes use the sentences of spec §8 if it has one.
 */
export const replies = {
  requests: {
    busy: 'Too many requests at once. Wait a few seconds and try again.',
    notJson: 'The request body must be JSON. Send it with the content type application/json.',
    brokenJson: 'The request body is not valid JSON. Check its commas, quotes and brackets.',
  },
  database: {
    silent: 'The database is not responding. Try again in a moment.',
    outcomeUnknown:
      'The database is not responding, so this may not have been saved. Try again in a moment.',
    full: 'This was not saved because the server has run out of space. Try again later, and tell your administrator.',
    readOnly: 'The database is read-only right now. Try again in a moment.',
  },
  auth: {
    signInFirst: 'Sign in to continue.',
    sessionOver: 'Your session has ended. Sign in again.',
    onlyFor: (role: Role): string =>
      role === 'Instructor'
        ? 'Only instructors can do this. Sign in as an instructor.'
        : 'Only students can do this. Sign in as a student.',
    inactive: 'Your account is inactive. Ask your instructor or your school to activate it.',
    loggedIn: 'Logged in successfully',
    wrongLogin: 'The email or the password is wrong. Check both and try again.',
    registered: 'Registration successful',
    registrationClosed: (toEverybody: boolean): string =>
      toEverybody
        ? 'Registration is closed. Ask your school for an account.'
        : 'Only students can register here. Ask your school for an instructor account.',
    emailTaken: 'An account with this email already exists. Sign in, or use another email.',
    codeSent: 'Reset email sent successfully!',
    wrongCode: 'This one-time code is wrong or no longer valid. Check it, or request a new code.',
    passwordReset: 'Password reset successfully!',
    passwordSet: 'Password set',
    wrongEmailCode:
      'The one-time code or the password is wrong, or the code is no longer valid. Check both, or ask your instructor for a new code.',
    emailConfirmed: 'Email confirmed. Use it to sign in from now on.',
    wrongOldPassword: 'The old password is wrong. Check it and try again.',
    passwordChanged: 'Password changed successfully',
    loggedOut: 'Logged out',
    demoElsewhere:
      'The password of this demo account is public, so it works only on the computer that runs the server. Use another account.',
  },
  groups: {
    added: 'Group added successfully',
    updated: 'Group updated successfully',
    deleted: 'Group deleted successfully',
    notYours: 'This group does not exist or is not yours.',
    tooSmall: (students: number): string =>
      `This group has ${students} ${students === 1 ? 'student' : 'students'}. Max students cannot be lower.`,
    hasQuizzes: (quizzes: number): string =>
      `This group has ${quizzes} ${quizzes === 1 ? 'quiz' : 'quizzes'}. Delete ${quizzes === 1 ? 'it' : 'them'} before you delete the group.`,
  },
  students: {
    added: 'Student added',
    updated: 'Student updated',
    deleted: 'Student deleted',
    grouped: 'Student added to the group',
    moved: 'Student moved to the group',
    ungrouped: 'Student removed from the group',
    emailTaken: 'An account with this email already exists. Use another email.',
    invited: (email: string): string => `An invitation is on its way to ${email}.`,
    hasPassword: (name: string): string =>
      `${name} has already set a password and needs no invitation.`,
    invitedInactive: 'This student is inactive. Activate the account before you invite them again.',
    unknown: 'This student does not exist.',
    ofAnotherInstructor:
      'This student is in another instructor’s group. Ask that instructor to make the change.',
    notBonded: 'This student is not in any of your groups. Add the student to one of them first.',
    resultsOfOthers: (name: string): string =>
      `Other instructors have results for ${name}, so you cannot delete the account. Deactivate it instead.`,
    emailPending: (email: string): string =>
      `Student updated. The email changes when the student enters the code we sent to ${email}.`,
    emailCorrected: (email: string): string =>
      `Student updated. A new invitation is on its way to ${email}.`,
    emailAwaited: 'Another account is waiting to confirm this email. Use another email.',
    emailOfUnused:
      'Nobody has signed in to this account yet. Only the instructor who added the student can change the email.',
    erased:
      'This person’s data was erased, and the account cannot be used again. Add a new student instead.',
    inAnotherGroup: 'This student is already in a group. Move the student instead.',
    notInGroup: 'This student is not in this group.',
    groupNotYours: 'Group is not one of yours. Choose one of your groups.',
    groupFull: 'This group is full. Raise its max students, or choose another group.',
    deletedWhileTaking: (name: string, titles: readonly string[]): string =>
      `${isTaking(name, titles)} Delete the student when ${areGraded(titles)}.`,
    inactiveWhileTaking: (name: string, titles: readonly string[]): string =>
      `${isTaking(name, titles)} Deactivate the student when ${areGraded(titles)}.`,
  },
  questions: {
    added: 'Question added',
    imported: (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'} added`,
    updated: 'Question updated',
    deleted: 'item deleted successfully',
    notYours: 'This question does not exist or is not yours.',
    bankFull: (most: number, held: number): string =>
      `A question bank holds at most ${most} questions, and yours has ${held}. Delete questions you no longer need, or add fewer.`,
  },
  quizzes: {
    created: 'Quiz created successfully',
    updated: 'Quiz updated',
    deleted: 'item deleted successfully',
    notYours: 'This quiz does not exist or is not yours.',
    groupNotYours: 'Group is not one of yours. Choose one of your groups.',
    tooFewQuestions: (
      found: number,
      wanted: number,
      difficulty: Difficulty,
      type: QuestionType,
    ): string =>
      `${found === 0 ? 'None' : `Only ${found}`} of your questions ${found === 1 ? 'matches' : 'match'} ${difficulty} and ${typeWords[type]}; this quiz needs ${wanted}. Add questions, choose fewer, or choose another difficulty or type.`,
    scheduleUnreal: 'Schedule must be a real date and time.',
    schedulePast: 'Schedule must be in the future.',
    scheduleTooFar: (years: number): string => `Schedule is more than ${years} years ahead.`,
    beingTaken: (students: number): string =>
      `This quiz is open and ${students} ${students === 1 ? 'student has' : 'students have'} joined it. Delete it after it closes.`,
    lastTaken: 'The last submissions to this quiz may still be arriving. Delete it in a minute.',
    moreTime: (minutes: number): string =>
      `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} added`,
    noTimeAfterClosing:
      'This quiz closed more than 12 hours ago, so you cannot add time. Set up a new quiz instead.',
    noTimeAfterSubmitting:
      'This student has already submitted this quiz, so added time would have no effect.',
    notAParticipant: 'This student has not joined this quiz. Choose a student who has.',
  },
  joining: {
    joined: 'Quiz joined successfully',
    unknownCode: 'No quiz has this code. Check the code and try again.',
    closed: 'This quiz is closed and can no longer be joined.',
    otherGroup: 'This quiz is for another group. Ask your instructor for the right code.',
    fullGroup: 'The group for this quiz is full. Ask your instructor to make room.',
  },
  attempts: {
    notJoined: 'You have not joined this quiz. Join it with its code first.',
    alreadySubmitted: 'You have already submitted this quiz. The answers you submitted count.',
    changedSince:
      'Your answers have changed since this device last loaded them, so nothing was submitted. They are saved. Check them and submit again.',
    stillTime: 'You still have time, so nothing was submitted. Your answers are saved.',
    closed: 'This quiz is closed. You can no longer answer it.',
    notStarted: 'The quiz has not started yet.',
    started: 'The quiz has started.',
    waitForStart: 'This quiz has not started yet. Wait for it to start.',
    notBegun: 'You have not started this quiz yet. Open its questions first.',
    notInQuiz: (entry: number): string => `Question of entry ${entry} is not in this quiz.`,
    answeredTwice: (entry: number): string => `Question of entry ${entry} is answered twice.`,
    chosenAtUnreal: (entry: number): string =>
      `Chosen at of entry ${entry} must be a real date and time.`,
    busy: 'Too many requests are changing these answers at once. Try again in a moment.',
    saved: 'Answers saved',
    submitted: 'Quiz submitted',
    late: 'This submission arrived too late to be graded. It is kept, and your instructor can accept it.',
  },
  results: {
    notClosed: 'This quiz has not closed yet. Its statistics are ready after it closes.',
    noLateSubmission: 'This participant has no late submission.',
    lateAccepted: 'Late submission accepted',
    lateTakenBack: 'Acceptance undone',
  },
} as const;
