// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** The `code` of each refusal in the contract, with its status. */
export const failureStatuses = {
  /** The request does not fit the contract; `errors` names the fields. */
  'request.invalid': 400,
  /** The body cannot be parsed. */
  'request.brokenJson': 400,
  /** The body is too large. */
  'request.tooLarge': 413,
  /** The body is sent as another type than the operation takes. */
  'request.wrongType': 415,
  /** It has changed since the `revision` that was sent; `present` says to what. */
  'record.changed': 409,
  /** Too many tries; `Retry-After` says when to retry. */
  'tries.tooMany': 429,
  /** Too many requests at once. Nothing was changed. */
  'server.busy': 503,
  /** The server made a mistake. */
  'server.failed': 500,
  /** The server has no space to store anything. */
  'server.full': 503,
  /** The server's database is not responding. */
  'server.unavailable': 503,
  /** The database is not responding, and the change may or may not have been saved. */
  'server.uncertain': 503,
  /** The request has no token. */
  'session.missing': 401,
  /** The token is wrong, or its session has ended. */
  'session.over': 401,
  /** The token's owner has an inactive account. */
  'account.inactive': 401,
  /** Only instructors may call this. */
  'role.instructorOnly': 403,
  /** Only students may call this. */
  'role.studentOnly': 403,
  /** The email or the password is wrong. */
  'login.wrong': 401,
  /** The password is right, and the account is inactive. */
  'login.inactive': 403,
  /** The account has a public password and works only on the server's own computer. */
  'login.localOnly': 403,
  /** Nobody may register. */
  'registration.closed': 403,
  /** Only students may register. */
  'registration.studentsOnly': 403,
  /** The one-time code is wrong, used, expired or tried too often. */
  'otp.wrong': 400,
  /** The one-time code or the password is wrong, or the code is no longer valid. */
  'confirmation.wrong': 400,
  /** The old password is wrong. */
  'password.wrong': 400,
  /** An account with this email exists. */
  'email.taken': 409,
  /** Another account is waiting to confirm this email. */
  'email.awaited': 409,
  /** Nobody has signed in to the account yet, so only the instructor who added the student can change its email. */
  'email.unusedAccount': 409,
  /** The group does not exist or is not the caller's. */
  'group.unknown': 404,
  /** The body names a group that is not one of the caller's. */
  'group.notYours': 400,
  /** The group has as many students as it may have. */
  'group.full': 409,
  /** The group has more students than that. */
  'group.tooSmall': 409,
  /** The group still has quizzes. */
  'group.hasQuizzes': 409,
  /** The student does not exist. */
  'student.unknown': 404,
  /** The student is not in this group. */
  'student.notInGroup': 404,
  /** The student is in a group already. */
  'student.inGroup': 409,
  /** The student is not in any of the caller's groups. */
  'student.notBonded': 403,
  /** The student is in another instructor's group. */
  'student.otherInstructor': 403,
  /** Other instructors have results of the student. */
  'student.otherResults': 409,
  /** The student is taking a quiz that is not graded yet. */
  'student.takingQuiz': 409,
  /** The student has set a password and needs no invitation. */
  'student.hasPassword': 409,
  /** The student's account is inactive. */
  'student.inactive': 409,
  /** The student's personal data was erased. */
  'student.erased': 409,
  /** The question does not exist or is not the caller's. */
  'question.unknown': 404,
  /** The question bank holds as many questions as it may. */
  'bank.full': 409,
  /** The picture does not exist, or the caller may not see it. */
  'picture.unknown': 404,
  /** The file is not a still picture in PNG, JPEG, WebP or AVIF, or it is damaged. */
  'picture.unreadable': 400,
  /** The picture is stored in more parts than encoders write. */
  'picture.tooManyParts': 400,
  /** The picture has too many bytes, or too many pixels. */
  'picture.tooLarge': 400,
  /** The instructor's pictures take as much room as they may. */
  'pictures.full': 409,
  /** The quiz does not exist or is not the caller's. */
  'quiz.unknown': 404,
  /** Too few questions of the bank match the quiz. */
  'quiz.tooFewQuestions': 409,
  /** The quiz is open, and students have joined it. */
  'quiz.beingTaken': 409,
  /** The last submissions may still be arriving. */
  'quiz.justClosed': 409,
  /** The quiz has opened, and its order and its grading stay as they are. */
  'quiz.hasOpened': 409,
  /** The quiz has not closed yet. */
  'quiz.notClosed': 409,
  /** The schedule is no real date and time. */
  'schedule.unreal': 400,
  /** The schedule is in the past. */
  'schedule.past': 400,
  /** The schedule is too many years ahead. */
  'schedule.tooFar': 400,
  /** The quiz closed too long ago to add time. */
  'time.tooLate': 409,
  /** The student has submitted the quiz. */
  'time.submitted': 409,
  /** The student has not joined the quiz. */
  'participant.unknown': 400,
  /** No quiz has this code. */
  'join.unknown': 404,
  /** The quiz is closed. */
  'join.closed': 409,
  /** The quiz is for another group than the student's. */
  'join.otherGroup': 403,
  /** The group of the quiz has no room for the student. */
  'join.full': 409,
  /** The student has not joined the quiz. */
  'attempt.notJoined': 403,
  /** The quiz has not started yet. */
  'attempt.notStarted': 409,
  /** The student has not read the questions yet. */
  'attempt.notBegun': 409,
  /** The student has submitted the quiz with other answers. */
  'attempt.submitted': 409,
  /** The student's time is over. */
  'attempt.over': 409,
  /** Another device changed answers that the student has not seen. */
  'submit.stale': 409,
  /** The device submitted at the end of the time, and time remains. */
  'submit.early': 409,
  /** The participant has no late submission, or no accepted one to undo. */
  'lateSubmission.none': 404,
} as const;

/** Why a request was refused. Servers may send others for reasons of their own. */
export type FailureCode = keyof typeof failureStatuses;
