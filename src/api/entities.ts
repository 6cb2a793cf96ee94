// Generated from openapi.yaml by `npm run generate`. Do not edit.

/**
 * A type of questions on a server that has its own.
 * @example {
 *       "value": "BIO",
 *       "label": "Biology"
 *     }
 */
export interface NamedType {
  /** How requests and answers name it. */
  value: string;
  /** How people read it. */
  label: string;
}

/**
 * Numbers that earn points, all of them or a share.
 * @example {
 *       "number": "9.81",
 *       "tolerance": "1%"
 *     }
 */
export interface AcceptedNumber {
  /** The number, or one end of the range that `to` ends. */
  number: string;
  /**
   * How far an answer may be from `number`, as an amount or as percent of it. Exact if it is left
   * out; without a meaning beside `to`.
   */
  tolerance?: string;
  /** The other end of a range, which includes both ends. */
  to?: string;
  /**
   * Percent of the question's points where the quiz grades `partial`, counted in whole sixtieths;
   * all of them if it is left out. With `all_or_nothing`, a part earns nothing.
   */
  share?: number;
}

/**
 * The options by letter: two to six, without a gap; none of the kind `numeric`. A server that does
 * not list `Options.E` in `capabilities` takes A to D and needs them all.
 */
export interface Options {
  A?: string;
  B?: string;
  C?: string;
  D?: string;
  E?: string;
  F?: string;
}

/**
 * The options by letter, two to six without a gap; most questions have four, and those of the kind
 * `numeric` none.
 */
export interface ShownOptions {
  A?: string;
  B?: string;
  C?: string;
  D?: string;
  E?: string;
  F?: string;
}

/** The answer to an action that has nothing else to say. */
export interface Acknowledgement {
  /** A sentence for the person who acted. */
  message?: string;
}

/** The object that was made. A server may send all of it. */
export interface Created {
  /** Its id. A server that follows only the specification may leave it out. */
  _id?: string;
  /** A sentence for the person who acted. */
  message?: string;
}

/** The object that was changed. A server may send all of it. */
export interface Saved {
  _id?: string;
  /**
   * Differs whenever a field that can be changed differs; clients only send it back with a change,
   * as text. Left out by servers without revisions.
   * @example bHk0Zx8Qp1c
   */
  revision?: string | number;
  /** A sentence for the person who acted. */
  message?: string;
}

/**
 * @example {
 *       "email": "ada@school.example",
 *       "password": "quizwright1"
 *     }
 */
export interface SignIn {
  /**
   * One address, in any script. Before checking it, the forms and the reference server take out what surrounds it where the meaning is plain: invisible characters, `mailto:`, the name in `Name <address>`, and punctuation at the ends.
   * @example ada@school.example
   */
  email: string;
  password: string;
}

/** The account that has signed in, and the token of its calls. */
export interface Session {
  message?: string;
  profile: Profile;
  accessToken: string;
}

/** The student who was changed. A server may send all of it. */
export interface SavedStudent {
  _id?: string;
  /**
   * Differs whenever a field that can be changed differs; clients only send it back with a change,
   * as text. Left out by servers without revisions.
   * @example bHk0Zx8Qp1c
   */
  revision?: string | number;
  /**
   * The email that replaces the current one once the owner has confirmed it (`confirmEmail`).
   * Absent if no change is pending.
   * @example grace.hopper@school.example
   */
  email_pending?: string;
  /** A sentence for the person who acted. */
  message?: string;
}

/**
 * An account, as its owner sees it.
 * @example {
 *       "_id": "u_ada",
 *       "first_name": "Ada",
 *       "last_name": "Lovelace",
 *       "email": "ada@school.example",
 *       "role": "Instructor",
 *       "status": "active"
 *     }
 */
export interface Profile {
  _id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Roles of users. */
  role: 'Instructor' | 'Student';
  /**
   * `active`, or otherwise.
   * @example active
   */
  status?: string;
  group?: GroupName;
}

/** The student's group. */
export interface GroupName {
  _id?: string;
  name: string;
}

/**
 * @example {
 *       "first_name": "Grace",
 *       "last_name": "Hopper",
 *       "role": "Student",
 *       "email": "grace@school.example",
 *       "password": "quizwright1"
 *     }
 */
export interface Registration {
  /** At least one character that can be seen. Somebody with one name has it as the first name, and a dash as the last name, which nothing shows. */
  first_name: string;
  /** At least one character that can be seen. Somebody with one name has it as the first name, and a dash as the last name, which nothing shows. */
  last_name: string;
  role: 'Instructor' | 'Student';
  /**
   * One address, in any script. Before checking it, the forms and the reference server take out what surrounds it where the meaning is plain: invisible characters, `mailto:`, the name in `Name <address>`, and punctuation at the ends.
   * @example ada@school.example
   */
  email: string;
  /**
   * At least one lower-case letter and one digit, and no leading space.
   * @example quizwright1
   */
  password: string;
}

