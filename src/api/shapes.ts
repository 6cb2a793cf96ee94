// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { choice, either, listOf, nothing, number, object, optional, text, truth, type Shape } from './shape';

const Role: Shape = /* @__PURE__ */ choice('Instructor', 'Student');

const GroupName: Shape = /* @__PURE__ */ object({ name: text }, { _id: optional(text) });

const Profile: Shape = /* @__PURE__ */ object({ _id: text, first_name: text, last_name: text, email: text, role: Role }, { status: optional(text), group: optional(GroupName) });

const SignedIn: Shape = /* @__PURE__ */ object({ profile: Profile, accessToken: text }, { message: optional(text) });

const Acknowledgement: Shape = /* @__PURE__ */ object({  }, { message: optional(text) });

const Group: Shape = /* @__PURE__ */ object({ _id: text, name: text, max_students: number });

const Saved: Shape = /* @__PURE__ */ object({  }, { _id: optional(text), message: optional(text) });

const GroupStudent: Shape = /* @__PURE__ */ object({ _id: text }, { first_name: optional(text), last_name: optional(text), email: optional(text), status: optional(text) });

const GroupWithStudents: Shape = /* @__PURE__ */ object({ name: text, students: /* @__PURE__ */ listOf(GroupStudent) }, { _id: optional(text), max_students: optional(number) });

const Student: Shape = /* @__PURE__ */ object({ _id: text, first_name: text, last_name: text, email: text }, { role: optional(Role), status: optional(text), group: optional(GroupName) });

const RankedStudent: Shape = /* @__PURE__ */ object({ first_name: text, last_name: text, avg_score: number }, { _id: optional(text) });

const ShownOptions: Shape = /* @__PURE__ */ object({ A: text, B: text, C: text, D: text });

const Letter: Shape = /* @__PURE__ */ choice('A', 'B', 'C', 'D');

const QuestionType: Shape = /* @__PURE__ */ choice('FE', 'BE', 'DO');

const Difficulty: Shape = /* @__PURE__ */ choice('easy', 'medium', 'hard');

const Question: Shape = /* @__PURE__ */ object({ _id: text, title: text, options: ShownOptions, answer: Letter }, { description: optional(text, ""), type: optional(QuestionType, "FE"), difficulty: optional(Difficulty, "easy") });

const QuizSetUp: Shape = /* @__PURE__ */ object({ code: text }, { _id: optional(text), message: optional(text) });

const UpcomingQuiz: Shape = /* @__PURE__ */ object({ _id: text, title: text }, { description: optional(text, ""), group: optional(text), questions_number: optional(number), difficulty: optional(Difficulty), type: optional(QuestionType), schadule: optional(text), duration: optional(number), score_per_question: optional(number), code: optional(text), closed_at: optional(/* @__PURE__ */ either(text, nothing), null), participants: optional(number, 0), img: optional(text) });

const CompletedQuiz: Shape = /* @__PURE__ */ object({ _id: text, title: text }, { description: optional(text, ""), group: optional(text), questions_number: optional(number), difficulty: optional(Difficulty), type: optional(QuestionType), schadule: optional(text), duration: optional(number), score_per_question: optional(number), code: optional(text), closed_at: optional(/* @__PURE__ */ either(text, nothing), null), participants: optional(number, 0), status: optional(text), createdAt: optional(text) });

const Participation: Shape = /* @__PURE__ */ object({ _id: text, participant: /* @__PURE__ */ object({ first_name: text, last_name: text, email: text }, { _id: optional(text) }), score: number }, { started_at: optional(/* @__PURE__ */ either(text, nothing), null), finished_at: optional(/* @__PURE__ */ either(text, nothing), null), late: optional(/* @__PURE__ */ object({ received_at: text, answered: number })) });

const Result: Shape = /* @__PURE__ */ object({ _id: text, quiz: /* @__PURE__ */ object({ _id: text, title: text }, { group: optional(text), closed_at: optional(/* @__PURE__ */ either(text, nothing), null) }), participants: /* @__PURE__ */ listOf(Participation) });

const PaperQuestion: Shape = /* @__PURE__ */ object({ _id: text, title: text, options: ShownOptions });

const SubmittedAnswer: Shape = /* @__PURE__ */ object({ question: text, answer: Letter });

const Attempt: Shape = /* @__PURE__ */ object({ started_at: text, ends_at: text, server_now: text, revision: number, answers: /* @__PURE__ */ listOf(SubmittedAnswer) });

