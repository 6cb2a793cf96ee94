import type { Difficulty, QuestionType, Role } from './limits';

/** What a quiz of a type draws from. */
const typeWords: Record<QuestionType, string> = { FE: 'Frontend', BE: 'Backend', DO: 'any type' };

function isTaking(name: string, titles: readonly string[]): string {
  const quoted = titles.map((title) => `“${title}”`);
  const listed = [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' and ');
  return `${name} is taking ${listed}.`;
}

/** A quiz is graded when the last submissions that were on their way have arrived. */
function areGraded({ length }: readonly string[]): string {
  return length === 1 ? 'it is closed and graded' : 'they are closed and graded';
}

/**
 * The sentences with which a server of the quiz API answers people, so that the reference server
 * and the mock school say the same. Successes are those of spec §8 where it gives one.
 */
export const replies = {
  requests: {
    busy: 'Too many people want this at once. Wait a few seconds and try again.',
    notJson:
      'The body of the request must be JSON. Send it with the content type application/json.',
    brokenJson: 'The body of the request is not valid JSON. Check its commas, quotes and brackets.',
  },
  database: {
    silent: 'The database does not answer. Try again in a moment.',
    outcomeUnknown:
      'The database does not answer, so this may not have been saved. Try again in a moment.',
    full: 'This was not saved, because the server has no room left. Try again later, and tell your administrator.',
    readOnly: 'The database cannot be written at the moment. Try again in a moment.',
  },
  auth: {
    signInFirst: 'Please sign in to continue.',
    sessionOver: 'Your session is over. Please sign in again.',
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
        ? 'Nobody can register here. Ask your school for an account.'
        : 'Only students can register here. Ask your school for an account as an instructor.',
    emailTaken: 'There is an account with this email already. Sign in, or use another email.',
    codeSent: 'Reset email sent successfully!',
    wrongCode: 'This one-time code is wrong or no longer valid. Check it, or ask for a new one.',
    passwordReset: 'Password reset successfully!',
    passwordSet: 'Password set successfully!',
    wrongEmailCode:
      'The one-time code or the password is wrong, or the code is no longer valid. Check both, or ask your instructor to send a new code.',
    emailConfirmed: 'Email confirmed. Sign in with it from now on.',
    wrongOldPassword: 'The old password is wrong. Check it and try again.',
    passwordChanged: 'Password changed successfully',
    loggedOut: 'Logged out successfully',
    demoElsewhere:
      'Everybody knows the password of this demo account, so it signs in only on the computer that runs the server. Use another account.',
  },
  groups: {
    added: 'Group added successfully',
    updated: 'Group updated successfully',
    deleted: 'Group deleted successfully',
    notYours: 'There is no such group among yours.',
    tooSmall: (students: number): string =>
      `This group has ${students} ${students === 1 ? 'student' : 'students'}. Max students cannot be less.`,
    hasQuizzes: (quizzes: number): string =>
      `${quizzes} ${quizzes === 1 ? 'quiz was' : 'quizzes were'} set up for this group. Delete ${quizzes === 1 ? 'it' : 'them'} before you delete the group.`,
  },
  students: {
    added: 'Student added successfully',
    updated: 'Student updated successfully',
    deleted: 'Student deleted successfully',
    grouped: 'Student added to the group successfully',
    moved: 'Student moved to the group successfully',
    ungrouped: 'Student removed from the group successfully',
    emailTaken: 'There is an account with this email already. Use another email.',
    invited: (email: string): string => `An invitation is on its way to ${email}.`,
    hasPassword: (name: string): string =>
      `${name} has set a password already and needs no invitation.`,
    invitedInactive: 'This student is inactive. Activate the account before you invite them again.',
    unknown: 'There is no such student.',
    ofAnotherInstructor:
      'This student is in a group of another instructor. Ask that instructor to change it.',
    notBonded: 'This student is in none of your groups. Add the student to one of them first.',
    resultsOfOthers: (name: string): string =>
      `Other instructors have results of ${name}, so the account cannot be deleted. Make it inactive instead.`,
    emailPending: (email: string): string =>
      `Student updated successfully. The email changes when its owner confirms it: a code was mailed to ${email}.`,
    emailCorrected: (email: string): string =>
      `Student updated successfully. A new invitation was mailed to ${email}.`,
    emailAwaited: 'Another account is waiting to confirm this email. Use another email.',
    emailOfUnused:
      'Nobody has signed in to this account yet. Only the instructor who added the student can change its email.',
    erased:
      'This person was erased, and the account is for nobody else. Add the student you mean instead.',
    inAnotherGroup: 'This student is in a group already. Move the student instead of adding.',
    notInGroup: 'This student is not in this group.',
    groupNotYours: 'Group is not one of yours. Choose one of your groups.',
    groupFull: 'This group is full. Raise its max students, or choose another group.',
    deletedWhileTaking: (name: string, titles: readonly string[]): string =>
      `${isTaking(name, titles)} Delete the student when ${areGraded(titles)}.`,
    inactiveWhileTaking: (name: string, titles: readonly string[]): string =>
      `${isTaking(name, titles)} Make the student inactive when ${areGraded(titles)}.`,
  },
  questions: {
    added: 'Question added successfully',
    imported: (count: number): string =>
      `${count} ${count === 1 ? 'question' : 'questions'} added successfully`,
    updated: 'Question updated successfully',
    deleted: 'item deleted successfully',
    notYours: 'There is no such question among yours.',
    bankFull: (most: number, held: number): string =>
      `A bank holds ${most} questions at most, and yours has ${held}. Delete questions that you no longer need, or add fewer.`,
  },
  quizzes: {
    created: 'Quiz created successfully',
    updated: 'Quiz updated successfully',
    deleted: 'item deleted successfully',
    notYours: 'There is no such quiz among yours.',
    groupNotYours: 'Group is not one of yours. Choose one of your groups.',
    tooFewQuestions: (
      found: number,
      wanted: number,
      difficulty: Difficulty,
      type: QuestionType,
    ): string =>
      `${found === 0 ? 'None' : `Only ${found}`} of your questions ${found === 1 ? 'matches' : 'match'} ${difficulty} and ${typeWords[type]}; ${wanted} ${wanted === 1 ? 'is' : 'are'} needed. Add questions or choose fewer, another difficulty or another type.`,
    scheduleUnreal: 'Schedule must be a date and time that exist.',
    schedulePast: 'Schedule is in the past. Choose a time from now on.',
    scheduleTooFar: (years: number): string => `Schedule is more than ${years} years ahead.`,
    beingTaken: (students: number): string =>
      `This quiz is open and ${students} ${students === 1 ? 'student has' : 'students have'} joined it. Delete it when it has closed.`,
    lastTaken:
      'The last submissions to this quiz may still be on their way. Delete it in a minute.',
    moreTime: (minutes: number): string =>
      `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} added successfully`,
    noTimeAfterClosing:
      'This quiz closed more than 12 hours ago. Time can be given until then; set up a new quiz instead.',
    noTimeAfterSubmitting:
      'This student has submitted this quiz already. More time would change nothing.',
    notAParticipant: 'This student has not joined this quiz. Choose one who has.',
  },
  joining: {
    joined: 'Quiz joined successfully',
    unknownCode: 'There is no quiz with this code. Check the code and try again.',
    closed: 'This quiz is closed and can no longer be joined.',
    otherGroup:
      'This quiz is for another group than yours. Ask your instructor which code is for you.',
    fullGroup: 'The group of this quiz is full. Ask your instructor to make room.',
  },
  attempts: {
    notJoined: 'You have not joined this quiz. Join it with its code first.',
    alreadySubmitted: 'This quiz was submitted before. The answers that were submitted count.',
    changedSince:
      'Your answers have changed since this device last loaded them, so nothing was submitted. They are saved. Check them and submit again.',
    stillTime: 'You still have time, so nothing was submitted. Your answers are saved.',
    closed: 'This quiz is closed. Its questions can no longer be answered.',
    notStarted: 'The quiz has not started yet.',
    started: 'The quiz has started.',
    waitForStart: 'This quiz has not started yet. Wait for its start.',
    notBegun: 'You have not begun this quiz yet. Open its questions first.',
    notInQuiz: (entry: number): string => `Question of entry ${entry} is not in this quiz.`,
    answeredTwice: (entry: number): string => `Question of entry ${entry} is answered twice.`,
    chosenAtUnreal: (entry: number): string =>
      `Chosen at of entry ${entry} must be a date and time that exist.`,
    busy: 'Too many requests are changing these answers at once. Try again in a moment.',
    saved: 'Answers saved',
    submitted: 'Quiz submitted successfully',
    late: 'This submission came too late to be graded. It is kept, and your instructor can accept it.',
  },
  results: {
    notClosed: 'This quiz has not closed yet. Its evidence is ready when it has.',
    noLateSubmission: 'There is no late submission of this participant.',
    lateAccepted: 'Late submission accepted successfully',
    lateTakenBack: 'Acceptance taken back successfully',
  },
} as const;
