// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type {
  NamedType,
  AcceptedNumber,
  Options,
  ShownOptions,
  Acknowledgement,
  Created,
  Saved,
  SignIn,
  Session,
  SavedStudent,
  Profile,
  GroupName,
  Registration,
  ForgottenPassword,
  PasswordReset,
  EmailConfirmation,
  PasswordChange,
  GroupInput,
  Group,
  GroupWithStudents,
  GroupStudent,
  Student,
  StudentInput,
  StudentChange,
  RankedStudent,
  Capabilities,
  Place,
  QuestionInput,
  QuestionImport,
  UploadedPicture,
  ImportedQuestions,
  Question,
  QuestionFacets,
  QualityCounts,
  TagCount,
  QuestionsChange,
  ChangedQuestions,
  RefusedChange,
  TagsChange,
  RenamedTags,
  QuizInput,
  QuizChange,
  Quiz,
  QuizWithQuestions,
  CreatedQuiz,
  UpcomingQuiz,
  CompletedQuiz,
  AddedTime,
  NewEnd,
  JoinRequest,
  QuizPaper,
  PaperQuestion,
  KeyedQuestion,
  Attempt,
  SavedAttempt,
  SaveRequest,
  Submission,
  SubmittedAnswer,
  SavedAnswer,
  SubmittedAttempt,
  Submitted,
  Receipt,
  ResultQuiz,
  ResultGroup,
  ResultSummary,
  ResultFigures,
  Result,
  Participation,
  LateAcceptance,
  Graded,
  QuizChanges,
  RecordedChange,
  RecordedFields,
  NamedPerson,
  Evidence,
  ItemStatistics,
} from './entities';

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an email and a password for an access token and the user's profile. An inactive
         *     account is a 403. Tries are limited for each account and address together.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Makes an account that can sign in at once. An address that already has an account is a 409.
         *     A role that may not register on this server is a 403.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a one-time code
         * @description Sends a one-time code by mail, which `auth/reset-password` accepts for 10 minutes and five
         *     tries. It does not void an invitation. The answer does not reveal whether the address has an
         *     account.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a one-time code
         * @description Accepts a requested code (`forgotPassword`) or the code of an invitation, once. A code that
         *     is wrong, used, expired or tried too often is a 400 on `otp`. A new password voids every
         *     other code of the account and ends all its sessions.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new email
         * @description Makes the email that `updateStudent` has left pending the email of its account. `email` is
         *     the new one, to which the one-time code was mailed. `password` is the password of the
         *     account, so that only its owner can confirm. A wrong password and a code that is wrong,
         *     used, expired or tried too often are the same 400 on `otp`. If the email belongs to another
         *     account by now, it is a 409. All sessions of the account end, and codes that were mailed to
         *     the earlier email are void.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description A wrong old password is a 400 on `password`. All other sessions of the account end; this one
         *     continues.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the token that is sent. The token is refused from then on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your profile
         * @description The current profile of the token's owner.
         */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description The instructor's own groups, by name.
         */
        get: operations["groups"];
        put?: never;
        /**
         * Add a group
         * @description The group belongs to the instructor who adds it.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a group
         * @description A group with its students. Instructors read their own groups with names and addresses.
         *     Students read their own group, whose students then have only `_id`.
         */
        get: operations["group"];
        /**
         * Change a group
         * @description Renames a group or changes its size. A size below its number of students is a 409.
         */
        put: operations["updateGroup"];
        post?: never;
        /**
         * Delete a group
         * @description Its students stay, without a group. A group with quizzes is a 409: delete those first.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List students
         * @description Every student, by last name.
         */
        get: operations["students"];
        /**
         * Change a student
         * @description Changes the fields that are sent, on the student with that `_id`. The caller needs a bond
         *     with the student: the student is in one of the caller's groups, or the caller made the
         *     account and no other instructor has results of the student. Without a bond it is a 403. An
         *     address that already has an account is a 409. A student who becomes inactive is signed out
         *     and could save nothing more, so making one inactive while they are taking a quiz (as in
         *     `deleteStudent`) is a 409 too.
         *
         *     A server that offers `confirmEmail` does not change the email of an account in use at once.
         *     It keeps the new one as `email_pending`, mails a one-time code to it and a note to the
         *     present one, and changes nothing until the owner has confirmed. A later change replaces an
         *     earlier one, sending the pending email again mails another code, and `keep_email` takes the
         *     change back. If the owner has never set a password, nobody can confirm: then the account's
         *     maker corrects the email at once and the invitation goes to the new one, and for anybody
         *     else it is a 409 on `email`. A server without `confirmEmail` changes the email at once.
         */
        put: operations["updateStudent"];
        /**
         * Add a student
         * @description Makes an account without a password and mails its owner an invitation with a code to set
         *     one. Nobody is waiting for that mail, so its code should be valid for days. `group` is one
         *     of the caller's groups, with room. An address that already has an account is a 409.
         */
        post: operations["createStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/top-five": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank the best students
         * @description The five best active students, best first, by the mean of their scores in percent of the
         *     maximum: over an instructor's own quizzes, or over those of a student's group. A quiz counts
         *     for everyone who joined it, once nobody can submit it any more: 30 seconds after it has
         *     closed. Equal means are ordered by name. Instructors always see it; for students it is empty
         *     where the school shows them less (`ranking` of `capabilities`).
         */
        get: operations["topStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/top-five/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your place in the ranking
         * @description The calling student's place in the ranking over the quizzes of their group, by the rules of
         *     `student/top-five`. It names nobody else. Where the school shows students nothing (`ranking`
         *     of `capabilities`), there is no place.
         */
        get: operations["ownPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/without-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List students without a group
         * @description Students who can be put into a group, by last name.
         */
        get: operations["studentsWithoutGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a student
         * @description Instructors read any student, students only themselves.
         */
        get: operations["student"];
        put?: never;
        post?: never;
        /**
         * Delete a student
         * @description Deletes the account and its results in the caller's quizzes. If a quiz stayed open only for
         *     this student's extra time, it closes. The caller needs a bond with the student, as for
         *     `updateStudent`; without one it is a 403. A student of whom another instructor has results,
         *     graded or still to come, is a 409, because results belong to the instructor of the quiz. A
         *     student who is taking a quiz is a 409 that names the quiz: one who has begun and not
         *     submitted, until 30 seconds after the end of their own time.
         */
        delete: operations["deleteStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a student again
         * @description Mails another invitation, which replaces earlier ones, to a student who is `invited`. The
         *     caller needs a bond with the student, as for `updateStudent`; without one it is a 403. A
         *     student who has set a password since, or who is inactive, is a 409.
         */
        post: operations["inviteStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/{id}/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
                /** @description The group's id. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move a student to a group
         * @description Moves a student of one of the caller's groups, or without a group, into this group. A
         *     student of another instructor is a 403, a full group a 409.
         */
        put: operations["moveStudentToGroup"];
        /**
         * Put a student into a group
         * @description The student must not be in another group, which is a 409; a full group is a 409 too. Putting
         *     a student into their current group changes nothing. This needs no bond, because it is how
         *     one begins.
         */
        post: operations["addStudentToGroup"];
        /**
         * Take a student out of a group
         * @description The student stays, without a group. A student who is not in this group is a 404.
         */
        delete: operations["removeStudentFromGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions
         * @description The instructor's own bank of questions, newest first.
         */
        get: operations["questions"];
        put?: never;
        /**
         * Add a question to the bank
         * @description The question belongs to the instructor who adds it. A server may limit the size of a bank;
         *     one question more is a 409.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many questions to the bank
         * @description Adds all questions in order, or none. A question that does not fit is a 400 whose `errors`
         *     name its entry, such as `questions.3.title`. More questions than the bank can hold are a
         *     409.
         */
        post: operations["importQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the bank can be filtered by
         * @description The tags and types of the instructor's own bank, how many questions have been used, and how
         *     many the closed quizzes call good, weak or bad.
         */
        get: operations["questionFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many questions at once
         * @description Gives questions of the instructor's own bank another type or difficulty, adds tags and
         *     removes others. Each question is changed or refused by itself; `refused` says which were and
         *     why. Quizzes that have drawn them keep them unchanged.
         */
        post: operations["changeQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename, merge or remove tags
         * @description Every question of the instructor's own bank that has one of the tags, in any case, gets
         *     `to` in their place, once; without `to`, it loses them.
         */
        put: operations["renameTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a question
         * @description Quizzes that have drawn the question keep it unchanged.
         */
        put: operations["updateQuestion"];
        post?: never;
        /**
         * Delete a question
         * @description Quizzes that have drawn the question keep it.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for questions
         * @description Keeps a picture of at most 2 MiB and 4096 × 4096 pixels in PNG, JPEG, WebP or AVIF, without
         *     what it says beside its pixels, such as where it was taken. Other files are a 400: a drawing
         *     in SVG, a film, and a file that only has the name of a picture. The same picture always gets
         *     the same id. A text in Markdown shows it as `![what it shows](media:id)`. A server may remove
         *     a picture that no question and no quiz has used for a while.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a picture
         * @description The bytes of a picture: for the instructor who uploaded it, and for students who have joined
         *     a quiz of that instructor that uses it, once the quiz has opened. It never changes, so
         *     browsers may keep it for good. To everyone else it does not exist.
         */
        get: operations["picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a quiz
         * @description Draws the questions from the instructor's own bank by difficulty and type (`DO` draws from
         *     every type) and keeps them as a snapshot. If too few questions match, it is a 409 whose
         *     message says how many there are. `group` is one of the instructor's groups, and `schadule`
         *     is not in the past.
         */
        post: operations["createQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/incomming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List upcoming quizzes
         * @description The next five quizzes that have not closed yet, upcoming or open, soonest first: an
         *     instructor's own, or those of a student's group. In pages, all of them.
         */
        get: operations["upcomingQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List completed quizzes
         * @description The last five quizzes that have closed, latest first: an instructor's own, or those that a
         *     student took part in. In pages, all of them.
         */
        get: operations["completedQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results
         * @description Latest first, participants by last name. Instructors get a result for each of their closed
         *     quizzes, from the moment it closes, with all participants. They also get one for each open
         *     quiz that somebody has submitted (`closed_at` is then null), with the participants whose
         *     submission has arrived, in time or late. Students get their own row of a quiz they took once
         *     nobody can submit it any more: 30 seconds after it has closed. An earlier score would tell
         *     those who still submit which answers are right. In pages, each result has the number of its
         *     participants in place of their list, which `result` reads.
         */
        get: operations["results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/result/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a result
         * @description The result of one quiz, by the rules of `quiz/result`: its figures, and a page of its
         *     participants, 50 without `limit`. `q` finds names and emails. The figures count every participant whom the caller
         *     may see, whatever the page. A server whose `quiz/result` has pages has it.
         */
        get: operations["result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a quiz with its code
         * @description Admits a student of the quiz's group. A student without a group joins that group if it has
         *     room. Joining again is not an error. Codes are compared without case, spaces or dashes. A
         *     server may also read them as people paste them: in quotes, after "Code:", in a join link. An
         *     unknown code is a 404, a quiz of another group a 403, a closed quiz and a full group a 409.
         */
        post: operations["joinQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/without-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the paper of a quiz
         * @description Everything a student who has joined needs to take the quiz: its questions without the right
         *     answers and, from servers that keep attempts, the attempt with its times and every answer it
         *     holds. Before the start, the list of questions is empty. The first read after the start
         *     begins the attempt. A quiz of the student's group that they have not joined is a 403. A quiz
         *     that is over or submitted is a 409, with what counts as `submitted`.
         */
        get: operations["quizPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/submit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the answers
         * @description Adds the answers as `saveAnswers` does, and submits the attempt. An answer without
         *     `chosen_at` counts as chosen when it arrives. A submission never removes an answer that it
         *     does not name. Questions without an answer count as wrong.
         *
         *     - **While the attempt runs**, it is graded once. If `revision` is older than the server's,
         *       or `time_up` is true, the server keeps the answers and submits nothing: a 409 with
         *       `attempt`. With an older `revision`, it may submit all the same if the submission has each
         *       choice that the server holds, or a later one: a save has then overtaken its submission.
         *     - **For 30 seconds after the end**, the server adds the answers, and then grades the attempt
         *       with what all devices have sent. The receipt is one of the end.
         *     - **Later**, the server keeps answers that it does not hold as `late`, ungraded, for the
         *       instructor to accept. If it holds each of them, or a later one, the receipt is one of the
         *       end.
         *     - **Once it is submitted**, the receipt is the same again if the server holds each of the
         *       answers, or a later one. Other answers are a 409 with what counts as `submitted`.
         *
         *     Sending a submission again is therefore safe: the answers are the idempotency key. Before
         *     the start it is a 409.
         */
        post: operations["submitQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save the answers so far
         * @description Saves answers of a running attempt. Of two answers to one question, the one with the later
         *     `chosen_at` counts, from whichever device and in whichever order they arrive. If both are
         *     the same, the one that the server holds counts. A cleared answer is `null`. Questions that
         *     the list does not name stay as they are.
         *
         *     The answer has the times, and what has changed on any device after `revision`; an empty list
         *     asks only for these. An attempt that has not begun is a 409. One that is over is a 409 with
         *     what counts as `submitted`.
         */
        put: operations["saveAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/time/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add time
         * @description Moves the end of one of the instructor's quizzes, for everyone or, with `student`, for one
         *     participant. Times add up. If the end has passed, the minutes count from now, students who
         *     have not submitted continue, and the results are hidden again. A quiz closes when the time
         *     of the last participant is over, even if that participant has submitted. A quiz that the
         *     server no longer reopens (in the reference server, 12 hours after its closing) is a 409.
         */
        put: operations["extendTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/evidence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the item statistics of a quiz
         * @description How the questions of one of the instructor's closed quizzes performed, over its graded
         *     attempts. A quiz that has not closed is a 409.
         */
        get: operations["evidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/late/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept a late submission
         * @description Grades a participant's late submission in one of the instructor's quizzes, in place of what
         *     was graded at the end. With `accept: false`, what was graded then counts again. Repeating
         *     either changes nothing. A participant without a late submission is a 404.
         */
        put: operations["acceptLate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the history of a quiz
         * @description Who changed one of the instructor's quizzes, its attempts and its scores, and when: the 200
         *     newest changes, newest first. Joining and saving answers are not changes. People have their
         *     current names; a deleted account has only its id.
         */
        get: operations["quizChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a quiz
         * @description An instructor's own quiz with its code and, from servers that keep the drawn questions,
         *     those questions with their right answers; or a quiz of the student's group without code and
         *     questions.
         */
        get: operations["quiz"];
        /**
         * Change the title and the description of a quiz
         * @description Until the quiz opens, what is shuffled and how it is graded can change too: another value
         *     after that is a 409, because students would lose their place or rely on it. Nothing else of a quiz can change once its code is
         *     known.
         */
        put: operations["updateQuiz"];
        post?: never;
        /**
         * Delete a quiz
         * @description Deletes one of the instructor's quizzes with its results. An open quiz that somebody has
         *     joined is a 409, and so is one that has just closed, while its last submissions are still
         *     accepted.
         */
        delete: operations["deleteQuiz"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the server offers
         * @description Which of the optional operations (`x-optional`) the server has. Widgets then do not
         *     try what is not there. Where a server has no such list, a widget asks for what it needs, and
         *     does without what is a 404, 405 or 501.
         */
        get: operations["capabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @example q7vX2m0Wc5aB */
        Id: string;
        /**
         * Format: date-time
         * @description An ISO 8601 instant with its offset.
         * @example 2026-05-04T09:00:00.000Z
         */
        Instant: string;
        /**
         * @description Roles of users.
         * @enum {string}
         */
        Role: "Instructor" | "Student";
        /**
         * @description Difficulties of questions and quizzes.
         * @enum {string}
         */
        Difficulty: "easy" | "medium" | "hard";
        /**
         * @description What a question is about. FE is front-end, BE back-end and DO DevOps. A server with types of
         *     its own lists them in `question_types` of `capabilities` and takes those in their place. Every
         *     server refuses a type that it does not have.
         * @example FE
         * @example BE
         * @example DO
         */
        QuestionType: string;
        /**
         * @description From which questions a quiz is drawn: those of one `QuestionType`, or with DO, which is
         *     "Both", those of every type. So DO means on a server with types of its own too.
         * @example FE
         * @example BE
         * @example DO
         */
        QuizType: string;
        /**
         * @description The type of a question or a quiz, as it was stored: the server may since have got other types.
         * @example FE
         * @example BE
         * @example DO
         */
        ShownType: string;
        /**
         * @description A type of questions on a server that has its own.
         * @example {
         *       "value": "BIO",
         *       "label": "Biology"
         *     }
         */
        NamedType: NamedType;
        /**
         * @description How the texts of a question are written: its title, description and options. `markdown` is
         *     CommonMark with tables, highlighted code and formulas in LaTeX; HTML in it is text.
         * @enum {string}
         */
        TextFormat: "plain" | "markdown";
        /**
         * @description A short text that questions are found by. Two that differ only in case or in surrounding
         *     blanks are the same tag.
         * @example css
         */
        Tag: string;
        /**
         * @description Letters of the options of a question. Most questions have four options.
         * @enum {string}
         */
        Letter: "A" | "B" | "C" | "D" | "E" | "F";
        /**
         * @description The letters of one or more options, each once and in order, such as `B` or `AC`. Questions of
         *     the kind `single` have one.
         * @example B
         * @example AC
         */
        Letters: string;
        /**
         * @description A number in digits, without an exponent and without zeros that add nothing, so that each number
         *     has one spelling.
         * @example -3.5
         * @example 1200
         */
        NumberText: string;
        /**
         * @description An answer to a question, or its right answer: the letters of its options, or the number if it
         *     is of the kind `numeric`.
         * @example B
         * @example AC
         * @example -3.5
         */
        Answer: string;
        /**
         * @description Numbers that earn points, all of them or a share.
         * @example {
         *       "number": "9.81",
         *       "tolerance": "1%"
         *     }
         */
        AcceptedNumber: AcceptedNumber;
        /**
         * @description How a question is answered: with one of its options, with several, or with a number.
         * @enum {string}
         */
        QuestionKind: "single" | "multiple" | "numeric";
        /**
         * @description What closed quizzes say of a question, by its facility, its discrimination and its distractors.
         *     `bad`: students who did well elsewhere got it wrong more often, so its answer is in doubt.
         *     `weak`: it is too easy or too hard, barely discriminates, or has a distractor that nobody
         *     chose. `good`: it discriminates, and every distractor was chosen.
         * @enum {string}
         */
        QuestionQuality: "good" | "weak" | "bad";
        ShortText: string;
        QuestionText: string;
        OptionText: string;
        LongText: string;
        /** @description At least one character that can be seen. Somebody with one name has it as the first name, and a dash as the last name, which nothing shows. */
        PersonName: string;
        /**
         * @description One address, in any script. Before checking it, the forms and the reference server take out what surrounds it where the meaning is plain: invisible characters, `mailto:`, the name in `Name <address>`, and punctuation at the ends.
         * @example ada@school.example
         */
        Email: string;
        /**
         * @description At least one lower-case letter and one digit, and no leading space.
         * @example quizwright1
         */
        NewPassword: string;
        /** @example quizwright1 */
        GivenPassword: string;
        /**
         * @description The options by letter: two to six, without a gap; none of the kind `numeric`. A server that does
         *     not list `Options.E` in `capabilities` takes A to D and needs them all.
         */
        Options: Options;
        /**
         * @description The options by letter, two to six without a gap; most questions have four, and those of the kind
         *     `numeric` none.
         */
        ShownOptions: ShownOptions;
        /**
         * @description Differs whenever a field that can be changed differs; clients only send it back with a change,
         *     as text. Left out by servers without revisions.
         * @example bHk0Zx8Qp1c
         */
        RecordRevision: string | number;
        /** @description The answer to an action that has nothing else to say. */
        Acknowledgement: Acknowledgement;
        /** @description The object that was made. A server may send all of it. */
        Created: Created;
        /** @description The object that was changed. A server may send all of it. */
        Saved: Saved;
        Failure: {
            /** @description A sentence for the person who acted. */
            message: string;
            /**
             * @description Why it was refused, for programs: it stays the same when the message changes or is
             *     translated. Left out for a reason that is not listed. Clients accept any other.
             */
            code?: components["schemas"]["FailureCode"];
            errors?: {
                /** @description Path of the field with dots. */
                field: string;
                message: string;
            }[];
        };
        /**
         * @description A stable name for the reason of a refusal: what is concerned, and what about it. Each has one
         *     status. `x-codes` says which operations send it.
         */
        FailureCode: "request.invalid" | "request.brokenJson" | "request.tooLarge" | "request.wrongType" | "record.changed" | "tries.tooMany" | "server.busy" | "server.failed" | "server.full" | "server.unavailable" | "server.uncertain" | "session.missing" | "session.over" | "account.inactive" | "role.instructorOnly" | "role.studentOnly" | "login.wrong" | "login.inactive" | "login.localOnly" | "registration.closed" | "registration.studentsOnly" | "otp.wrong" | "confirmation.wrong" | "password.wrong" | "email.taken" | "email.awaited" | "email.unusedAccount" | "group.unknown" | "group.notYours" | "group.full" | "group.tooSmall" | "group.hasQuizzes" | "student.unknown" | "student.notInGroup" | "student.inGroup" | "student.notBonded" | "student.otherInstructor" | "student.otherResults" | "student.takingQuiz" | "student.hasPassword" | "student.inactive" | "student.erased" | "question.unknown" | "bank.full" | "picture.unknown" | "picture.unreadable" | "picture.tooManyParts" | "picture.tooLarge" | "pictures.full" | "quiz.unknown" | "quiz.tooFewQuestions" | "quiz.beingTaken" | "quiz.justClosed" | "quiz.hasOpened" | "quiz.notClosed" | "schedule.unreal" | "schedule.past" | "schedule.tooFar" | "time.tooLate" | "time.submitted" | "participant.unknown" | "join.unknown" | "join.closed" | "join.otherGroup" | "join.full" | "attempt.notJoined" | "attempt.notStarted" | "attempt.notBegun" | "attempt.submitted" | "attempt.over" | "submit.stale" | "submit.early" | "lateSubmission.none";
        /**
         * @example {
         *       "email": "ada@school.example",
         *       "password": "quizwright1"
         *     }
         */
        SignIn: SignIn;
        /** @description The account that has signed in, and the token of its calls. */
        Session: Session;
        /** @description The student who was changed. A server may send all of it. */
        SavedStudent: SavedStudent;
        /**
         * @description An account, as its owner sees it.
         * @example {
         *       "_id": "u_ada",
         *       "first_name": "Ada",
         *       "last_name": "Lovelace",
         *       "email": "ada@school.example",
         *       "role": "Instructor",
         *       "status": "active"
         *     }
         */
        Profile: Profile;
        /** @description The student's group. */
        GroupName: GroupName;
        /**
         * @example {
         *       "first_name": "Grace",
         *       "last_name": "Hopper",
         *       "role": "Student",
         *       "email": "grace@school.example",
         *       "password": "quizwright1"
         *     }
         */
        Registration: Registration;
        /**
         * @example {
         *       "email": "ada@school.example"
         *     }
         */
        ForgottenPassword: ForgottenPassword;
        /**
         * @example {
         *       "email": "ada@school.example",
         *       "otp": "40281793",
         *       "password": "quizwright2"
         *     }
         */
        PasswordReset: PasswordReset;
        /**
         * @example {
         *       "email": "grace.hopper@school.example",
         *       "otp": "40281793",
         *       "password": "quizwright1"
         *     }
         */
        EmailConfirmation: EmailConfirmation;
        /**
         * @example {
         *       "password": "quizwright1",
         *       "password_new": "quizwright2"
         *     }
         */
        PasswordChange: PasswordChange;
        /**
         * @example {
         *       "name": "Web 1",
         *       "max_students": 20
         *     }
         */
        GroupInput: GroupInput;
        /**
         * @description A group in the list.
         * @example {
         *       "_id": "g_web1",
         *       "name": "Web 1",
         *       "max_students": 20,
         *       "size": 18
         *     }
         */
        Group: Group;
        /** @description What to send as `cursor` for the next page; null after the last. */
        Next: string | null;
        /** @description How many there are on all pages together. */
        Total: number;
        /** @description A group with its students. */
        GroupWithStudents: GroupWithStudents;
        /** @description A student of a group. Students see only the `_id`. */
        GroupStudent: GroupStudent;
        /**
         * @description A student, as instructors see them.
         * @example {
         *       "_id": "u_grace",
         *       "first_name": "Grace",
         *       "last_name": "Hopper",
         *       "email": "grace@school.example",
         *       "status": "active",
         *       "group": {
         *         "_id": "g_web1",
         *         "name": "Web 1"
         *       }
         *     }
         */
        Student: Student;
        StudentPage: {
            items: Student[];
            /** What to send as `cursor` for the next page; null after the last. */
            next: string | null;
            /** How many there are on all pages together. */
            total: number;
            /**
             * How many students there are, whatever is asked for: all of them, those without a group,
             * and those in a group that is not one of the caller's.
             */
            counts?: {
                all: number;
                none: number;
                elsewhere: number;
            };
        };
        /**
         * @description The email that replaces the current one once the owner has confirmed it (`confirmEmail`).
         *     Absent if no change is pending.
         * @example grace.hopper@school.example
         */
        PendingEmail: string;
        /**
         * @example {
         *       "first_name": "Grace",
         *       "last_name": "Hopper",
         *       "email": "grace@school.example",
         *       "group": "g_web1"
         *     }
         */
        StudentInput: StudentInput;
        /**
         * @example {
         *       "_id": "u_grace",
         *       "status": "inactive"
         *     }
         */
        StudentChange: StudentChange;
        /**
         * @description A student in the ranking.
         * @example {
         *       "_id": "u_grace",
         *       "first_name": "Grace",
         *       "last_name": "Hopper",
         *       "avg_score": 87.5
         *     }
         */
        RankedStudent: RankedStudent;
        /**
         * @description What the server has beyond the specification.
         * @example {
         *       "operations": [
         *         "me",
         *         "logout",
         *         "saveAnswers",
         *         "extendTime",
         *         "evidence"
         *       ],
         *       "fields": [
         *         "QuestionInput.format",
         *         "Options.E",
         *         "QuizInput.shuffle_options"
         *       ]
         *     }
         */
        Capabilities: Capabilities;
        /**
         * @description What students see of the ranking: everyone in it, their own place, or nothing. Left out for
         *     `everybody`.
         * @enum {string}
         */
        RankingShown: "everybody" | "own place" | "nobody";
        /**
         * @description A student's place in the ranking.
         * @example {
         *       "place": 12,
         *       "of": 28,
         *       "avg_score": 61.5
         *     }
         */
        Place: Place;
        /**
         * @example {
         *       "title": "Which status code says that a resource was created?",
         *       "description": "201 names the new resource in its Location header.",
         *       "options": {
         *         "A": "200",
         *         "B": "201",
         *         "C": "204",
         *         "D": "301"
         *       },
         *       "answer": "B",
         *       "type": "BE",
         *       "difficulty": "easy"
         *     }
         */
        QuestionInput: QuestionInput;
        /**
         * @example {
         *       "questions": [
         *         {
         *           "title": "Which status code says that a resource was created?",
         *           "description": "201 names the new resource in its Location header.",
         *           "options": {
         *             "A": "200",
         *             "B": "201",
         *             "C": "204",
         *             "D": "301"
         *           },
         *           "answer": "B",
         *           "type": "BE",
         *           "difficulty": "easy"
         *         }
         *       ]
         *     }
         */
        QuestionImport: QuestionImport;
        /**
         * @description A picture that was uploaded.
         * @example {
         *       "_id": "u1GDNZkcTcXgZwX0Iq6vYp2sVwqzPZ1mA9sV4o5tQ8k-640x480",
         *       "type": "image/png",
         *       "width": 640,
         *       "height": 480,
         *       "message": "Picture added"
         *     }
         */
        UploadedPicture: UploadedPicture;
        /** @description The questions that were added to the bank. */
        ImportedQuestions: ImportedQuestions;
        /**
         * @description A question of the bank, with its right answer.
         * @example {
         *       "_id": "q_created",
         *       "title": "Which status code says that a resource was created?",
         *       "description": "201 names the new resource in its Location header.",
         *       "options": {
         *         "A": "200",
         *         "B": "201",
         *         "C": "204",
         *         "D": "301"
         *       },
         *       "answer": "B",
         *       "type": "BE",
         *       "difficulty": "easy"
         *     }
         */
        Question: Question;
        QuestionPage: {
            items: Question[];
            /** What to send as `cursor` for the next page; null after the last. */
            next: string | null;
            /** How many there are on all pages together. */
            total: number;
        };
        /**
         * @description What a bank can be filtered by.
         * @example {
         *       "tags": [
         *         {
         *           "tag": "css",
         *           "questions": 12
         *         }
         *       ],
         *       "used": 40,
         *       "quality": {
         *         "good": 21,
         *         "weak": 6,
         *         "bad": 1
         *       },
         *       "types": [
         *         "BE",
         *         "FE"
         *       ]
         *     }
         */
        QuestionFacets: QuestionFacets;
        /** @description How many questions have each quality. */
        QualityCounts: QualityCounts;
        /** @description A tag of the bank. */
        TagCount: TagCount;
        /**
         * @example {
         *       "ids": [
         *         "q_created"
         *       ],
         *       "difficulty": "medium",
         *       "add_tags": [
         *         "http"
         *       ]
         *     }
         */
        QuestionsChange: QuestionsChange;
        /**
         * @description What became of each question.
         * @example {
         *       "ids": [
         *         "q_created"
         *       ],
         *       "refused": [],
         *       "message": "1 question changed"
         *     }
         */
        ChangedQuestions: ChangedQuestions;
        /** @description A question that stays as it was. */
        RefusedChange: RefusedChange;
        /**
         * @example {
         *       "tags": [
         *         "css"
         *       ],
         *       "to": "CSS"
         *     }
         */
        TagsChange: TagsChange;
        /**
         * @description How far a change of tags went.
         * @example {
         *       "questions": 12,
         *       "message": "12 questions changed"
         *     }
         */
        RenamedTags: RenamedTags;
        /**
         * @example {
         *       "title": "How the web works",
         *       "description": "Requests, answers and what happens in between.",
         *       "group": "g_web1",
         *       "questions_number": 10,
         *       "difficulty": "easy",
         *       "type": "DO",
         *       "schadule": "2026-05-04T09:00:00.000Z",
         *       "duration": 45,
         *       "score_per_question": 2
         *     }
         */
        QuizInput: QuizInput;
        /**
         * @description Whether each student gets the questions in an order of their own. Absent for no. Sent only to
         *     servers that name it in `capabilities`.
         */
        ShuffleQuestions: boolean;
        /**
         * @description Whether each student gets the options of a question in an order of their own: the letters of
         *     a paper, and of all answers to and from its student, are those of this attempt, and do not
         *     tell in which order the options are stored.
         *     Absent for no. Sent only to servers that name it in `capabilities`.
         */
        ShuffleOptions: boolean;
        /**
         * @description What an answer to a question with several right options earns. `all_or_nothing`: all points
         *     for exactly these options, and none otherwise. `partial`: the share (right − wrong) / number
         *     of right options, never below 0. Absent for `all_or_nothing`. Sent only to servers that name
         *     it in `capabilities`.
         * @enum {string}
         */
        Grading: "all_or_nothing" | "partial";
        /**
         * @example {
         *       "title": "How the web works",
         *       "description": "Requests, answers and what happens in between."
         *     }
         */
        QuizChange: QuizChange;
        /**
         * @description What everyone may see of a quiz, and its code for its instructor.
         * @example {
         *       "_id": "z_http",
         *       "title": "How the web works",
         *       "description": "Requests, answers and what happens in between.",
         *       "group": "g_web1",
         *       "questions_number": 10,
         *       "difficulty": "easy",
         *       "type": "DO",
         *       "schadule": "2026-05-04T09:00:00.000Z",
         *       "duration": 45,
         *       "score_per_question": 2,
         *       "code": "7KQ2MXWD",
         *       "closed_at": null,
         *       "participants": 12
         *     }
         */
        Quiz: Quiz;
        /** @description A quiz and, for its instructor, its questions. */
        QuizWithQuestions: QuizWithQuestions;
        /**
         * @description The quiz that was set up.
         * @example {
         *       "_id": "z_http",
         *       "code": "7KQ2MXWD",
         *       "message": "Quiz created successfully"
         *     }
         */
        CreatedQuiz: CreatedQuiz;
        /** @description A quiz that has not closed. */
        UpcomingQuiz: UpcomingQuiz;
        /** @description A quiz that has closed. */
        CompletedQuiz: CompletedQuiz;
        UpcomingQuizPage: {
            items: UpcomingQuiz[];
            /** What to send as `cursor` for the next page; null after the last. */
            next: string | null;
            /** How many there are on all pages together. */
            total: number;
        };
        CompletedQuizPage: {
            items: CompletedQuiz[];
            /** What to send as `cursor` for the next page; null after the last. */
            next: string | null;
            /** How many there are on all pages together. */
            total: number;
        };
        /**
         * @example {
         *       "minutes": 15
         *     }
         */
        AddedTime: AddedTime;
        /** @description When the time ends now that some was added. */
        NewEnd: NewEnd;
        /**
         * @example {
         *       "code": "7KQ2MXWD"
         *     }
         */
        JoinRequest: JoinRequest;
        Joined: {
            /** @description The quiz's id, or an object with that `_id`. */
            quiz: string | {
                _id: string;
            };
            /** @default  */
            code: string;
            /** @description When the quiz opens. */
            starts_at?: string;
            /** @description The server's clock at the time of this answer. */
            server_now?: string;
            /** @description A sentence for the person who acted. */
            message?: string;
        };
        /** @description What a student takes a quiz with. */
        QuizPaper: QuizPaper;
        /** @description A question without its right answer. */
        PaperQuestion: PaperQuestion;
        /** @description A question of a paper, with its right answer. */
        KeyedQuestion: KeyedQuestion;
        /**
         * @description The student's attempt and its times. A server that keeps no attempts leaves it out.
         * @example {
         *       "started_at": "2026-05-04T09:00:12.000Z",
         *       "ends_at": "2026-05-04T09:45:00.000Z",
         *       "server_now": "2026-05-04T09:10:00.000Z",
         *       "revision": 3,
         *       "answers": [
         *         {
         *           "question": "q_created",
         *           "answer": "B",
         *           "chosen_at": "2026-05-04T09:09:58.204Z"
         *         }
         *       ],
         *       "spread": 2
         *     }
         */
        Attempt: Attempt;
        /** @description The attempt with the saved answers. */
        SavedAttempt: SavedAttempt;
        /**
         * @example {
         *       "answers": [
         *         {
         *           "question": "q_created",
         *           "answer": "B",
         *           "chosen_at": "2026-05-04T09:09:58.204Z"
         *         }
         *       ],
         *       "revision": 3
         *     }
         */
        SaveRequest: SaveRequest;
        Revision: number;
        /**
         * @example {
         *       "answers": [
         *         {
         *           "question": "q_created",
         *           "answer": "B"
         *         }
         *       ]
         *     }
         */
        Submission: Submission;
        SubmittedAnswer: SubmittedAnswer;
        /** @description The answer to a question, or none, and when it was chosen. */
        SavedAnswer: SavedAnswer;
        /**
         * @description What counts for an attempt that is submitted or over. For 30 seconds after the end, other
         *     devices may still add to it.
         */
        SubmittedAttempt: SubmittedAttempt;
        /** @description What a submission came to. It has a receipt or a message. */
        Submitted: Submitted;
        /**
         * @description What the server holds of a submission.
         * @example {
         *       "_id": "r_4f0",
         *       "submitted_at": "2026-05-04T09:38:00.000Z",
         *       "answered": 9,
         *       "questions": 10,
         *       "late": false
         *     }
         */
        Receipt: Receipt;
        /** @description The quiz of a result. */
        ResultQuiz: ResultQuiz;
        /**
         * @description The quiz's group. Without it, widgets read each group.
         * @example {
         *       "name": "Web 1",
         *       "size": 18
         *     }
         */
        ResultGroup: ResultGroup;
        /** @description The result of a quiz without its participants. */
        ResultSummary: ResultSummary;
        ResultPage: {
            items: ResultSummary[];
            /** What to send as `cursor` for the next page; null after the last. */
            next: string | null;
            /** How many there are on all pages together. */
            total: number;
        };
        ParticipantPage: {
            items: Participation[];
            /** What to send as `cursor` for the next page; null after the last. */
            next: string | null;
            /** How many there are on all pages together. */
            total: number;
            _id: string;
            quiz: ResultQuiz;
            group?: ResultGroup;
            figures: ResultFigures;
        };
        /**
         * @description The figures of a result, over all its participants.
         * @example {
         *       "participants": 3,
         *       "scores": [
         *         {
         *           "score": 14,
         *           "count": 2
         *         },
         *         {
         *           "score": 18,
         *           "count": 1
         *         }
         *       ],
         *       "minutes": [
         *         {
         *           "minutes": 31,
         *           "count": 1
         *         },
         *         {
         *           "minutes": 37,
         *           "count": 2
         *         }
         *       ],
         *       "median_seconds": 2268,
         *       "has_late": false,
         *       "missing": {
         *         "total": 0,
         *         "students": []
         *       }
         *     }
         */
        ResultFigures: ResultFigures;
        /** @description The result of a quiz, with everyone who took it. */
        Result: Result;
        /**
         * @description What one student did in a quiz.
         * @example {
         *       "_id": "p_grace",
         *       "participant": {
         *         "first_name": "Grace",
         *         "last_name": "Hopper",
         *         "email": "grace@school.example"
         *       },
         *       "score": 18,
         *       "started_at": "2026-05-04T09:00:12.000Z",
         *       "finished_at": "2026-05-04T09:38:00.000Z"
         *     }
         */
        Participation: Participation;
        /**
         * @example {
         *       "participation": "p_grace"
         *     }
         */
        LateAcceptance: LateAcceptance;
        /** @description What a participant has now. */
        Graded: Graded;
        /** @description Who changed a quiz, newest first. */
        QuizChanges: QuizChanges;
        /**
         * @description A change of a quiz.
         * @example {
         *       "at": "2026-05-04T09:20:00.000Z",
         *       "action": "quiz.extend",
         *       "who": {
         *         "_id": "u_ines",
         *         "first_name": "Ines",
         *         "last_name": "Ibarra"
         *       },
         *       "student": null,
         *       "before": {
         *         "duration": 30
         *       },
         *       "after": {
         *         "duration": 40,
         *         "minutes": 10,
         *         "reopened": 0
         *       }
         *     }
         */
        RecordedChange: RecordedChange;
        RecordedFields: RecordedFields;
        /** @description A person by id, without a name if the account was deleted. */
        NamedPerson: NamedPerson;
        /** @description How the questions of a quiz performed. */
        Evidence: Evidence;
        /** @description How one question performed. */
        ItemStatistics: ItemStatistics;
    };
    responses: {
        /** @description The request does not fit the contract; `errors` names each field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Title is required.",
                 *       "errors": [
                 *         {
                 *           "field": "title",
                 *           "message": "Title is required."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No valid access token, or a wrong email or password. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Sign in to continue."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Signed in, but not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Only instructors can do this. Sign in as an instructor."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The object does not exist, or belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This quiz does not exist or is not yours."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The object's state does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This quiz is closed and can no longer be joined."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The object has changed since the `revision` of the request, and `present` is the object as it
         *     is now; or, without `present`, its state does not allow this.
         */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This has changed since you opened it. Nothing was overwritten."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"] & {
                    present?: Group | Student | Question | QuizWithQuestions;
                };
            };
        };
        /**
         * @description The attempt still runs, and `attempt` is what the server holds of it now; or it is submitted
         *     or over, and `submitted` is what counts; or it has not begun, and the answer has neither.
         */
        NotSubmitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This quiz has not started yet. Wait for it to start."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"] & {
                    attempt?: Attempt;
                    submitted?: SubmittedAttempt;
                };
            };
        };
        /**
         * @description The attempt is submitted or over, and `submitted` is what counts; or it has not begun, and
         *     the answer has none.
         */
        AttemptOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This quiz is closed. You can no longer answer it."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"] & {
                    submitted?: SubmittedAttempt;
                };
            };
        };
        /** @description Too many tries. The message and `Retry-After` (in seconds) say when to retry. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many tries to sign in. Try again in 40 seconds."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description What any operation may answer: 413 for a body that is too large, 415 for one that is not
         *     JSON, 500 and 503 if the server itself is in trouble or overloaded. A 503 may say in
         *     `Retry-After` after how many seconds to retry.
         */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The database is not responding. Try again in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The object's id. */
        Id: string;
        /** @description The group's id. */
        GroupId: string;
        /** @description How many to answer at most. A call with it is answered with a page. */
        Limit: number;
        /** @description The `next` of the page before. `limit` may differ from page to page, and nothing else. */
        Cursor: string;
        /**
         * @description The `revision` of the object that the change is based on. If the object has another one by
         *     now, nothing changes, and the answer is a 409 with the object as it is now (`present`).
         *     Widgets send it where the server has sent one; a server without revisions ignores it.
         */
        RecordRevision: string;
        /** @description Words to find. */
        Search: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignIn;
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Session;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Registration;
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "Registration successful"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ForgottenPassword;
            };
        };
        responses: {
            /** @description Sent, if the account exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "Reset email sent successfully!"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordReset;
            };
        };
        responses: {
            /** @description The new password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "Password reset successfully!"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailConfirmation;
            };
        };
        responses: {
            /** @description The new email is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "Email confirmed. Use it to sign in from now on."
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordChange;
            };
        };
        responses: {
            /** @description The new password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "Password changed successfully"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "Logged out"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    groups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Group[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupInput;
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Created;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    group: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupWithStudents;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateGroup: {
        parameters: {
            query?: {
                /**
                 * @description The `revision` of the object that the change is based on. If the object has another one by
                 *     now, nothing changes, and the answer is a 409 with the object as it is now (`present`).
                 *     Widgets send it where the server has sent one; a server without revisions ignores it.
                 */
                revision?: components["parameters"]["RecordRevision"];
            };
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupInput;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Saved;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "Group deleted successfully"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    students: {
        parameters: {
            query?: {
                /** @description How many to answer at most. A call with it is answered with a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next` of the page before. `limit` may differ from page to page, and nothing else. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words to find. */
                q?: components["parameters"]["Search"];
                /** @description Only the students of this group. */
                group?: string;
                /**
                 * @description Only the students without a group (`none`), or those in a group that is not one of the
                 *     caller's (`elsewhere`).
                 */
                membership?: "none" | "elsewhere";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Student[] | components["schemas"]["StudentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateStudent: {
        parameters: {
            query?: {
                /**
                 * @description The `revision` of the object that the change is based on. If the object has another one by
                 *     now, nothing changes, and the answer is a 409 with the object as it is now (`present`).
                 *     Widgets send it where the server has sent one; a server without revisions ignores it.
                 */
                revision?: components["parameters"]["RecordRevision"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StudentChange;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SavedStudent;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    createStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StudentInput;
            };
        };
        responses: {
            /** @description Added and invited. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Created;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    topStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RankedStudent[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    ownPlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Place;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    studentsWithoutGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Student[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    student: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Student;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "Student deleted"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    inviteStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "An invitation is on its way to grace@school.example."
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    moveStudentToGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
                /** @description The group's id. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Saved;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    addStudentToGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
                /** @description The group's id. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Saved;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeStudentFromGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
                /** @description The group's id. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No longer in the group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Saved;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    questions: {
        parameters: {
            query?: {
                /** @description How many to answer at most. A call with it is answered with a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next` of the page before. `limit` may differ from page to page, and nothing else. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words to find. */
                q?: components["parameters"]["Search"];
                /**
                 * @description The column to sort by, from its start, or from its end with `-`.
                 *     Newest first without it.
                 */
                sort?: "title" | "-title" | "description" | "-description" | "difficulty" | "-difficulty" | "type" | "-type";
                /** @description Only questions of this type; none of a type that no question has. */
                type?: string;
                /** @description Only questions of this difficulty. */
                difficulty?: "easy" | "medium" | "hard";
                /**
                 * @description Only questions that have all of these tags, separated by commas, in any case. Servers with
                 *     `questionFacets` take it.
                 */
                tags?: string;
                /**
                 * @description Only questions that a quiz has drawn (`yes`), or that none has (`no`). Servers whose
                 *     `questionFacets` say `used` take it.
                 */
                used?: "yes" | "no";
                /**
                 * @description Only questions of which the closed quizzes say this. Servers whose `questionFacets` say
                 *     `quality` take it.
                 */
                quality?: "good" | "weak" | "bad";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Question[] | components["schemas"]["QuestionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuestionInput;
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Created;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    importQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuestionImport;
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportedQuestions;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    questionFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuestionFacets;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuestionsChange;
            };
        };
        responses: {
            /** @description Changed, but for those refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ChangedQuestions;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    renameTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TagsChange;
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RenamedTags;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: {
                /**
                 * @description The `revision` of the object that the change is based on. If the object has another one by
                 *     now, nothing changes, and the answer is a 409 with the object as it is now (`present`).
                 *     Widgets send it where the server has sent one; a server without revisions ignores it.
                 */
                revision?: components["parameters"]["RecordRevision"];
            };
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuestionInput;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Saved;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "item deleted successfully"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: UploadedPicture;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    createQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuizInput;
            };
        };
        responses: {
            /** @description Set up. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: CreatedQuiz;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    upcomingQuizzes: {
        parameters: {
            query?: {
                /** @description How many to answer at most. A call with it is answered with a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next` of the page before. `limit` may differ from page to page, and nothing else. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quizzes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpcomingQuiz[] | components["schemas"]["UpcomingQuizPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    completedQuizzes: {
        parameters: {
            query?: {
                /** @description How many to answer at most. A call with it is answered with a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next` of the page before. `limit` may differ from page to page, and nothing else. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quizzes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompletedQuiz[] | components["schemas"]["CompletedQuizPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    results: {
        parameters: {
            query?: {
                /** @description How many to answer at most. A call with it is answered with a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next` of the page before. `limit` may differ from page to page, and nothing else. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words to find. */
                q?: components["parameters"]["Search"];
                /**
                 * @description The column to sort by, from its start, or from its end with `-`.
                 *     Latest first without it.
                 */
                sort?: "title" | "-title" | "group" | "-group" | "persons" | "-persons" | "participants" | "-participants" | "date" | "-date";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Result[] | components["schemas"]["ResultPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    result: {
        parameters: {
            query?: {
                /** @description How many to answer at most. A call with it is answered with a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next` of the page before. `limit` may differ from page to page, and nothing else. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words to find. */
                q?: components["parameters"]["Search"];
                /**
                 * @description The column to sort by, from its start, or from its end with `-`. By last name without it.
                 *     Participants without a duration come last.
                 */
                sort?: "name" | "-name" | "score" | "-score" | "duration" | "-duration";
            };
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    joinQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JoinRequest;
            };
        };
        responses: {
            /** @description Joined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Joined"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    quizPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: QuizPaper;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AttemptOver"];
            default: components["responses"]["Unexpected"];
        };
    };
    submitQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Submission;
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Submitted;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotSubmitted"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveRequest;
            };
        };
        responses: {
            /** @description Saved, with the new revision and the current times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SavedAttempt;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AttemptOver"];
            default: components["responses"]["Unexpected"];
        };
    };
    extendTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddedTime;
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: NewEnd;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    evidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Evidence;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptLate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LateAcceptance;
            };
        };
        responses: {
            /** @description Graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Graded;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    quizChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuizChanges;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    quiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuizWithQuestions;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateQuiz: {
        parameters: {
            query?: {
                /**
                 * @description The `revision` of the object that the change is based on. If the object has another one by
                 *     now, nothing changes, and the answer is a 409 with the object as it is now (`present`).
                 *     Widgets send it where the server has sent one; a server without revisions ignores it.
                 */
                revision?: components["parameters"]["RecordRevision"];
            };
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuizChange;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Saved;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": "item deleted successfully"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Acknowledgement;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    capabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Capabilities;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
}
