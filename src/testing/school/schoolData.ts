import type { NamedType } from '../../api/entities';
import type { RankingShown } from '../../rules/limits';
import type { Places } from './pages';
import type {
  EmailChange,
  KeptChange,
  MockMail,
  OneTimeCode,
  OwnedGroup,
  OwnedPicture,
  OwnedQuestion,
  OwnedQuiz,
  PersonRecord,
  StoredAttempt,
} from './records';
import type { Sessions } from './sessions';

/** The kinds of things with ids. */
export type Kind = 'user' | 'group' | 'question' | 'quiz' | 'attempt' | 'picture';

/** Everything the school knows. */
export interface SchoolData extends Sessions {
  people: PersonRecord[];
  groups: OwnedGroup[];
  /** The types that questions can have; undefined for those of the specification. */
  questionTypes: readonly NamedType[] | undefined;
  /** What students see of the ranking. */
  ranking: RankingShown;
  questions: OwnedQuestion[];
  pictures: OwnedPicture[];
  quizzes: OwnedQuiz[];
  attempts: StoredAttempt[];
  /** History of all quizzes, oldest first. */
  changes: KeptChange[];
  /** The latest one-time code that each person requested, by their id. */
  codes: Map<string, OneTimeCode>;
  /** The latest invitation of each person without a password, by their id. */
  invitations: Map<string, OneTimeCode>;
  /** Each person's pending email, by their id. */
  emailChanges: Map<string, EmailChange>;
  mails: MockMail[];
  /** Where the pages ended that were sent. */
  places: Places;
  /** The next id of a kind: the same sequence after each reset. */
  newId: (kind: Kind) => string;
  /** A number in [0, 1): the same sequence after each reset. */
  random: () => number;
}
