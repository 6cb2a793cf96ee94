import type { components } from '../../../../src/api/schema';

type Schemas = components['schemas'];

export type Attempt = Schemas['Attempt'];
export type Failure = Schemas['Failure'];
export type Group = Schemas['GroupWithStudents'];
export type Question = Schemas['Question'];
export type PaperQuestion = Schemas['PaperQuestion'];
export type Quiz = Schemas['CompletedQuiz'];
export type Result = Schemas['Result'];
export type UpcomingQuiz = Schemas['UpcomingQuiz'];
export type Student = Schemas['Student'];

/**
 * The body of an action or a failure. Tests read the fields they expect; the contract guard checks
 * whether a reply fits the contract.
 */
export interface ActionBody {
  message: string;
  errors: { field: string; message: string }[];
  data: Required<Quiz> &
    Question &
    Schemas['Session'] & {
      quiz: string;
      questions: PaperQuestion[];
      attempt: Schemas['Attempt'];
    };
}

/** The body of an action that returns what it created or changed. */
export type SavedBody<Saved> = Omit<ActionBody, 'data'> & { data: Saved & { message: string } };

/** A reply of the API. */
export interface Reply<Body = ActionBody> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}
