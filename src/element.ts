import { define } from './element/define';

export { define } from './element/define';
export type { Profile, Receipt } from './api/entities';
export type { QuizEvent } from './api/quizEvents';
export type {
  QuizAppElement,
  QuizElementEvents,
  QuizJoinElement,
  QuizResultsElement,
  QuizRunnerElement,
  QuizSchoolElement,
  QuizUnsentElement,
} from './element/elementTypes';
export type { MessageOverrides } from './messages/language/mergeMessages';
export type { SignedIn } from './session/SessionStore';

define();
