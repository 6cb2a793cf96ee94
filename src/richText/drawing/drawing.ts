import type { ReactNode } from 'react';
import type { Addresses } from './addresses';
import type { RichTextWords } from './words';

/** A picture that the host has: `![alt](media:id "title")`. */
export interface MediaPicture {
  id: string;
  /** What it shows, in words. */
  alt: string;
  /** Undefined without one. */
  title: string | undefined;
}

export type DrawMedia = (picture: MediaPicture) => ReactNode;

/** What all parts of one text share. */
export interface Drawing {
  addresses: Addresses;
  /** Draws a picture that the host has; undefined where it has none. */
  drawMedia?: DrawMedia | undefined;
  words: RichTextWords;
  /** The level of the highest headings; undefined where headings are emphasised paragraphs. */
  headingLevel: number | undefined;
  /** Whether it stands in a line. */
  isInline: boolean;
}
