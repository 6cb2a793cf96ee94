import type { components } from '../../../../src/api/schema';

type Schemas = components['schemas'];

export type Failure = Schemas['Failure'];
export type Group = Schemas['GroupWithStudents'];
export type Question = Schemas['Question'];
export type Quiz = Schemas['CompletedQuiz'];
export type Result = Schemas['Result'];

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

/** An answer of the API. */
export interface Answer<Body = ActionBody> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}
