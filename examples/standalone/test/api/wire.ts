import type { components } from '../../../../src/api/schema';

type Schemas = components['schemas'];

export type Failure = Schemas['Failure'];
export type Group = Schemas['GroupWithStudents'];
export type Question = Schemas['Question'];
export type Quiz = Schemas['CompletedQuiz'];
export type Result = Schemas['Result'];
export type UpcomingQuiz = Schemas['UpcomingQuiz'];
export type Student = Schemas['Student'];

/**
 * The body of an action or of a failure. Tests look at what they expect to be there; whether an
 * answer fits the contract is for the contract guard to say.
 */
export interface ActionBody {
  message: string;
  errors: { field: string; message: string }[];
  data: Required<Quiz> &
    Question &
    Schemas['SignedIn'] & {
      quiz: string;
      questions: Schemas['PaperQuestion'][];
      attempt: Schemas['Attempt'];
    };
}

/** The body of an action that answers what it made or changed. */
export type SavedBody<Saved> = Omit<ActionBody, 'data'> & { data: Saved & { message: string } };

/** An answer of the API. */
export interface Answer<Body = ActionBody> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}
