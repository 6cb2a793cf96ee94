import type { Keyed, TypedKind } from '../../items/kind/kind';
import type { Messages } from '../../messages/en';
import type { MarkupNode } from '../markup/elements';
import { meansFile, picturesInMarkdown } from '../markup/markdownPictures';
import { readHtml } from '../markup/readHtml';
import { wordsOf, type Words } from '../markup/wordsOf';
import type { FindFile } from './files';
import type { PlacedPictures } from '../markup/placedPictures';

/** The part of a question that a remark is about; a number is the place of an option, from 0. */
export type FoundField =
  'file' | 'title' | 'description' | 'options' | number | 'answer' | 'type' | 'difficulty' | 'tags';

/** A place in what is imported. */
export interface Place {
  /** From 1; a line that the text has. */
  line: number;
  /** The file of an archive; left out for a text of its own. */
  path?: string | undefined;
}

/** Something to say of a place. */
export interface Remark extends Place {
  field: FoundField;
  say: (words: Messages['exchange']['problems'], count: number) => string;
  /** Whether one choice fixes it for all questions: then it is reported once, with their number. */
  isForAll?: boolean;
}

/** A text as a file has it, and as plain text. */
export interface FoundText extends Words {
  format: 'plain' | 'markdown' | 'html';
  /** Whether the file could have said the format, and does not. */
  isUnmarked?: boolean;
  /** What stands in the file, if it is HTML. */
  nodes?: readonly MarkupNode[];
  /** Finds the files that come within the text. */
  findFile?: FindFile;
  /** Its pictures that come with it; left out where the bank takes none. */
  placed?: PlacedPictures;
}

export interface FoundOption {
  text: FoundText;
  /** What a student reads who chose it. */
  feedback: FoundText | undefined;
}

/** Far more than a question may have: the rest of a hostile one would hold up the page. */
export const mostOptionsRead = 100;
const sayTooMuch: Remark['say'] = (say) => say.tooMuch;

/** Refuses, once, a question that is too much to be read. */
export function refuseSize({ line, path, problems }: FoundQuestion): void {
  if (problems.some(({ say }) => say === sayTooMuch)) return;
  problems.push({ line, path, field: 'file', say: sayTooMuch });
}

type TypedKey = { kind: TypedKind } & Pick<Keyed, 'answer' | 'accepted'>;

/** A question as the file has it, before it is judged: more than a bank may be able to keep. */
export interface FoundQuestion extends Place {
  /** Its id in the bank that it was exported from. */
  id: string | undefined;
  /** What its author calls it; empty where it has no name. */
  name: string;
  text: FoundText;
  /** As many as the file has, up to `mostOptionsRead`. */
  options: FoundOption[];
  /** Which options are marked as right, counted from 0. */
  right: number[];
  /** Whether a student may choose several of them. */
  isMultiple: boolean;
  /** The kind and the key of one whose answer is typed; without an answer where none earns all points. */
  typed?: TypedKey;
  /** What every student reads after the question; empty where the file has none. */
  explanation: FoundText;
  tags: string[];
  /** Whether the file has fields for the type and the difficulty, and its tags are only tags. @default false */
  hasFields?: boolean;
  /** The parts of the category that it stands in, from the outermost. */
  category: readonly string[];
  /** The tags that its category gives it, if its user wants them. */
  categoryTags?: readonly string[];
  /** Whether its texts were in Markdown, though words may say all of them. */
  wasMarkdown?: boolean;
  /** As a word of the file names it; empty where there is none. So is the difficulty. */
  type: string;
  difficulty: string;
  /** What keeps it from being taken, whatever a bank can keep. */
  problems: Remark[];
  /** What taking it changes or leaves behind. */
  notes: Remark[];
}

/** A text that stands in the file as it is to be read. */
export const plainText = (plain: string): FoundText => ({
  format: 'plain',
  plain,
  losses: new Set(),
  pictures: [],
});

/** A text that stands in the file in Markdown. */
export function markdownText(markdown: string): FoundText {
  const pictures = picturesInMarkdown(markdown);
  // Others may be kept already, or are text.
  const hasFiles = pictures.some(meansFile);
  return {
    format: 'markdown',
    plain: markdown,
    losses: new Set(hasFiles ? (['picture'] as const) : []),
    pictures,
  };
}

/** A text that stands in the file as elements. */
export const markedUpText = (nodes: readonly MarkupNode[]): FoundText => ({
  format: 'html',
  nodes,
  ...wordsOf(nodes),
});

/** A text that stands in the file as HTML. */
export const htmlText = (html: string): FoundText => markedUpText(readHtml(html));

export const optionOf = (text: FoundText, feedback?: FoundText): FoundOption => ({
  text,
  feedback: feedback && feedback.plain !== '' ? feedback : undefined,
});

/** A question of which nothing is known yet but where it begins. */
export function foundAt(line: number, path?: string): FoundQuestion {
  return {
    line,
    path,
    id: undefined,
    name: '',
    text: plainText(''),
    options: [],
    right: [],
    isMultiple: false,
    explanation: plainText(''),
    tags: [],
    category: [],
    type: '',
    difficulty: '',
    problems: [],
    notes: [],
  };
}

/** Marks a question as one of a kind that no bank takes. */
export function refuseKind(found: FoundQuestion, kind: string): void {
  const { line, path } = found;
  found.problems.push({
    line,
    path,
    field: 'options',
    say: ({ kind: sayKind, kinds }) => sayKind(kinds[kind] ?? kind),
  });
}

/** Leaves out wrong options without words, which the forms of other products leave behind. */
export function leaveOutBlanks(found: FoundQuestion): void {
  const { options, right, line, path } = found;
  const isBlank = ({ text }: FoundOption) => text.plain.trim() === '' && text.losses.size === 0;
  const kept = options.flatMap((option, place) =>
    isBlank(option) && !right.includes(place) ? [] : [place],
  );
  if (kept.length === options.length || kept.length < 2) return;
  found.options = kept.map((place) => options[place]!);
  found.right = right.map((place) => kept.indexOf(place));
  found.notes.push({ line, path, field: 'options', say: (say) => say.blankOptions });
}

/** All texts of a question. */
export const textsOf = ({ text, options, explanation }: FoundQuestion): FoundText[] => [
  text,
  ...options.map((option) => option.text),
  explanation,
];
