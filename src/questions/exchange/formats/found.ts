import type { Messages } from '../../../messages/en';

/** The part of a question that a remark is about; a number is the place of an option, from 0. */
export type FoundField =
  'file' | 'title' | 'description' | 'options' | number | 'answer' | 'type' | 'difficulty';

/** Something to say of a line. */
export interface Remark {
  /** From 1; a line that the text has. */
  line: number;
  field: FoundField;
  say: (words: Messages['exchange']['problems'], count: number) => string;
  /** Whether one choice mends it for all questions: then it is told once, with how many there are. */
  isForAll?: boolean;
}

/** A question as the text has it, before it is judged. */
export interface FoundQuestion {
  /** Its first line, from 1. */
  line: number;
  /** Its id in the bank that it was exported from. */
  id: string | undefined;
  title: string;
  /** Empty where the text has none; so are type and difficulty. */
  description: string;
  /** As many as the text has. */
  options: string[];
  /** Which options are marked as right, counted from 0. */
  right: number[];
  type: string;
  difficulty: string;
  /** What keeps it from being taken. */
  problems: Remark[];
  /** What taking it changes or leaves behind. */
  notes: Remark[];
}

/** A question of which nothing is known yet but where it begins. */
export function foundAt(line: number): FoundQuestion {
  return {
    line,
    id: undefined,
    title: '',
    description: '',
    options: [],
    right: [],
    type: '',
    difficulty: '',
    problems: [],
    notes: [],
  };
}
