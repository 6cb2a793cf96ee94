import { validationWords } from './validation';

/** What a server says of requests and of what it has done; widgets have sentences of their own. */
export interface ReplySentences {
  /** Labels of fields (`x-label` of the contract), by the English ones. */
  labels: Readonly<Record<string, string>>;
  /** The contract's sentences about fields (`x-sentences`), by the English ones. */
  rules: Readonly<Record<string, string>>;
  /** What has been done, by the English sentence; `{}` stands for a number or an email. */
  successes: Readonly<Record<string, string | ((detail: string) => string)>>;
  /** What is wrong with an answer, by the English sentence; `{}` stands for its place in the list. */
  answers: Readonly<Record<string, (entry: number) => string>>;
  /** What is wrong with a field, which is named by its label. */
  problems: {
    required: (label: string) => string;
    unknown: (label: string) => string;
    repeated: (label: string) => string;
    oneOf: (label: string, values: string) => string;
    wrongType: (label: string, type: string) => string;
    tooShort: (label: string, least: number) => string;
    tooLong: (label: string, most: number) => string;
    tooFew: (label: string, least: number) => string;
    tooMany: (label: string, most: number) => string;
    tooSmall: (label: string, least: number) => string;
    tooLarge: (label: string, most: number) => string;
    invalid: (label: string) => string;
    noInstant: (label: string) => string;
    unstorable: (label: string, sign: string) => string;
  } & Pick<typeof validationWords.en, 'oneLine' | 'invisible' | 'unseen'>;
  /** What a field must be, by the types of JSON. */
  types: Readonly<Record<string, string>>;
  /** The label of an entry of a list, counted from 1. */
  entry: (index: number) => string;
  /** A label of a field in an entry of a list. */
  ofEntry: (label: string, index: number) => string;
}

/** English: labels, rules, successes and answers are those of the contract and of `replies`. */
export const replies: ReplySentences = {
  labels: {},
  rules: {},
  successes: {},
  answers: {},
  problems: {
    required: (label) => `${label} is required.`,
    unknown: (label) => `${label} is not a field of this request. Leave it out.`,
    repeated: (label) => `${label} is sent more than once. Send it once.`,
    oneOf: (label, values) => `${label} must be one of ${values}.`,
    wrongType: (label, type) => `${label} must be ${type}.`,
    tooShort: (label, least) => `${label} must have at least ${least} characters.`,
    tooLong: (label, most) => `${label} must have at most ${most} characters.`,
    tooFew: (label, least) =>
      `${label} must have at least ${least} ${least === 1 ? 'entry' : 'entries'}.`,
    tooMany: (label, most) => `${label} must have at most ${most} entries.`,
    tooSmall: (label, least) => `${label} must be ${least} or more.`,
    tooLarge: (label, most) => `${label} must be ${most} or less.`,
    invalid: (label) => `${label} is not valid.`,
    noInstant: (label) =>
      `${label} must be a date and time with its offset, such as 2026-05-04T09:00:00Z.`,
    unstorable: (label, sign) => `${label} contains ${sign}, which cannot be stored. Remove it.`,
    oneLine: validationWords.en.oneLine,
    invisible: validationWords.en.invisible,
    unseen: validationWords.en.unseen,
  },
  types: {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  },
  entry: (index) => `Entry ${index}`,
  ofEntry: (label, index) => `${label} of entry ${index}`,
};