/**
 * @example {
 *       "email": "ada@school.example"
 *     }
 */
export interface ForgottenPassword {
  /**
   * One address, in any script. Before checking it, the forms and the reference server take out what surrounds it where the meaning is plain: invisible characters, `mailto:`, the name in `Name <address>`, and punctuation at the ends.
   * @example ada@school.example
   */
  email: string;
}

/**
 * @example {
 *       "email": "ada@school.example",
 *       "otp": "40281793",
 *       "password": "quizwright2"
 *     }
 */
export interface PasswordReset {
  /**
   * One address, in any script. Before checking it, the forms and the reference server take out what surrounds it where the meaning is plain: invisible characters, `mailto:`, the name in `Name <address>`, and punctuation at the ends.
   * @example ada@school.example
   */
  email: string;
  /**
   * The one-time code, or the code of the invitation, from the mail. Spaces, dashes and case
   * are ignored.
   */
  otp: string;
  /**
   * At least one lower-case letter and one digit, and no leading space.
   * @example quizwright1
   */
  password: string;
}

/**
 * @example {
 *       "email": "grace.hopper@school.example",
 *       "otp": "40281793",
 *       "password": "quizwright1"
 *     }
 */
export interface EmailConfirmation {
  /** The new one. */
  email: string;
  /** The one-time code from the mail. Spaces and dashes are ignored. */
  otp: string;
  password: string;
}

/**
 * @example {
 *       "password": "quizwright1",
 *       "password_new": "quizwright2"
 *     }
 */
export interface PasswordChange {
  password: string;
  /**
   * At least one lower-case letter and one digit, and no leading space.
   * @example quizwright1
   */
  password_new: string;
}

/**
 * @example {
 *       "name": "Web 1",
 *       "max_students": 20
 *     }
 */
export interface GroupInput {
  name: string;
  max_students: number;
}

/**
 * A group in the list.
 * @example {
 *       "_id": "g_web1",
 *       "name": "Web 1",
 *       "max_students": 20,
 *       "size": 18
 *     }
 */
export interface Group {
  _id: string;
  /**
   * Differs whenever a field that can be changed differs; clients only send it back with a change,
   * as text. Left out by servers without revisions.
   * @example bHk0Zx8Qp1c
   */
  revision?: string | number;
  name: string;
  max_students: number;
  /** How many students it has. */
  size?: number;
}

/** A group with its students. */
export interface GroupWithStudents {
  _id?: string;
  name: string;
  max_students?: number;
  students: GroupStudent[];
}

/** A student of a group. Students see only the `_id`. */
export interface GroupStudent {
  _id: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  /**
   * `active`, or otherwise.
   * @example active
   */
  status?: string;
}

/**
 * A student, as instructors see them.
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
export interface Student {
  _id: string;
  /**
   * Differs whenever a field that can be changed differs; clients only send it back with a change,
   * as text. Left out by servers without revisions.
   * @example bHk0Zx8Qp1c
   */
  revision?: string | number;
  first_name: string;
  last_name: string;
  email: string;
  /** Roles of users. */
  role?: 'Instructor' | 'Student';
  /**
   * `active`, or otherwise.
   * @example active
   */
  status?: string;
  group?: GroupName;
  /**
   * The email that replaces the current one once the owner has confirmed it (`confirmEmail`).
   * Absent if no change is pending.
   * @example grace.hopper@school.example
   */
  email_pending?: string;
  /**
   * True while nobody has set a password for the account. Absent otherwise, and on servers
   * without `inviteStudent`.
   */
  invited?: boolean;
  /**
   * What the calling instructor may not do with the student: `edit` and `delete` without a
   * bond, only `delete` if another instructor has results of the student. Empty if they may
   * do both. Absent if the server does not tell, and for students.
   */
  denied?: ('edit' | 'delete')[];
}

export interface StudentPage {
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
  /** Whether the server has no pages: this is all of the list, neither searched nor sorted. */
  isWhole: boolean;
}

/**
 * @example {
 *       "first_name": "Grace",
 *       "last_name": "Hopper",
 *       "email": "grace@school.example",
 *       "group": "g_web1"
 *     }
 */
export interface StudentInput {
  /** At least one character that can be seen. Somebody with one name has it as the first name, and a dash as the last name, which nothing shows. */
  first_name: string;
  /** At least one character that can be seen. Somebody with one name has it as the first name, and a dash as the last name, which nothing shows. */
  last_name: string;
  /**
   * One address, in any script. Before checking it, the forms and the reference server take out what surrounds it where the meaning is plain: invisible characters, `mailto:`, the name in `Name <address>`, and punctuation at the ends.
   * @example ada@school.example
   */
  email: string;
  group?: string;
}

