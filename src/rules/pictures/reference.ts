const reference = /\bmedia:([\w.-]{1,200})/g;
const size = /-(\d{1,5})x(\d{1,5})$/;

interface Size {
  width: number;
  height: number;
}

/** What a text in Markdown calls a picture. */
export const pictureReference = (id: string): string => `media:${id}`;

/** The ids of the pictures that a text may show; more than it does where one stands in code. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(reference)].map(([, id = '']) => id);
}

/**
 * The id of a picture: what it consists of, and how much room it needs, so that a page can keep the
 * room before it has the picture.
 *
 * @param digest of the picture's bytes, in base64url
 */
export function pictureIdOf(digest: string, { width, height }: Size): string {
  return `${digest}-${width}x${height}`;
}

/** The size in pixels that an id names; undefined if it names none. */
export function pictureSizeOf(id: string): Size | undefined {
  const [, width, height] = size.exec(id) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}
