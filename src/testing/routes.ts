import type { OperationId } from '../api/createQuizClient';
import type { paths } from '../api/schema';
import type { Role } from '../rules/limits';

/** Where an operation is found, who may call it, and how its answer is wrapped. */
export interface Route {
  method: 'get' | 'post';
  path: keyof paths;
  /** Who may call it (`x-roles`); null where no token is asked for. */
  roles: readonly Role[] | null;
  status: 200 | 201;
  /** Whether the answer is an action's, wrapped in `data`. */
  isAction: boolean;
}

const instructor: readonly Role[] = ['Instructor'];
const student: readonly Role[] = ['Student'];
const everybody: readonly Role[] = ['Instructor', 'Student'];

function read(path: keyof paths, roles: readonly Role[]): Route {
  return { method: 'get', path, roles, status: 200, isAction: false };
}

function act(path: keyof paths, roles: readonly Role[] | null, status: 200 | 201 = 200): Route {
  return { method: 'post', path, roles, status, isAction: true };
}

/** The operations of `openapi.yaml`. A fixed path stands before one that would take it for an id. */
export const routes: Record<OperationId, Route> = {
  login: act('/auth/login', null),
  groups: read('/group', instructor),
  group: read('/group/{id}', everybody),
  questions: read('/question', instructor),
  createQuestion: act('/question', instructor, 201),
  createQuiz: act('/quiz', instructor, 201),
  upcomingQuizzes: read('/quiz/incomming', everybody),
  completedQuizzes: read('/quiz/completed', everybody),
  results: read('/quiz/result', everybody),
  joinQuiz: act('/quiz/join', student),
  quizPaper: { ...read('/quiz/without-answers/{id}', student), isAction: true },
  submitQuiz: act('/quiz/submit/{id}', student),
  quiz: read('/quiz/{id}', everybody),
};