/**
 * @example {
 *       "_id": "u_grace",
 *       "status": "inactive"
 *     }
 */
export interface StudentChange {
  _id: string;
  /** At least one character that can be seen. Somebody with one name has it as the first name, and a dash as the last name, which nothing shows. */
  first_name?: string;
  /** At least one character that can be seen. Somebody with one name has it as the first name, and a dash as the last name, which nothing shows. */
  last_name?: string;
  /**
   * One address, in any script. Before checking it, the forms and the reference server take out what surrounds it where the meaning is plain: invisible characters, `mailto:`, the name in `Name <address>`, and punctuation at the ends.
   * @example ada@school.example
   */
  email?: string;
  /** Only active students can sign in. */
  status?: 'active' | 'inactive';
  /** True cancels a pending change of the email. */
  keep_email?: boolean;
}

/**
 * A student in the ranking.
 * @example {
 *       "_id": "u_grace",
 *       "first_name": "Grace",
 *       "last_name": "Hopper",
 *       "avg_score": 87.5
 *     }
 */
export interface RankedStudent {
  _id?: string;
  first_name: string;
  last_name: string;
  /** Mean score in percent of the maximum, 0 to 100, with one decimal. */
  avg_score: number;
}

/**
 * What the server has beyond the specification.
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
export interface Capabilities {
  /**
   * The ids of the optional operations that the server has. Names that are not in this
   * document say nothing.
   */
  operations: string[];
  /**
   * The optional fields of bodies that the server takes, and the fields that it takes empty
   * (`x-may-be-empty`), each after its schema. Widgets offer a new field, and leave one empty,
   * only where it is listed. Names that are not in this document say nothing.
   */
  fields?: string[];
  /**
   * The types that questions can have, in the order of choices. Left out where they are those
   * of the specification.
   */
  question_types?: NamedType[];
  /**
   * What students see of the ranking: everyone in it, their own place, or nothing. Left out for
   * `everybody`.
   */
  ranking?: 'everybody' | 'own place' | 'nobody';
}

/**
 * A student's place in the ranking.
 * @example {
 *       "place": 12,
 *       "of": 28,
 *       "avg_score": 61.5
 *     }
 */
export interface Place {
  /** Counted from the best, who is 1; null while none of the student's quizzes counts. */
  place: number | null;
  /** How many are ranked. */
  of: number;
  /** As in the ranking; null while none of the student's quizzes counts. */
  avg_score: number | null;
}

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
export interface QuestionInput {
  title: string;
  /**
   * Why the right answer is right. Widgets leave it empty only on servers that name it in
   * `capabilities`.
   */
  description: string;
  options: Options;
  /**
   * An answer to a question, or its right answer: the letters of its options, or the number if it
   * is of the kind `numeric`.
   * @example B
   * @example AC
   * @example -3.5
   */
  answer: string;
  /**
   * What a question is about. FE is front-end, BE back-end and DO DevOps. A server with types of
   * its own lists them in `question_types` of `capabilities` and takes those in their place. Every
   * server refuses a type that it does not have.
   * @example FE
   * @example BE
   * @example DO
   */
  type: string;
  /** Difficulties of questions and quizzes. */
  difficulty: 'easy' | 'medium' | 'hard';
  /** How its texts are written; `plain` if it is left out. */
  format?: 'plain' | 'markdown';
  /** How it is answered; `single` if it is left out. */
  kind?: 'single' | 'multiple' | 'numeric';
  /**
   * What counts beside `answer` itself, which always earns all points. Only for the kind `numeric`,
   * which a server takes that names this field in `capabilities`.
   */
  accepted?: AcceptedNumber[];
  /**
   * What it is found by beside its texts; none if it is left out. Of tags that are the same,
   * the first is kept.
   */
  tags?: string[];
}

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
export interface QuestionImport {
  questions: QuestionInput[];
}

/**
 * A picture that was uploaded.
 * @example {
 *       "_id": "u1GDNZkcTcXgZwX0Iq6vYp2sVwqzPZ1mA9sV4o5tQ8k-640x480",
 *       "type": "image/png",
 *       "width": 640,
 *       "height": 480,
 *       "message": "Picture added"
 *     }
 */
export interface UploadedPicture {
  /**
   * What the picture is called in a text: `media:` and this. Where it ends in `-`, a width, `x`
   * and a height, such as `-640x480`, widgets keep that much room before the picture has
   * loaded.
   */
  _id: string;
  /** What the picture is by its content. */
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';
  /** In pixels, as it is shown. */
  width: number;
  /** In pixels, as it is shown. */
  height: number;
  /** A sentence for the person who acted. */
  message?: string;
}

