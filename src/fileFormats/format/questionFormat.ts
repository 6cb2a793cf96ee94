import type { Question, QuestionInput } from '../../api/entities';
import type { Pauses } from '../../base/slices';
import type { Graded } from '../../items/kind/kind';
import type { FoundQuestion } from '../found/found';
import type { TableReading } from '../tables/tables';

/** A format that questions are read from. */
export interface QuestionFormat {
  /** A proper noun, the same in every language. */
  name: string;
  /** Endings that only its files have, in lower case and without the dot. */
  endings: readonly string[];
  /** How surely the beginning of a text is in it: 0 no, 1 perhaps, 2 yes. */
  likeness: (head: string) => 0 | 1 | 2;
  /**
   * Finds the questions of a text, however wrong it is; null where a pause is welcome.
   *
   * @param path the file of an archive that has the text
   */
  read: (
    text: string,
    path: string | undefined,
    tables: TableReading,
  ) => Iterable<FoundQuestion | null>;
}

/** A question to write: one that is not in the bank has no id. */
export type WrittenQuestion = QuestionInput & Partial<Pick<Question, '_id'>>;

/** A picture to write, as it is kept. */
export interface WrittenPicture {
  /** Its media type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Pictures to write, by their ids. */
export type WrittenPictures = ReadonlyMap<string, WrittenPicture>;

/** A format that questions are written in. */
export interface QuestionWriter {
  /** Ending of its files, without the dot. */
  ending: string;
  mediaType: string;
  /** Whether its files contain the pictures of their questions. */
  takesPictures: boolean;
  /** Writes questions so that `readQuestions` gives back the same. */
  write: (
    questions: readonly WrittenQuestion[],
    pictures: WrittenPictures,
    pauses: Pauses,
  ) => Promise<string | Uint8Array<ArrayBuffer>>;
}

/** What is written of a question in GIFT. */
export interface GiftParts {
  /** What follows the brace that opens its answers. */
  mark: string;
  /** A line each. */
  answers: readonly string[];
  /** What stands in the comment above it and gives the question back as it was. */
  original: readonly string[];
}

/** What is written of a question in Moodle XML. */
export interface MoodleParts {
  type: string;
  /** A line each. */
  elements: readonly string[];
}

/** How a question is declared, answered and scored in QTI 3.0. */
export interface QtiParts {
  response: string;
  interaction: readonly string[];
  scoring: string;
}

/** Writes the questions of a kind whose answers are typed. */
export interface TypedWriter {
  gift: (question: Graded) => GiftParts;
  moodle: (question: Graded) => MoodleParts;
  qti: (question: Graded) => QtiParts;
}
