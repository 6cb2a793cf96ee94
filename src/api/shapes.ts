// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { joinedQuiz } from './joinedQuiz';
import { choice, either, listOf, nothing, number, object, optional, pageOf, text, truth, type Shape } from './shape';

const Role: Shape = /* @__PURE__ */ choice('Instructor', 'Student');

const GroupName: Shape = /* @__PURE__ */ object({ name: text }, { _id: /* @__PURE__ */ optional(text) });

const Profile: Shape = /* @__PURE__ */ object({ _id: text, first_name: text, last_name: text, email: text, role: Role }, { status: /* @__PURE__ */ optional(text), group: /* @__PURE__ */ optional(GroupName) });

const Session: Shape = /* @__PURE__ */ object({ profile: Profile, accessToken: text }, { message: /* @__PURE__ */ optional(text) });

export const Acknowledgement: Shape = /* @__PURE__ */ object({  }, { message: /* @__PURE__ */ optional(text) });

const GroupStudent: Shape = /* @__PURE__ */ object({ _id: text }, { first_name: /* @__PURE__ */ optional(text), last_name: /* @__PURE__ */ optional(text), email: /* @__PURE__ */ optional(text), status: /* @__PURE__ */ optional(text) });

const GroupWithStudents: Shape = /* @__PURE__ */ object({ name: text, students: /* @__PURE__ */ listOf(GroupStudent) }, { _id: /* @__PURE__ */ optional(text), max_students: /* @__PURE__ */ optional(number) });

const RankedStudent: Shape = /* @__PURE__ */ object({ first_name: text, last_name: text, avg_score: number }, { _id: /* @__PURE__ */ optional(text) });

const Place: Shape = /* @__PURE__ */ object({ place: /* @__PURE__ */ either(number, nothing), of: number, avg_score: /* @__PURE__ */ either(number, nothing) });

export const RecordRevision: Shape = /* @__PURE__ */ either(text, number);

export const Student: Shape = /* @__PURE__ */ object({ _id: text, first_name: text, last_name: text, email: text }, { revision: /* @__PURE__ */ optional(RecordRevision), role: /* @__PURE__ */ optional(Role), status: /* @__PURE__ */ optional(text), group: /* @__PURE__ */ optional(GroupName), email_pending: /* @__PURE__ */ optional(text), invited: /* @__PURE__ */ optional(truth), denied: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(/* @__PURE__ */ choice('edit', 'delete'))) });

export const Difficulty: Shape = /* @__PURE__ */ choice('easy', 'medium', 'hard');

const ShuffleQuestions: Shape = truth;

const ShuffleOptions: Shape = truth;

const UpcomingQuiz: Shape = /* @__PURE__ */ object({ _id: text, title: text }, { description: /* @__PURE__ */ optional(text, ""), group: /* @__PURE__ */ optional(text), questions_number: /* @__PURE__ */ optional(number), difficulty: /* @__PURE__ */ optional(Difficulty), type: /* @__PURE__ */ optional(text), schadule: /* @__PURE__ */ optional(text), duration: /* @__PURE__ */ optional(number), score_per_question: /* @__PURE__ */ optional(number), code: /* @__PURE__ */ optional(text), closed_at: /* @__PURE__ */ optional(/* @__PURE__ */ either(text, nothing), null), participants: /* @__PURE__ */ optional(number, 0), shuffle_questions: /* @__PURE__ */ optional(ShuffleQuestions), shuffle_options: /* @__PURE__ */ optional(ShuffleOptions), img: /* @__PURE__ */ optional(text), joined: /* @__PURE__ */ optional(truth), submitted: /* @__PURE__ */ optional(truth), ends_at: /* @__PURE__ */ optional(text) });

export const Next: Shape = /* @__PURE__ */ either(text, nothing);

export const Total: Shape = number;

const UpcomingQuizPage: Shape = /* @__PURE__ */ object({ items: /* @__PURE__ */ listOf(UpcomingQuiz), next: Next, total: Total });