/** The questions that were added to the bank. */
export interface ImportedQuestions {
  /** The ids of the stored questions, in the order in which they were sent. */
  ids: string[];
  /** A sentence for the person who acted. */
  message?: string;
}

/**
 * A question of the bank, with its right answer.
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
export interface Question {
  _id: string;
  /**
   * Differs whenever a field that can be changed differs; clients only send it back with a change,
   * as text. Left out by servers without revisions.
   * @example bHk0Zx8Qp1c
   */
  revision?: string | number;
  title: string;
  description: string;
  options: ShownOptions;
  /**
   * An answer to a question, or its right answer: the letters of its options, or the number if it
   * is of the kind `numeric`.
   * @example B
   * @example AC
   * @example -3.5
   */
  answer: string;
  /** What counts beside the number `answer`. Left out where nothing does. */
  accepted?: AcceptedNumber[];
  /** @default FE */
  type: string;
  /** @default easy */
  difficulty: 'easy' | 'medium' | 'hard';
  /** How its texts are written. Left out where it is `plain`. */
  format?: 'plain' | 'markdown';
  /** How it is answered. Left out where it is `single`. */
  kind?: 'single' | 'multiple' | 'numeric';
  /** What it is found by beside its texts. Left out where there are none. */
  tags?: string[];
  /** Whether a quiz has drawn it. Left out where none has, and by servers that do not know. */
  used?: boolean;
  /**
   * What the closed quizzes say of it that asked it in these words, from 30 attempts on. Left
   * out where they say nothing, and by servers that do not know.
   */
  quality?: 'good' | 'weak' | 'bad';
}

export interface QuestionPage {
  items: Question[];
  /** What to send as `cursor` for the next page; null after the last. */
  next: string | null;
  /** How many there are on all pages together. */
  total: number;
  /** Whether the server has no pages: this is all of the list, neither searched nor sorted. */
  isWhole: boolean;
}

/**
 * What a bank can be filtered by.
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
export interface QuestionFacets {
  /** Every tag of the bank, by its most frequent spelling. */
  tags: TagCount[];
  /** How many questions of the bank a quiz has drawn. Left out by servers that do not know. */
  used?: number;
  /**
   * Of how many questions of the bank the closed quizzes say what. Left out by servers that do
   * not know.
   */
  quality?: QualityCounts;
  /**
   * Every type that a question of the bank has, once, listed in `question_types` or not. Left
   * out by servers that do not know.
   */
  types?: string[];
}

/** How many questions have each quality. */
export interface QualityCounts {
  good: number;
  weak: number;
  bad: number;
}

/** A tag of the bank. */
export interface TagCount {
  tag: string;
  /** How many questions have it. */
  questions: number;
}

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
export interface QuestionsChange {
  /** The ids of the questions. */
  ids: string[];
  /** Their new type; each keeps its own if it is left out. */
  type?: string;
  /** Their new difficulty; each keeps its own if it is left out. */
  difficulty?: 'easy' | 'medium' | 'hard';
  add_tags?: string[];
  /** Removed before others are added. */
  remove_tags?: string[];
}

/**
 * What became of each question.
 * @example {
 *       "ids": [
 *         "q_created"
 *       ],
 *       "refused": [],
 *       "message": "1 question changed"
 *     }
 */
export interface ChangedQuestions {
  /** The questions that are now as asked for. */
  ids: string[];
  refused: RefusedChange[];
  /** A sentence for the person who acted. */
  message?: string;
}

/** A question that stays as it was. */
export interface RefusedChange {
  _id: string;
  /**
   * `unknown`: it does not exist or is not the caller's. `tooManyTags`: it would have more
   * than 10 tags.
   */
  reason?: 'unknown' | 'tooManyTags';
}

/**
 * @example {
 *       "tags": [
 *         "css"
 *       ],
 *       "to": "CSS"
 *     }
 */
export interface TagsChange {
  /** The tags to replace. */
  tags: string[];
  /** What replaces them; nothing if it is left out. */
  to?: string;
}

/**
 * How far a change of tags went.
 * @example {
 *       "questions": 12,
 *       "message": "12 questions changed"
 *     }
 */
