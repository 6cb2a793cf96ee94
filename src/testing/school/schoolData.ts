import type {
  EmailChange,
  KeptChange,
  MockMail,
  OneTimeCode,
  OwnedGroup,
  OwnedQuestion,
  OwnedQuiz,
  PersonRecord,
  StoredAttempt,
} from './records';
import type { Sessions } from './sessions';

/** What gets ids. */
export type Kind = 'user' | 'group' | 'question' | 'quiz' | 'attempt';

/** Everything the school knows. */
export interface SchoolData extends Sessions {
  people: PersonRecord[];
  groups: OwnedGroup[];
  questions: OwnedQuestion[];
  quizzes: OwnedQuiz[];
  attempts: StoredAttempt[];
  /** Of quizzes, oldest first. */
  changes: KeptChange[];
  /** The newest one-time code that somebody asked for, by their id. */
  codes: Map<string, OneTimeCode>;
  /** The newest invitation of somebody who has set no password yet, by their id. */
  invitations: Map<string, OneTimeCode>;
  /** The email that is pending for somebody, by their id. */
  emailChanges: Map<string, EmailChange>;
  mails: MockMail[];
  /** The next id of a kind: the same sequence after each reset. */
  newId: (kind: Kind) => string;
  /** A number in [0, 1): the same sequence after each reset. */
  random: () => number;
}
