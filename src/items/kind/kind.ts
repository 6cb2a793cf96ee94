import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemStatistics, QuestionInput } from '../../api/entities';
import type { Messages } from '../../messages/en';
import type { Section } from '../../messages/wordsOf';
import type { Answer } from '../../rules/answers';
import type { Grading, QuestionKind, TextFormat } from '../../rules/limits';
import type { ChoiceOption } from '../../ui/field/drawChoice';

/** What says how the texts of a question are written; `plain` if it is left out. */
export interface Formatted {
  format?: TextFormat | undefined;
}

/** What says how a question is answered; with one option if it is left out. */
export interface Kinded {
  kind?: QuestionKind | undefined;
}

/** Kinds whose answers are typed: their questions have no options. */
export type TypedKind = Exclude<QuestionKind, 'single' | 'multiple'>;

/** What a question offers, and what is right. */
export type Keyed = Pick<QuestionInput, 'options' | 'answer' | 'kind' | 'accepted'>;

/** What grading needs of a question. */
export interface Graded extends Kinded {
  answer: Answer;
  /** What counts beside a number. */
  accepted?: Keyed['accepted'] | undefined;
}

/** What a question offers; a server may leave out some of it. */
export interface Offered extends Formatted, Kinded {
  options: Partial<Keyed['options']>;
}

/** How an answer is checked and put into words. */
export interface Saying {
  /** Whether the question can be answered so. */
  fits: (question: Offered, answer: Answer) => boolean;
  /**
   * What an answer is called in a sentence, such as "B" or "A, C".
   *
   * @param locale BCP 47, for numbers. @default as the contract spells them
   */
  name: (question: Offered, answer: Answer, locale?: string) => string;
  /** What an answer says, option by option; a text is empty where the question lacks it. */
  texts: (question: Offered, answer: Answer) => string[];
}

/** How many attempts chose which options of an item, as the contract counts them. */
export type AnswerCounts = ItemStatistics['choices'];

/** How often each answer to an item was given. */
export type AnswerTally = ReadonlyMap<Answer, number>;

/** How the answers to an item were counted. */
export type Counted = Pick<ItemStatistics, 'choices' | 'answered' | 'given'>;

/** The form of answers that are typed. */
export interface TypedForm {
  /** A regular expression, for JavaScript and PostgreSQL. */
  pattern: string;
  /** Most characters. */
  longest: number;
}

/** How a question is put together, and how answers to it are marked and counted. */
export interface ItemRules {
  /** What databases hold of the answers; null for a kind with options. */
  typed: TypedForm | null;
  /** The texts of the options, in order; empty for one that is missing between others. */
  texts: (question: Offered) => string[];
  /** The places of the right options, from 0. */
  right: (question: Graded) => number[];
  /**
   * Options, key and kind from two to six texts and places; the key is the first option by default.
   * Only the kind where a question has no options.
   */
  from: (texts: readonly string[], right: readonly number[]) => Keyed;
  /**
   * What the form of a question begins with.
   *
   * @param question perhaps of another kind, whose texts are kept
   * @param fewest options, with which a question that has fewer is filled up
   */
  draft: (question: Keyed, fewest: number) => Keyed;
  /** What a question offers and what is right, as it is kept: without what says nothing. */
  trimmed: (
    question: Keyed,
    trim: (text: string) => string,
  ) => Pick<Keyed, 'options' | 'answer' | 'accepted'>;
  /**
   * What is right, in one line.
   *
   * @param locale BCP 47, for numbers. @default as the contract spells them, which tables have
   */
  key: (question: Graded, locale?: string) => string;
  /** Answers that a student can give: two or more, each once. */
  answers: (question: Offered & Graded) => readonly Answer[];
  /** The share of an item's points that an answer earns, 0 to 1. */
  mark: (item: Graded, answer: Answer, grading: Grading | undefined) => number;
  /** The distractors that no attempt chose. */
  unchosen: (item: Offered & Graded, counts: AnswerCounts) => Answer[];
  /** Counts answers to one item. */
  count: (given: AnswerTally, answered: number) => Counted;
}

/** Draws a text of a question in its format. */
export type DrawText = (text: string, question: Formatted) => ReactNode;

/** Puts a text of a question into words, in one line, for names and screen readers. */
export type SayText = (text: string, question: Formatted) => string;

/** The words of a section in the language of the page. */
export type UseWords = <Words extends object>(section: Section<Words>) => Words;

export interface AnswerControlProps {
  question: Offered;
  /** The name of the control. */
  label: ReactNode;
  /** The same in words. */
  'aria-label'?: string | undefined;
  /** How the quiz grades, which a control may tell. */
  grading?: Grading | undefined;
  /** Reads the words of a section in the language of the page. A hook. */
  useWords: UseWords;
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
  /** Loads what draws the control, where a paper without the kind does not. */
  load?: () => Promise<unknown>;
}

export interface ItemFieldsProps {
  form: UseFormReturn<QuestionInput, unknown, QuestionInput>;
  words: Messages['questions'];
}

export interface KeyedOptionsProps {
  question: Keyed & Formatted;
  drawText: DrawText;
  words: Messages['questions'];
}

/** What an instructor sees of what is offered and right: its fields in a form, and as it is kept. */
export interface Authoring {
  OptionFields: ComponentType<ItemFieldsProps>;
  KeyField: ComponentType<ItemFieldsProps>;
  KeyedOptions: ComponentType<KeyedOptionsProps>;
}

/** An item as a quiz asked it, with how its answers were counted. */
export interface CountedItem extends Offered, Graded, Counted {
  title: string;
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
