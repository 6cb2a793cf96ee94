import { optionTexts } from '../../items/itemRules';
import { picturesIn } from '../../rules/pictures/reference';
import type { WrittenPicture, WrittenPictures, WrittenQuestion } from './questionFormat';

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg' };

/** The name of a picture's file. */
export const fileNameOf = (id: string, { type }: WrittenPicture): string =>
  `${id}.${endings[type] ?? type.replace(/^image\//, '')}`;

/** The ids of the pictures that questions show. */
export const picturesOf = (questions: readonly WrittenQuestion[]): Set<string> =>
  new Set(
    questions
      .filter(({ format }) => format === 'markdown')
      .flatMap((question) => [question.title, question.description, ...optionTexts(question)])
      .flatMap(picturesIn),
  );

/**
 * A text in Markdown that names the files of its pictures. Those that are not written keep their
 * addresses.
 *
 * @param folder what stands before the name of a file
 */
export const namingFiles = (text: string, pictures: WrittenPictures, folder: string): string =>
  text.replace(/\bmedia:([\w.-]{1,200})/g, (address, id: string) => {
    const picture = pictures.get(id);
    return picture ? folder + fileNameOf(id, picture) : address;
  });

/** Bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  let written = '';
  // As many arguments as any browser takes, and a multiple of three.
  for (let at = 0; at < bytes.length; at += 24_576) {
    written += btoa(String.fromCharCode(...bytes.subarray(at, at + 24_576)));
  }
  return written;
}
