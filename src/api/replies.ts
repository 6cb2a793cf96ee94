// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type {
  Acknowledgement,
  Capabilities,
  ChangedQuestions,
  CompletedQuiz,
  CompletedQuizPage,
  Created,
  CreatedQuiz,
  Evidence,
  Graded,
  Group,
  GroupWithStudents,
  ImportedQuestions,
  NewEnd,
  ParticipantPage,
  Place,
  Profile,
  Question,
  QuestionFacets,
  QuestionPage,
  QuizChanges,
  QuizPaper,
  QuizWithQuestions,
  RankedStudent,
  RenamedTags,
  Result,
  ResultPage,
  Saved,
  SavedAttempt,
  SavedStudent,
  Session,
  Student,
  StudentPage,
  Submitted,
  UpcomingQuiz,
  UpcomingQuizPage,
  UploadedPicture,
} from './entities';
import type { JoinedQuiz } from './joinedQuiz';

/** What the client gives of each reply: of a list that also comes in pages, the whole. */
export interface WholeReplies {
  login: Session;
  register: Acknowledgement;
  forgotPassword: Acknowledgement;
  resetPassword: Acknowledgement;
  confirmEmail: Acknowledgement;
  changePassword: Acknowledgement;
  logout: Acknowledgement;
  me: Profile;
  groups: Group[];
  createGroup: Created;
  group: GroupWithStudents;
  updateGroup: Saved;
  deleteGroup: Acknowledgement;
  students: Student[];
  createStudent: Created;
  updateStudent: SavedStudent;
  topStudents: RankedStudent[];
  ownPlace: Place;
  studentsWithoutGroup: Student[];
  student: Student;
  deleteStudent: Acknowledgement;
  inviteStudent: Acknowledgement;
  addStudentToGroup: Saved;
  moveStudentToGroup: Saved;
  removeStudentFromGroup: Saved;
  questions: Question[];
  createQuestion: Created;
  importQuestions: ImportedQuestions;
  questionFacets: QuestionFacets;
  changeQuestions: ChangedQuestions;
  renameTags: RenamedTags;
  updateQuestion: Saved;
  deleteQuestion: Acknowledgement;
  uploadPicture: UploadedPicture;
  picture: Blob;
  createQuiz: CreatedQuiz;
  upcomingQuizzes: UpcomingQuiz[];
  completedQuizzes: CompletedQuiz[];
  results: Result[];
  result: ParticipantPage;
  joinQuiz: JoinedQuiz;
  quizPaper: QuizPaper;
  submitQuiz: Submitted;
  saveAnswers: SavedAttempt;
  extendTime: NewEnd;
  evidence: Evidence;
  acceptLate: Graded;
  quizChanges: QuizChanges;
  quiz: QuizWithQuestions;
  updateQuiz: Saved;
  deleteQuiz: Acknowledgement;
  capabilities: Capabilities;
}

/** What it gives of a page. */
export interface Pages {
  students: StudentPage;
  questions: QuestionPage;
  upcomingQuizzes: UpcomingQuizPage;
  completedQuizzes: CompletedQuizPage;
  results: ResultPage;
  result: ParticipantPage;
}
