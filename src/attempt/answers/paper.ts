import type { PaperQuestion, QuizPaper } from '../../api/entities';
import type { AnswerSheet } from './answerSheet';
import type { Overruled } from './draft';

/** What a paper says of its quiz. Before the start a student has this alone. */
export type PaperHead = Omit<QuizPaper, 'questions' | 'attempt' | 'message'>;

/** The questions of an attempt and what is answered so far. */
export interface Paper extends PaperHead {
  questions: readonly PaperQuestion[];
  sheet: AnswerSheet;
  /**
   * By question, what this device had before a later answer from another device replaced it; null
   * where it had no answer. Choosing anything for such a question settles it.
   */
  overruled: Overruled;
}
