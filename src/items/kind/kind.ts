import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemStatistics, QuestionInput } from '../../api/entities';
import type { Messages } from '../../messages/en';
import type { Answer } from '../../rules/answers';
import type { Grading, QuestionKind, TextFormat } from '../../rules/limits';
import type { ChoiceOption } from '../../ui/field/drawChoice';

/** What says how the texts of a question are written; `plain` if it is left out. */
export interface Formatted {
  format?: TextFormat | undefined;
}

/** What says how many options of a question may be right; one if it is left out. */
export interface Kinded {
  kind?: QuestionKind | undefined;
}

/** What a question offers, and which of it is right. */
export type Keyed = Pick<QuestionInput, 'options' | 'answer' | 'kind'>;

/** What grading needs of a question. */
export type Graded = Pick<Keyed, 'answer'>;

/** What a question offers; a server may leave out some of it. */
export interface Offered extends Formatted, Kinded {
  options: Partial<Keyed['options']>;
}

/** How the options and the key of a question are taken apart and put together. */
export interface Content {
  /** The texts of the options, in order; empty for one that is missing between others. */
  texts: (question: Offered) => string[];
  /** The places of the right options, from 0. */
  right: (question: Graded) => number[];
  /**
   * Options, key and kind from two to six texts and places; the key is the first option by default.
   */
  from: (texts: readonly string[], right: readonly number[]) => Keyed;
  /** Answers that a student can give: two or more, each once. */
  answers: (question: Offered) => readonly Answer[];
}

/** How an answer is put into words. */
export interface Saying {
  /** What an answer is called in a sentence, such as "B" or "A, C". */
  name: (question: Offered, answer: Answer) => string;
  /** What an answer says, option by option; a text is empty where the question lacks it. */
  texts: (question: Offered, answer: Answer) => string[];
}

/** How many attempts gave which answers to an item, as the contract counts them. */
export type AnswerCounts = ItemStatistics['choices'];

/** How answers are marked. */
export interface Marking {
  /** The share of an item's points that an answer earns, 0 to 1. */
  mark: (item: Graded, answer: Answer, grading: Grading | undefined) => number;
  /** The distractors that no attempt chose. */
  unchosen: (item: Offered & Graded, counts: AnswerCounts) => Answer[];
}

/** Draws a text of a question in its format. */
export type DrawText = (text: string, question: Formatted) => ReactNode;

/** Puts a text of a question into words, in one line, for names and screen readers. */
export type SayText = (text: string, question: Formatted) => string;

export interface AnswerControlProps {
  question: Offered;
  /** The name of the control. */
  label: ReactNode;
  /** The same in words. */
  'aria-label'?: string | undefined;
  /** Says that several options can be chosen, where they can. */
  chooseAll: string;
  drawText: DrawText;
  sayText: SayText;
  /** Null for none; left out where the control keeps it. */
  answer?: Answer | null | undefined;
  /** Called with null where a choice leaves no answer. */
  onAnswer?: ((answer: Answer | null) => void) | undefined;
  /** A second line of the option at a place, and its tone: for those who may know the key. */
  remark?:
    ((place: number) => (Pick<ChoiceOption, 'tone'> & { description: string }) | false) | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** How a question is answered on a screen and by keys. */
export interface Answering {
  /** Draws the control. A function rather than a component: a paper has many of them. */
  draw: (props: AnswerControlProps) => ReactElement;
  /** The enabled input that the key of an option presses, by its place; null where there is none. */
  inputAt: (control: Element, question: Offered, place: number) => HTMLInputElement | null;
  /** The enabled input in which an answer shows, for the focus; null where there is none. */
  inputOf: (control: Element, answer: Answer) => HTMLElement | null;
}

export interface ItemFieldsProps {
  form: UseFormReturn<QuestionInput, unknown, QuestionInput>;
  /** How questions of the kind are put together. */
  content: Content;
  words: Messages['questions'];
}

export interface KeyedOptionsProps {
  question: Keyed & Formatted;
  drawText: DrawText;
  words: Messages['questions'];
}

/** What an instructor sees of options and key: their fields in a form, and the question as it is kept. */
export interface Authoring {
  OptionFields: ComponentType<ItemFieldsProps>;
  KeyField: ComponentType<ItemFieldsProps>;
  KeyedOptions: ComponentType<KeyedOptionsProps>;
}

/** An item as a quiz asked it, with how its answers were counted. */
export interface CountedItem extends Offered, Graded {
  title: string;
  choices: AnswerCounts;
  /** How many attempts gave no answer. */
  omitted: number;
}

export interface AnswerSharesProps {
  item: CountedItem;
  /** How many attempts the item had. */
  attempts: number;
  /** Whether these are enough to judge an option by. */
  areEnough: boolean;
  words: Messages['evidence'];
  drawText: DrawText;
  /** Writes how many of all attempts. */
  formatCount: (count: number, attempts: number) => string;
}
