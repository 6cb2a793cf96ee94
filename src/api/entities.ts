import type { components } from './schema';

type Schemas = components['schemas'];

export type Attempt = Schemas['Attempt'];
export type CompletedQuiz = Schemas['CompletedQuiz'];
export type Group = Schemas['Group'];
export type GroupWithStudents = Schemas['GroupWithStudents'];
export type PaperQuestion = Schemas['PaperQuestion'];
export type Participation = Schemas['Participation'];
export type Profile = Schemas['Profile'];
export type Question = Schemas['Question'];
export type QuestionDraft = Schemas['QuestionDraft'];
export type Quiz = Schemas['Quiz'];
export type QuizDraft = Schemas['QuizDraft'];
export type QuizPaper = Schemas['QuizPaper'];
export type Receipt = Schemas['Receipt'];
export type Result = Schemas['Result'];
export type SignIn = Schemas['SignIn'];
export type SubmittedAnswer = Schemas['SubmittedAnswer'];
export type UpcomingQuiz = Schemas['UpcomingQuiz'];
