/** A text as it was understood: plain data, which says nothing about elements. */
export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'code'; language: string; value: string }
  | { type: 'formula'; value: string }
  | { type: 'markup'; value: string }
  | { type: 'quote'; children: Block[] }
  | ListBlock
  | TableBlock
  | { type: 'rule' };

export interface ListBlock {
  type: 'list';
  /** The number of its first item; undefined for one with bullets. */
  start: number | undefined;
  /** Whether no blank lines separate its items, whose paragraphs are then drawn without space. */
  isTight: boolean;
  items: Block[][];
}

export interface TableBlock {
  type: 'table';
  alignments: Alignment[];
  head: Inline[][];
  rows: Inline[][][];
}

export type Alignment = 'start' | 'center' | 'end' | undefined;

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'emphasis' | 'strong'; children: Inline[] }
  | { type: 'code'; value: string }
  | { type: 'formula'; value: string; isDisplayed: boolean }
  | { type: 'markup'; value: string }
  | LinkInline
  | ImageInline;

/** Where a link or an image leads, and how it was written, to show one that is not permitted. */
export interface Target {
  address: string;
  title: string;
  /** What was written before its text. */
  before: string;
  /** What was written after its text. */
  after: string;
}

export interface LinkInline extends Target {
  type: 'link';
  children: Inline[];
}

export interface ImageInline extends Target {
  type: 'image';
  alt: string;
}

/** What a definition, `[label]: address "title"`, says; by normalised labels. */
export type Definitions = Map<string, { address: string; title: string }>;

/** What a name such as `hearts` of `&hearts;` stands for. */
export type CharacterNames = Readonly<Record<string, string>>;
