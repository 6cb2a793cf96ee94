import type { OperationsOf } from '../kernel/operation';
import type { PictureServices } from './pictureServices';
import { readPicture } from './readPicture';
import { uploadPicture } from './uploadPicture';

export const pictureOperations = {
  uploadPicture: (call) => uploadPicture(call, call.body),
  picture: (call) => readPicture(call, call.id),
} satisfies OperationsOf<'uploadPicture' | 'picture', PictureServices>;
