import type { PaperQuestion } from '../../api/entities';
import type { AnswerSheet } from './answerSheet';
import type { Overruled } from './draft';

/** The questions of an attempt and what is answered so far. */
export interface Paper {
  title: string;
  questions: readonly PaperQuestion[];
  sheet: AnswerSheet;
  /**
   * By question, what this device had before a later answer from another device replaced it; null
   * where it had no answer. Choosing anything for such a question settles it (decision 41).
   */
  overruled: Overruled;
}
