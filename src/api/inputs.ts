// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type {
  AddedTime,
  GroupInput,
  LateAcceptance,
  QuestionInput,
  QuizChange,
  SaveRequest,
  StudentChange,
  Submission,
} from './entities';

/** What `updateGroup` takes. */
export interface UpdateGroupInput {
  id: string;
  body: GroupInput;
  revision?: string | number | undefined;
}

/** What `deleteGroup` takes. */
export interface DeleteGroupInput {
  id: string;
}

/** What `updateStudent` takes. */
export interface UpdateStudentInput extends StudentChange {
  revision?: string | number | undefined;
}

/** What `deleteStudent` takes. */
export interface DeleteStudentInput {
  id: string;
}

/** What `inviteStudent` takes. */
export interface InviteStudentInput {
  id: string;
}

/** What `addStudentToGroup` takes. */
export interface AddStudentToGroupInput {
  id: string;
  groupId: string;
}

/** What `moveStudentToGroup` takes. */
export interface MoveStudentToGroupInput {
  id: string;
  groupId: string;
}

/** What `removeStudentFromGroup` takes. */
export interface RemoveStudentFromGroupInput {
  id: string;
  groupId: string;
}

/** What `updateQuestion` takes. */
export interface UpdateQuestionInput {
  id: string;
  body: QuestionInput;
  revision?: string | number | undefined;
}

/** What `deleteQuestion` takes. */
export interface DeleteQuestionInput {
  id: string;
}

/** What `submitQuiz` takes. */
export interface SubmitQuizInput {
  id: string;
  body: Submission;
}

/** What `saveAnswers` takes. */
export interface SaveAnswersInput {
  id: string;
  body: SaveRequest;
}

/** What `extendTime` takes. */
export interface ExtendTimeInput {
  id: string;
  body: AddedTime;
}

/** What `acceptLate` takes. */
export interface AcceptLateInput {
  id: string;
  body: LateAcceptance;
}

/** What `updateQuiz` takes. */
export interface UpdateQuizInput {
  id: string;
  body: QuizChange;
  revision?: string | number | undefined;
}

/** What `deleteQuiz` takes. */
export interface DeleteQuizInput {
  id: string;
}