const QuizPaper: Shape = /* @__PURE__ */ object({ title: text, questions: /* @__PURE__ */ listOf(PaperQuestion) }, { message: optional(text), attempt: optional(Attempt) });

const Receipt: Shape = /* @__PURE__ */ object({ _id: text, submitted_at: text, answered: number, questions: number }, { late: optional(truth, false) });

const ItemEvidence: Shape = /* @__PURE__ */ object({ _id: text, title: text, options: ShownOptions, answer: Letter, choices: /* @__PURE__ */ object({ A: number, B: number, C: number, D: number }), omitted: number, facility: /* @__PURE__ */ either(number, nothing), discrimination: /* @__PURE__ */ either(number, nothing) });

const Evidence: Shape = /* @__PURE__ */ object({ quiz: text, participants: number, items: /* @__PURE__ */ listOf(ItemEvidence) });

const Quiz: Shape = /* @__PURE__ */ object({ _id: text, title: text }, { description: optional(text, ""), group: optional(text), questions_number: optional(number), difficulty: optional(Difficulty), type: optional(QuestionType), schadule: optional(text), duration: optional(number), score_per_question: optional(number), code: optional(text), closed_at: optional(/* @__PURE__ */ either(text, nothing), null), participants: optional(number, 0) });

export const loginShape: Shape = SignedIn;

export const registerShape: Shape = Acknowledgement;

export const forgotPasswordShape: Shape = Acknowledgement;

export const resetPasswordShape: Shape = Acknowledgement;

export const changePasswordShape: Shape = Acknowledgement;

export const logoutShape: Shape = Acknowledgement;

export const meShape: Shape = Profile;

export const groupsShape: Shape = /* @__PURE__ */ listOf(Group);

export const createGroupShape: Shape = Saved;

export const groupShape: Shape = GroupWithStudents;

export const updateGroupShape: Shape = Saved;

export const deleteGroupShape: Shape = Acknowledgement;

export const studentsShape: Shape = /* @__PURE__ */ listOf(Student);

export const createStudentShape: Shape = Saved;

export const updateStudentShape: Shape = Saved;

export const topStudentsShape: Shape = /* @__PURE__ */ listOf(RankedStudent);

export const studentsWithoutGroupShape: Shape = /* @__PURE__ */ listOf(Student);

export const studentShape: Shape = Student;

export const deleteStudentShape: Shape = Acknowledgement;

export const addStudentToGroupShape: Shape = Saved;

export const moveStudentToGroupShape: Shape = Saved;

export const removeStudentFromGroupShape: Shape = Saved;

export const questionsShape: Shape = /* @__PURE__ */ listOf(Question);

export const createQuestionShape: Shape = Saved;

export const importQuestionsShape: Shape = /* @__PURE__ */ object({ ids: /* @__PURE__ */ listOf(text) }, { message: optional(text) });

export const updateQuestionShape: Shape = Saved;

export const deleteQuestionShape: Shape = Acknowledgement;

export const createQuizShape: Shape = QuizSetUp;

export const upcomingQuizzesShape: Shape = /* @__PURE__ */ listOf(UpcomingQuiz);

export const completedQuizzesShape: Shape = /* @__PURE__ */ listOf(CompletedQuiz);

export const resultsShape: Shape = /* @__PURE__ */ listOf(Result);

export const joinQuizShape: Shape = /* @__PURE__ */ object({ quiz: /* @__PURE__ */ either(text, /* @__PURE__ */ object({ _id: text })) }, { code: optional(text, ""), message: optional(text) });

export const quizPaperShape: Shape = QuizPaper;

export const submitQuizShape: Shape = /* @__PURE__ */ object({  }, { receipt: optional(Receipt), message: optional(text) });

export const saveAnswersShape: Shape = /* @__PURE__ */ object({ started_at: text, ends_at: text, server_now: text, revision: number, answers: /* @__PURE__ */ listOf(SubmittedAnswer) }, { message: optional(text) });

export const extendTimeShape: Shape = /* @__PURE__ */ object({ ends_at: text }, { message: optional(text) });

export const evidenceShape: Shape = Evidence;

export const acceptLateShape: Shape = /* @__PURE__ */ object({ score: number }, { message: optional(text) });

export const quizShape: Shape = Quiz;

export const updateQuizShape: Shape = Saved;

export const deleteQuizShape: Shape = Acknowledgement;