const CompletedQuiz: Shape = /* @__PURE__ */ object({ _id: text, title: text }, { description: /* @__PURE__ */ optional(text, ""), group: /* @__PURE__ */ optional(text), questions_number: /* @__PURE__ */ optional(number), difficulty: /* @__PURE__ */ optional(Difficulty), type: /* @__PURE__ */ optional(text), schadule: /* @__PURE__ */ optional(text), duration: /* @__PURE__ */ optional(number), score_per_question: /* @__PURE__ */ optional(number), code: /* @__PURE__ */ optional(text), closed_at: /* @__PURE__ */ optional(/* @__PURE__ */ either(text, nothing), null), participants: /* @__PURE__ */ optional(number, 0), shuffle_questions: /* @__PURE__ */ optional(ShuffleQuestions), shuffle_options: /* @__PURE__ */ optional(ShuffleOptions), status: /* @__PURE__ */ optional(text), createdAt: /* @__PURE__ */ optional(text) });

const CompletedQuizPage: Shape = /* @__PURE__ */ object({ items: /* @__PURE__ */ listOf(CompletedQuiz), next: Next, total: Total });

const ResultQuiz: Shape = /* @__PURE__ */ object({ _id: text, title: text }, { group: /* @__PURE__ */ optional(text), closed_at: /* @__PURE__ */ optional(/* @__PURE__ */ either(text, nothing), null), max_score: /* @__PURE__ */ optional(number) });

const ResultGroup: Shape = /* @__PURE__ */ object({ name: text, size: number });

const Participation: Shape = /* @__PURE__ */ object({ _id: text, participant: /* @__PURE__ */ object({ first_name: text, last_name: text, email: text }, { _id: /* @__PURE__ */ optional(text) }), score: number }, { started_at: /* @__PURE__ */ optional(/* @__PURE__ */ either(text, nothing), null), finished_at: /* @__PURE__ */ optional(/* @__PURE__ */ either(text, nothing), null), late: /* @__PURE__ */ optional(/* @__PURE__ */ object({ received_at: text, answered: number })), accepted_late: /* @__PURE__ */ optional(/* @__PURE__ */ object({ received_at: text, replaced_score: number })) });

const Result: Shape = /* @__PURE__ */ object({ _id: text, quiz: ResultQuiz, participants: /* @__PURE__ */ listOf(Participation) }, { group: /* @__PURE__ */ optional(ResultGroup) });

const ResultSummary: Shape = /* @__PURE__ */ object({ _id: text, quiz: ResultQuiz, participants: number }, { group: /* @__PURE__ */ optional(ResultGroup) });

const ResultPage: Shape = /* @__PURE__ */ object({ items: /* @__PURE__ */ listOf(ResultSummary), next: Next, total: Total });

const ResultFigures: Shape = /* @__PURE__ */ object({ participants: number, scores: /* @__PURE__ */ listOf(/* @__PURE__ */ object({ score: number, count: number })), minutes: /* @__PURE__ */ listOf(/* @__PURE__ */ object({ minutes: number, count: number })), median_seconds: /* @__PURE__ */ either(number, nothing), has_late: truth, missing: /* @__PURE__ */ object({ total: Total, students: /* @__PURE__ */ listOf(GroupStudent) }) });

const ParticipantPage: Shape = /* @__PURE__ */ object({ items: /* @__PURE__ */ listOf(Participation), next: Next, total: Total, _id: text, quiz: ResultQuiz, figures: ResultFigures }, { group: /* @__PURE__ */ optional(ResultGroup) });

const Joined: Shape = /* @__PURE__ */ object({ quiz: /* @__PURE__ */ either(text, /* @__PURE__ */ object({ _id: text })) }, { code: /* @__PURE__ */ optional(text, ""), starts_at: /* @__PURE__ */ optional(text), server_now: /* @__PURE__ */ optional(text), message: /* @__PURE__ */ optional(text) });

export const ShownOptions: Shape = /* @__PURE__ */ object({  }, { A: /* @__PURE__ */ optional(text), B: /* @__PURE__ */ optional(text), C: /* @__PURE__ */ optional(text), D: /* @__PURE__ */ optional(text), E: /* @__PURE__ */ optional(text), F: /* @__PURE__ */ optional(text) });

const PaperQuestion: Shape = /* @__PURE__ */ object({ _id: text, title: text, options: ShownOptions });

const SavedAnswer: Shape = /* @__PURE__ */ object({ question: text, answer: /* @__PURE__ */ either(text, nothing), chosen_at: text });

const Attempt: Shape = /* @__PURE__ */ object({ started_at: text, ends_at: text, server_now: text, revision: number, answers: /* @__PURE__ */ listOf(SavedAnswer) }, { spread: /* @__PURE__ */ optional(number) });

