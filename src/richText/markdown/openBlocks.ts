import type { MarkupEnd } from './rawMarkup';
import type { Alignment } from './tree';

/** Blocks while their lines are being read; a text of theirs may still name later definitions. */
export type RawBlock = Leaf | Container | { type: 'rule' };

export interface Paragraph {
  type: 'paragraph';
  lines: string[];
}

export interface Heading {
  type: 'heading';
  level: number;
  text: string;
}

export interface Code {
  type: 'code';
  /** What closes it; undefined for code that is indented. */
  fence: { character: string; length: number; indent: number } | undefined;
  info: string;
  lines: string[];
}

export interface Formula {
  type: 'formula';
  lines: string[];
  isClosed: boolean;
}

export interface Markup {
  type: 'markup';
  end: MarkupEnd;
  lines: string[];
}

export interface RawTable {
  type: 'table';
  alignments: Alignment[];
  rows: string[][];
}

export type Leaf = Paragraph | Heading | Code | Formula | Markup | RawTable;

export interface Quote {
  type: 'quote' | 'document';
  children: RawBlock[];
}

export interface RawList {
  type: 'list';
  /** The bullet, or what stands behind the number. */
  mark: string;
  start: number | undefined;
  isLoose: boolean;
  children: RawBlock[];
}

export interface Item {
  type: 'item';
  /** The columns that its other lines are indented by. */
  indent: number;
  children: RawBlock[];
}

export type Container = Quote | RawList | Item;