export interface RenamedTags {
  /** How many questions have changed. */
  questions: number;
  /** A sentence for the person who acted. */
  message?: string;
}

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
export interface QuizInput {
  title: string;
  description: string;
  group: string;
  questions_number: 1 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
  /** Difficulties of questions and quizzes. */
  difficulty: 'easy' | 'medium' | 'hard';
  /**
   * From which questions a quiz is drawn: those of one `QuestionType`, or with DO, which is
   * "Both", those of every type. So DO means on a server with types of its own too.
   * @example FE
   * @example BE
   * @example DO
   */
  type: string;
  /**
   * An ISO 8601 instant with its offset.
   * @example 2026-05-04T09:00:00.000Z
   */
  schadule: string;
  /** Minutes. */
  duration: 15 | 30 | 45 | 60 | 90 | 120 | 180;
  score_per_question: 1 | 2 | 3 | 4 | 5 | 10;
  /**
   * Whether each student gets the questions in an order of their own. Absent for no. Sent only to
   * servers that name it in `capabilities`.
   */
  shuffle_questions?: boolean;
  /**
   * Whether each student gets the options of a question in an order of their own: the letters of
   * a paper, and of all answers to and from its student, are those of this attempt, and do not
   * tell in which order the options are stored.
   * Absent for no. Sent only to servers that name it in `capabilities`.
   */
  shuffle_options?: boolean;
  /**
   * What an answer to a question with several right options earns. `all_or_nothing`: all points
   * for exactly these options, and none otherwise. `partial`: the share (right − wrong) / number
   * of right options, never below 0. Absent for `all_or_nothing`. Sent only to servers that name
   * it in `capabilities`.
   */
  grading?: 'all_or_nothing' | 'partial';
}

/**
 * @example {
 *       "title": "How the web works",
 *       "description": "Requests, answers and what happens in between."
 *     }
 */
export interface QuizChange {
  title: string;
  description: string;
  /** Stays as it is where it is absent. Another value is a 409 once the quiz has opened. */
  shuffle_questions?: boolean;
  /** Stays as it is where it is absent. Another value is a 409 once the quiz has opened. */
  shuffle_options?: boolean;
  /** Stays as it is where it is absent. Another value is a 409 once the quiz has opened. */
  grading?: 'all_or_nothing' | 'partial';
}

/**
 * What everyone may see of a quiz, and its code for its instructor.
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
export interface Quiz {
  _id: string;
  title: string;
  description: string;
  group?: string;
  questions_number?: number;
  /** Difficulties of questions and quizzes. */
  difficulty?: 'easy' | 'medium' | 'hard';
  /**
   * The type of a question or a quiz, as it was stored: the server may since have got other types.
   * @example FE
   * @example BE
   * @example DO
   */
  type?: string;
  /** When it opens. */
  schadule?: string;
  /** Minutes; time that was added counts. */
  duration?: number;
  score_per_question?: number;
  /** The join code. Only the quiz's instructor sees it. */
  code?: string;
  /** When it closed; null or absent before that. */
  closed_at?: string | null;
  /**
   * How many have joined.
   * @default 0
   */
  participants: number;
  /**
   * Whether each student gets the questions in an order of their own. Absent for no. Sent only to
   * servers that name it in `capabilities`.
   */
  shuffle_questions?: boolean;
  /**
   * Whether each student gets the options of a question in an order of their own: the letters of
   * a paper, and of all answers to and from its student, are those of this attempt, and do not
   * tell in which order the options are stored.
   * Absent for no. Sent only to servers that name it in `capabilities`.
   */
  shuffle_options?: boolean;
  /**
   * What an answer to a question with several right options earns. `all_or_nothing`: all points
   * for exactly these options, and none otherwise. `partial`: the share (right − wrong) / number
   * of right options, never below 0. Absent for `all_or_nothing`. Sent only to servers that name
   * it in `capabilities`.
   */
  grading?: 'all_or_nothing' | 'partial';
}

/** A quiz and, for its instructor, its questions. */
export interface QuizWithQuestions extends Quiz {
  /**
   * Differs whenever a field that can be changed differs; clients only send it back with a change,
   * as text. Left out by servers without revisions.
   * @example bHk0Zx8Qp1c
   */
  revision?: string | number;
  /**
   * The questions as they were drawn when the quiz was set up, in the order of the
   * paper. Only the quiz's instructor sees them.
   */
  questions?: KeyedQuestion[];
}

/**
 * The quiz that was set up.
 * @example {
 *       "_id": "z_http",
 *       "code": "7KQ2MXWD",
 *       "message": "Quiz created successfully"
 *     }
 */
export interface CreatedQuiz {
  /** Its id. A server that follows only the specification may leave it out. */
  _id?: string;
  /** The join code. */
  code: string;
  /** A sentence for the person who acted. */
  message?: string;
}

/** A quiz that has not closed. */
export interface UpcomingQuiz extends Quiz {
  /** Address of a picture for its card. */
  img?: string;
  /** Whether the calling student has joined it. Absent for instructors. */
  joined?: boolean;
  /** Whether the calling student has submitted it. */
  submitted?: boolean;
  /** When the calling student's time ends, once they have joined. */
  ends_at?: string;
}

