import type { PictureFault as Unfit } from '../../rules/pictures/cleanPicture';

/** Why a picture does not come with its question. */
export type PictureFault = 'missing' | 'elsewhere' | 'tooMany' | Unfit;

/** What a picture is called in Markdown, or why it does not come. */
export type PlacedPicture =
  { reference: string; fault?: never } | { fault: PictureFault; name: string };

/** The pictures of a text, by their addresses in it. */
export type PlacedPictures = ReadonlyMap<string, PlacedPicture>;
