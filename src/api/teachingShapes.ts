// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { either, listOf, nothing, number, object, optional, pageOf, text, truth, type Shape } from './shape';
import { RecordRevision, Acknowledgement, Student, Next, Total, ShownOptions, AcceptedNumber, Difficulty } from './shapes';

const Group: Shape = /* @__PURE__ */ object({ _id: text, name: text, max_students: number }, { revision: /* @__PURE__ */ optional(RecordRevision), size: /* @__PURE__ */ optional(number) });

const Created: Shape = /* @__PURE__ */ object({  }, { _id: /* @__PURE__ */ optional(text), message: /* @__PURE__ */ optional(text) });

const Saved: Shape = /* @__PURE__ */ object({  }, { _id: /* @__PURE__ */ optional(text), revision: /* @__PURE__ */ optional(RecordRevision), message: /* @__PURE__ */ optional(text) });

const StudentPage: Shape = /* @__PURE__ */ object({ items: /* @__PURE__ */ listOf(Student), next: Next, total: Total }, { counts: /* @__PURE__ */ optional(/* @__PURE__ */ object({ all: number, none: number, elsewhere: number })) });

const SavedStudent: Shape = /* @__PURE__ */ object({  }, { _id: /* @__PURE__ */ optional(text), revision: /* @__PURE__ */ optional(RecordRevision), email_pending: /* @__PURE__ */ optional(text), message: /* @__PURE__ */ optional(text) });

const Question: Shape = /* @__PURE__ */ object({ _id: text, title: text, options: ShownOptions, answer: text }, { revision: /* @__PURE__ */ optional(RecordRevision), description: /* @__PURE__ */ optional(text, ""), accepted: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(AcceptedNumber)), type: /* @__PURE__ */ optional(text, "FE"), difficulty: /* @__PURE__ */ optional(Difficulty, "easy"), tags: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(text)), used: /* @__PURE__ */ optional(truth) });

const QuestionPage: Shape = /* @__PURE__ */ object({ items: /* @__PURE__ */ listOf(Question), next: Next, total: Total });

const ImportedQuestions: Shape = /* @__PURE__ */ object({ ids: /* @__PURE__ */ listOf(text) }, { message: /* @__PURE__ */ optional(text) });

const TagCount: Shape = /* @__PURE__ */ object({ tag: text, questions: number });

const QualityCounts: Shape = /* @__PURE__ */ object({ good: number, weak: number, bad: number });

const QuestionFacets: Shape = /* @__PURE__ */ object({ tags: /* @__PURE__ */ listOf(TagCount) }, { used: /* @__PURE__ */ optional(number), quality: /* @__PURE__ */ optional(QualityCounts), types: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(text)) });

const RefusedChange: Shape = /* @__PURE__ */ object({ _id: text });

const ChangedQuestions: Shape = /* @__PURE__ */ object({ ids: /* @__PURE__ */ listOf(text), refused: /* @__PURE__ */ listOf(RefusedChange) }, { message: /* @__PURE__ */ optional(text) });

const RenamedTags: Shape = /* @__PURE__ */ object({ questions: number }, { message: /* @__PURE__ */ optional(text) });

const UploadedPicture: Shape = /* @__PURE__ */ object({ _id: text, width: number, height: number }, { message: /* @__PURE__ */ optional(text) });

const CreatedQuiz: Shape = /* @__PURE__ */ object({ code: text }, { _id: /* @__PURE__ */ optional(text), message: /* @__PURE__ */ optional(text) });

const NewEnd: Shape = /* @__PURE__ */ object({ ends_at: text }, { message: /* @__PURE__ */ optional(text) });

const ItemStatistics: Shape = /* @__PURE__ */ object({ _id: text, title: text, options: ShownOptions, answer: text, choices: /* @__PURE__ */ object({ A: number, B: number, C: number, D: number }, { E: /* @__PURE__ */ optional(number), F: /* @__PURE__ */ optional(number) }), omitted: number, facility: /* @__PURE__ */ either(number, nothing), discrimination: /* @__PURE__ */ either(number, nothing) }, { accepted: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(AcceptedNumber)), answered: /* @__PURE__ */ optional(number), given: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(/* @__PURE__ */ object({ answer: text, count: number }))) });

const Evidence: Shape = /* @__PURE__ */ object({ quiz: text, participants: number, items: /* @__PURE__ */ listOf(ItemStatistics) });

const Graded: Shape = /* @__PURE__ */ object({ score: number }, { message: /* @__PURE__ */ optional(text) });

const NamedPerson: Shape = /* @__PURE__ */ object({ _id: text }, { first_name: /* @__PURE__ */ optional(text), last_name: /* @__PURE__ */ optional(text) });

const RecordedFields: Shape = /* @__PURE__ */ object({  });

const RecordedChange: Shape = /* @__PURE__ */ object({ at: text, action: text, who: /* @__PURE__ */ either(NamedPerson, nothing) }, { student: /* @__PURE__ */ optional(/* @__PURE__ */ either(NamedPerson, nothing), null), before: /* @__PURE__ */ optional(/* @__PURE__ */ either(RecordedFields, nothing), null), after: /* @__PURE__ */ optional(/* @__PURE__ */ either(RecordedFields, nothing), null) });

const QuizChanges: Shape = /* @__PURE__ */ object({ changes: /* @__PURE__ */ listOf(RecordedChange), more: truth });

export const groupsShape: Shape = /* @__PURE__ */ listOf(Group);

export const createGroupShape: Shape = Created;

export const updateGroupShape: Shape = Saved;

export const deleteGroupShape: Shape = Acknowledgement;

export const studentsShape: Shape = /* @__PURE__ */ listOf(Student);

export const studentsPageShape: Shape = /* @__PURE__ */ pageOf(StudentPage, studentsShape);

export const createStudentShape: Shape = Created;

export const updateStudentShape: Shape = SavedStudent;

export const studentsWithoutGroupShape: Shape = /* @__PURE__ */ listOf(Student);

export const deleteStudentShape: Shape = Acknowledgement;

export const inviteStudentShape: Shape = Acknowledgement;

export const addStudentToGroupShape: Shape = Saved;

export const moveStudentToGroupShape: Shape = Saved;

export const removeStudentFromGroupShape: Shape = Saved;

export const questionsShape: Shape = /* @__PURE__ */ listOf(Question);

export const questionsPageShape: Shape = /* @__PURE__ */ pageOf(QuestionPage, questionsShape);

export const createQuestionShape: Shape = Created;

export const importQuestionsShape: Shape = ImportedQuestions;

export const questionFacetsShape: Shape = QuestionFacets;

export const changeQuestionsShape: Shape = ChangedQuestions;

export const renameTagsShape: Shape = RenamedTags;

export const updateQuestionShape: Shape = Saved;

export const deleteQuestionShape: Shape = Acknowledgement;

export const uploadPictureShape: Shape = UploadedPicture;

export const createQuizShape: Shape = CreatedQuiz;

export const extendTimeShape: Shape = NewEnd;

export const evidenceShape: Shape = Evidence;

export const acceptLateShape: Shape = Graded;

export const quizChangesShape: Shape = QuizChanges;

export const updateQuizShape: Shape = Saved;

export const deleteQuizShape: Shape = Acknowledgement;