/** A quiz that has closed. */
export interface CompletedQuiz extends Quiz {
  /** @example closed */
  status?: string;
  /**
   * An ISO 8601 instant with its offset.
   * @example 2026-05-04T09:00:00.000Z
   */
  createdAt?: string;
}

export interface UpcomingQuizPage {
  items: UpcomingQuiz[];
  /** What to send as `cursor` for the next page; null after the last. */
  next: string | null;
  /** How many there are on all pages together. */
  total: number;
  /** Whether the server has no pages: this is all of the list, neither searched nor sorted. */
  isWhole: boolean;
}

export interface CompletedQuizPage {
  items: CompletedQuiz[];
  /** What to send as `cursor` for the next page; null after the last. */
  next: string | null;
  /** How many there are on all pages together. */
  total: number;
  /** Whether the server has no pages: this is all of the list, neither searched nor sorted. */
  isWhole: boolean;
}

/**
 * @example {
 *       "minutes": 15
 *     }
 */
export interface AddedTime {
  /** Minutes added at once. */
  minutes: number;
  student?: string;
}

/** When the time ends now that some was added. */
export interface NewEnd {
  /** When the time ends, for everyone or for the one student. */
  ends_at: string;
  /** A sentence for the person who acted. */
  message?: string;
}

/**
 * @example {
 *       "code": "7KQ2MXWD"
 *     }
 */
export interface JoinRequest {
  code: string;
}

/** What a student takes a quiz with. */
export interface QuizPaper {
  message?: string;
  title: string;
  /**
   * The formats of its questions beside `plain`, also before the start, so that a device can
   * load what shows them. Left out where there are none.
   */
  formats?: ('plain' | 'markdown')[];
  /**
   * The kinds of its questions beside `single`, also before the start, so that a device can
   * load what they are answered with. Left out where there are none.
   */
  kinds?: ('single' | 'multiple' | 'numeric')[];
  /**
   * What an answer to a question with several right options earns. `all_or_nothing`: all points
   * for exactly these options, and none otherwise. `partial`: the share (right − wrong) / number
   * of right options, never below 0. Absent for `all_or_nothing`. Sent only to servers that name
   * it in `capabilities`.
   */
  grading?: 'all_or_nothing' | 'partial';
  /**
   * In the order in which this student sees them, which is the same in every answer to this
   * student. With `shuffle_questions`, other students have others.
   */
  questions: PaperQuestion[];
  attempt?: Attempt;
}

/** A question without its right answer. */
export interface PaperQuestion {
  _id: string;
  title: string;
  options: ShownOptions;
  /** How its texts are written. Left out where it is `plain`. */
  format?: 'plain' | 'markdown';
  /** How it is answered. Left out where it is `single`. */
  kind?: 'single' | 'multiple' | 'numeric';
}

/** A question of a paper, with its right answer. */
export interface KeyedQuestion extends PaperQuestion {
  /**
   * An answer to a question, or its right answer: the letters of its options, or the number if it
   * is of the kind `numeric`.
   * @example B
   * @example AC
   * @example -3.5
   */
  answer: string;
  /** What counts beside the number `answer`. Left out where nothing does. */
  accepted?: AcceptedNumber[];
}

/**
 * The student's attempt and its times. A server that keeps no attempts leaves it out.
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
export interface Attempt {
  /** When the student's time began. If it is after `server_now`, the quiz has not started. */
  started_at: string;
  /** When the student's time ends. */
  ends_at: string;
  /** The server's clock at the time of this answer. */
  server_now: string;
  /** Grows with each change of the answers that the server holds for this attempt. */
  revision: number;
  /**
   * The latest answer to each question that has changed after the `revision` of the request,
   * or to all questions if the request names none. A server may always list them all.
   */
  answers: SavedAnswer[];
  /**
   * Seconds. At the end, each device waits for a random part of them before it submits, so
   * that a class does not submit all at once. Devices use 2 until an answer has given
   * another number.
   */
  spread?: number;
}

/** The attempt with the saved answers. */
export interface SavedAttempt extends Attempt, Acknowledgement {}

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
export interface SaveRequest {
  answers: SavedAnswer[];
  /** The newest revision that this device knows; 0 if none. */
  revision: number;
}

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
export interface Submission {
  answers: SubmittedAnswer[];
  /**
   * The newest revision that the student has seen. If answers have changed on another device
   * since, the device shows them before anything is submitted. Sent only to servers that
   * send `attempt`.
   */
  revision?: number;
  /**
   * Whether the device submitted because its time was over. If the attempt still runs, for
   * example after time was added, nothing is submitted. Sent only to servers that send
   * `attempt`.
   */
  time_up?: boolean;
}

