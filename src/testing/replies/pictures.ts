import { optionTexts } from '../../items/itemRules';
import { mostPictureBytes } from '../../rules/pictureBounds';
import { cleanPicture } from '../../rules/pictures/cleanPicture';
import { pictureIdOf, picturesIn } from '../../rules/pictures/reference';
import { replies } from '../../rules/replies';
import type { OwnedPicture, OwnedQuiz } from '../school/records';
import { Refusal } from '../school/refusal';
import type { Acting, Replies } from './call';

const isSame = ({ bytes }: OwnedPicture, other: Uint8Array): boolean =>
  bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);

function shows({ items }: OwnedQuiz, id: string): boolean {
  return items
    .filter(({ format }) => format === 'markdown')
    .some((item) => picturesIn([item.title, ...optionTexts(item)].join('\n')).includes(id));
}

/** Whether the caller uploaded a picture, or takes or took a quiz of its owner that shows it. */
function maySee({ data, caller, now }: Acting, { _id, owner }: OwnedPicture): boolean {
  if (owner === caller._id) return true;
  return data.quizzes.some(
    (owned) =>
      owned.owner === owner &&
      Date.parse(owned.quiz.schadule) <= now.getTime() &&
      data.attempts.some(
        ({ quiz, student }) => quiz === owned.quiz._id && student === caller._id,
      ) &&
      shows(owned, _id),
  );
}

/** The pictures of questions. */
export const pictureReplies: Replies<'uploadPicture' | 'picture'> = {
  uploadPicture({ data, caller, body }) {
    const cleaned = cleanPicture(body ?? new Uint8Array());
    if (cleaned === 'tooLarge') throw new Refusal(400, replies.pictures.tooLarge);
    if (cleaned === 'tooManyParts') throw new Refusal(400, replies.pictures.tooManyParts);
    if (cleaned === 'unreadable') throw new Refusal(400, replies.pictures.unreadable);
    const { type, width, height, bytes } = cleaned;
    const own = data.pictures.filter(({ owner }) => owner === caller._id);
    const known = data.pictures.find((picture) => isSame(picture, bytes));
    const _id = known?._id ?? pictureIdOf(data.newId('picture'), { width, height });
    if (!own.some((picture) => picture._id === _id)) {
      const taken = own.reduce((sum, picture) => sum + picture.bytes.length, 0);
      if (taken + bytes.length > mostPictureBytes) throw new Refusal(409, replies.pictures.full);
      data.pictures.push({ ...cleaned, _id, owner: caller._id });
    }
    return { _id, type, width, height, message: replies.pictures.added };
  },

  picture(call) {
    const found = call.data.pictures.find(
      (picture) => picture._id === call.id && maySee(call, picture),
    );
    if (found === undefined) throw new Refusal(404, replies.pictures.unknown);
    return found;
  },
};