const QuizPaper: Shape = /* @__PURE__ */ object({ title: text, questions: /* @__PURE__ */ listOf(PaperQuestion) }, { message: /* @__PURE__ */ optional(text), attempt: /* @__PURE__ */ optional(Attempt) });

const Receipt: Shape = /* @__PURE__ */ object({ _id: text, submitted_at: text, answered: number, questions: number }, { late: /* @__PURE__ */ optional(truth, false) });

const Submitted: Shape = /* @__PURE__ */ object({  }, { receipt: /* @__PURE__ */ optional(Receipt), message: /* @__PURE__ */ optional(text) });

const SavedAttempt: Shape = /* @__PURE__ */ object({ started_at: text, ends_at: text, server_now: text, revision: number, answers: /* @__PURE__ */ listOf(SavedAnswer) }, { spread: /* @__PURE__ */ optional(number), message: /* @__PURE__ */ optional(text) });

export const AcceptedNumber: Shape = /* @__PURE__ */ object({ number: text }, { tolerance: /* @__PURE__ */ optional(text), to: /* @__PURE__ */ optional(text), share: /* @__PURE__ */ optional(number) });

const KeyedQuestion: Shape = /* @__PURE__ */ object({ _id: text, title: text, options: ShownOptions, answer: text }, { accepted: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(AcceptedNumber)) });

const QuizWithQuestions: Shape = /* @__PURE__ */ object({ _id: text, title: text }, { description: /* @__PURE__ */ optional(text, ""), group: /* @__PURE__ */ optional(text), questions_number: /* @__PURE__ */ optional(number), difficulty: /* @__PURE__ */ optional(Difficulty), type: /* @__PURE__ */ optional(text), schadule: /* @__PURE__ */ optional(text), duration: /* @__PURE__ */ optional(number), score_per_question: /* @__PURE__ */ optional(number), code: /* @__PURE__ */ optional(text), closed_at: /* @__PURE__ */ optional(/* @__PURE__ */ either(text, nothing), null), participants: /* @__PURE__ */ optional(number, 0), shuffle_questions: /* @__PURE__ */ optional(ShuffleQuestions), shuffle_options: /* @__PURE__ */ optional(ShuffleOptions), revision: /* @__PURE__ */ optional(RecordRevision), questions: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(KeyedQuestion)) });

const NamedType: Shape = /* @__PURE__ */ object({ value: text, label: text });

const Capabilities: Shape = /* @__PURE__ */ object({ operations: /* @__PURE__ */ listOf(text) }, { fields: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(text)), question_types: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(NamedType)) });

export const loginShape: Shape = Session;

export const registerShape: Shape = Acknowledgement;

export const forgotPasswordShape: Shape = Acknowledgement;

export const resetPasswordShape: Shape = Acknowledgement;

export const confirmEmailShape: Shape = Acknowledgement;

export const changePasswordShape: Shape = Acknowledgement;

export const logoutShape: Shape = Acknowledgement;

export const meShape: Shape = Profile;

export const groupShape: Shape = GroupWithStudents;

export const topStudentsShape: Shape = /* @__PURE__ */ listOf(RankedStudent);

export const ownPlaceShape: Shape = Place;

export const studentShape: Shape = Student;

export const upcomingQuizzesShape: Shape = /* @__PURE__ */ listOf(UpcomingQuiz);

export const upcomingQuizzesPageShape: Shape = /* @__PURE__ */ pageOf(UpcomingQuizPage, upcomingQuizzesShape);

export const completedQuizzesShape: Shape = /* @__PURE__ */ listOf(CompletedQuiz);

export const completedQuizzesPageShape: Shape = /* @__PURE__ */ pageOf(CompletedQuizPage, completedQuizzesShape);

export const resultsShape: Shape = /* @__PURE__ */ listOf(Result);

export const resultsPageShape: Shape = /* @__PURE__ */ pageOf(ResultPage, resultsShape);

export const resultShape: Shape = /* @__PURE__ */ pageOf(ParticipantPage, ParticipantPage);

export const resultPageShape: Shape = resultShape;

export const joinQuizShape: Shape = /* @__PURE__ */ joinedQuiz(Joined);

export const quizPaperShape: Shape = QuizPaper;

export const submitQuizShape: Shape = Submitted;

export const saveAnswersShape: Shape = SavedAttempt;

export const quizShape: Shape = QuizWithQuestions;

export const capabilitiesShape: Shape = Capabilities;