export interface SubmittedAnswer {
  question: string;
  /**
   * The letter of the chosen option, or of each chosen one, or a number; null if it was cleared.
   * What the question does not offer, or several options where one can be chosen, is a 400 that
   * names the answer, unless the server already holds that answer.
   */
  answer: string | null;
  /** When it was chosen, by the server's clock. Sent only to servers that send `attempt`. */
  chosen_at?: string;
}

/** The answer to a question, or none, and when it was chosen. */
export interface SavedAnswer {
  question: string;
  /**
   * The letter of the chosen option, or of each chosen one, or a number; null if it was cleared.
   * What the question does not offer, or several options where one can be chosen, is a 400 that
   * names the answer, unless the server already holds that answer.
   */
  answer: string | null;
  /**
   * When it was chosen, by the server's clock as the device knows it, and always after every
   * answer to the same question known to the device.
   */
  chosen_at: string;
}

/**
 * What counts for an attempt that is submitted or over. For 30 seconds after the end, other
 * devices may still add to it.
 */
export interface SubmittedAttempt {
  answers: SavedAnswer[];
  receipt: Receipt;
}

/** What a submission came to. It has a receipt or a message. */
export interface Submitted {
  receipt?: Receipt;
  /** A sentence for the person who acted. */
  message?: string;
}

/**
 * What the server holds of a submission.
 * @example {
 *       "_id": "r_4f0",
 *       "submitted_at": "2026-05-04T09:38:00.000Z",
 *       "answered": 9,
 *       "questions": 10,
 *       "late": false
 *     }
 */
export interface Receipt {
  _id: string;
  /**
   * An ISO 8601 instant with its offset.
   * @example 2026-05-04T09:00:00.000Z
   */
  submitted_at: string;
  /** How many questions have an answer. */
  answered: number;
  /** How many questions the quiz has. */
  questions: number;
  /**
   * True if it arrived too late to be graded, and is kept for the instructor to accept.
   * @default false
   */
  late: boolean;
}

/** The quiz of a result. */
export interface ResultQuiz {
  _id: string;
  title: string;
  group?: string;
  closed_at?: string | null;
  /**
   * The score for right answers to all questions. Without it, widgets read the quiz where they
   * need it.
   */
  max_score?: number;
}

/**
 * The quiz's group. Without it, widgets read each group.
 * @example {
 *       "name": "Web 1",
 *       "size": 18
 *     }
 */
export interface ResultGroup {
  name: string;
  /** How many students it has. */
  size: number;
}

/** The result of a quiz without its participants. */
export interface ResultSummary {
  _id: string;
  quiz: ResultQuiz;
  group?: ResultGroup;
  /** How many there are. */
  participants: number;
}

export interface ResultPage {
  items: (ResultSummary | Result)[];
  /** What to send as `cursor` for the next page; null after the last. */
  next: string | null;
  /** How many there are on all pages together. */
  total: number;
  /** Whether the server has no pages: this is all of the list, neither searched nor sorted. */
  isWhole: boolean;
}

export interface ParticipantPage {
  items: Participation[];
  /** What to send as `cursor` for the next page; null after the last. */
  next: string | null;
  /** How many there are on all pages together. */
  total: number;
  _id: string;
  quiz: ResultQuiz;
  group?: ResultGroup;
  figures: ResultFigures;
  /** Whether the server has no pages: this is all of the list, neither searched nor sorted. */
  isWhole: boolean;
}

/**
 * The figures of a result, over all its participants.
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
export interface ResultFigures {
  /** How many there are. */
  participants: number;
  /** How many participants have each score, lowest first. */
  scores: {
    score: number;
    count: number;
  }[];
  /**
   * How many participants took how many whole minutes, fewest first. Those without a
   * beginning or an end are left out.
   */
  minutes: {
    minutes: number;
    count: number;
  }[];
  /** The median of the times taken, in seconds; null if there are none. */
  median_seconds: number | null;
  /** Whether anybody submitted too late, accepted or not. False for students. */
  has_late: boolean;
  /** The students of the group who have not taken the quiz. Empty for students. */
  missing: {
    /** How many there are on all pages together. */
    total: number;
    /** The first 100 of them, by last name. */
    students: GroupStudent[];
  };
}

/** The result of a quiz, with everyone who took it. */
export interface Result {
  _id: string;
  quiz: ResultQuiz;
  group?: ResultGroup;
  participants: Participation[];
}

/**
 * What one student did in a quiz.
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
export interface Participation {
  _id: string;
  participant: {
    _id?: string;
    first_name: string;
    last_name: string;
    email: string;
  };
  /**
   * Correct answers × `score_per_question`. With `partial` grading, shares of a question count
   * too, and the sum is rounded to two decimals.
   */
  score: number;
  started_at?: string | null;
  finished_at?: string | null;
  /**
   * What the participant sent too late and nobody has accepted yet. Only the instructor sees
   * it.
   */
  late?: {
    /**
     * An ISO 8601 instant with its offset.
     * @example 2026-05-04T09:00:00.000Z
     */
    received_at: string;
    /** How many questions have an answer. */
    answered: number;
  };
  /**
   * What the participant sent too late and the quiz's instructor has accepted. Only that
   * instructor sees it and may undo the acceptance. Servers that cannot undo it leave
   * it out.
   */
  accepted_late?: {
    /**
     * An ISO 8601 instant with its offset.
     * @example 2026-05-04T09:00:00.000Z
     */
    received_at: string;
    /** The score that counts again if the acceptance is undone. */
    replaced_score: number;
  };
}

/**
 * @example {
 *       "participation": "p_grace"
 *     }
 */
export interface LateAcceptance {
  /** The `_id` of the participant's row in `quiz/result`. */
  participation: string;
  /** True by default. False undoes an acceptance, for rows with `accepted_late`. */
  accept?: boolean;
}

/** What a participant has now. */
export interface Graded {
  score: number;
  /** A sentence for the person who acted. */
  message?: string;
}

/** Who changed a quiz, newest first. */
export interface QuizChanges {
  changes: RecordedChange[];
  /** Whether there are older changes. */
  more: boolean;
}

/**
 * A change of a quiz.
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
export interface RecordedChange {
  /**
   * An ISO 8601 instant with its offset.
   * @example 2026-05-04T09:00:00.000Z
   */
  at: string;
  /**
   * A noun and a verb: `quiz.create`, `quiz.update`, `quiz.extend`, `quiz.grade`,
   * `attempt.submit`, `attempt.accept`, `attempt.restore`, `attempt.delete`. A server may
   * have others; a client shows those as they are.
   */
  action: string;
  /** Who did it; null for the server or an administrator. */
  who: NamedPerson | null;
  /** The student it is about, if any. */
  student?: NamedPerson | null;
  /** The changed fields before it. */
  before?: RecordedFields | null;
  /**
   * The changed fields after it; only `true` for a field whose value is not stored.
   * `minutes` is how many `quiz.extend` added, `score` and `changed_answers` are the results
   * of `attempt.accept` and `attempt.restore`, `attempts` is how many `quiz.grade` graded,
   * and `late` says that `attempt.submit` arrived too late to be graded.
   */
  after?: RecordedFields | null;
}

export interface RecordedFields {
  [key: string]: string | number | boolean | null;
}

/** A person by id, without a name if the account was deleted. */
export interface NamedPerson {
  _id: string;
  first_name?: string;
  last_name?: string;
}

/** How the questions of a quiz performed. */
export interface Evidence {
  quiz: string;
  /** The number of graded attempts behind the figures. */
  participants: number;
  items: ItemStatistics[];
}

/** How one question performed. */
export interface ItemStatistics {
  /**
   * The question's id on the paper. If it is the id of the bank's question, the bank can
   * show how the question performed.
   */
  _id: string;
  title: string;
  options: ShownOptions;
  /**
   * An answer to a question, or its right answer: the letters of its options, or the number if it
   * is of the kind `numeric`.
   * @example B
   * @example AC
   * @example -3.5
   */
  answer: string;
  /** What counts beside the number `answer`. Left out where nothing does. */
  accepted?: AcceptedNumber[];
  /** How its texts are written. Left out where it is `plain`. */
  format?: 'plain' | 'markdown';
  /** How it is answered. Left out where it is `single`. */
  kind?: 'single' | 'multiple' | 'numeric';
  /** How many participants chose each option; 0 for a letter that is left out. */
  choices: {
    A: number;
    B: number;
    C: number;
    D: number;
    E?: number;
    F?: number;
  };
  /** How many chose none. */
  omitted: number;
  /**
   * How many gave an answer. Left out where it is the sum of `choices`, because everyone chose
   * one option.
   */
  answered?: number;
  /**
   * The most frequent answers to a question of the kind `numeric`, at most 20 of them, the most
   * frequent first. Left out for other kinds.
   */
  given?: {
    /**
     * A number in digits, without an exponent and without zeros that add nothing, so that each number
     * has one spelling.
     * @example -3.5
     * @example 1200
     */
    answer: string;
    /** How many gave it. */
    count: number;
  }[];
  /**
   * Mean share of the points that answers earned, 0 to 1, which is the share of right answers
   * except with `partial` grading; null without participants.
   */
  facility: number | null;
  /**
   * Correlation of this item with the rest of the test, -1 to 1; null if it is not defined
   * (fewer than two participants, or no variation).
   */
  discrimination: number | null;
}
