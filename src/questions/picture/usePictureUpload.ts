import { useContext } from 'react';
import { useUploadPicture } from '../../api/teachingHooks';
import { useCapability } from '../../api/useCapability';
import { HostRoutesContext } from '../../provider/hostPaths';
import { largestPicture } from '../../rules/pictureBounds';
import { pictureReference } from '../../rules/pictures/reference';

interface PictureUpload {
  /** Whether pictures can be uploaded: to the host's store, or to a server that says so. */
  isThere: boolean;
  /** Most bytes of a file; undefined where only the host knows. */
  mostBytes: number | undefined;
  /** @returns the picture's address in a text */
  upload: (file: File) => Promise<string>;
}

/** Keeps pictures where the host wants them (`uploadPicture` of the provider), or on the server. */
export function usePictureUpload(): PictureUpload {
  const { uploadPicture } = useContext(HostRoutesContext);
  const server = useCapability('uploadPicture', uploadPicture === undefined);
  const { mutateAsync } = useUploadPicture();
  if (uploadPicture) return { isThere: true, mostBytes: undefined, upload: uploadPicture };
  return {
    isThere: server.isThere === true,
    mostBytes: largestPicture,
    upload: async (file) => pictureReference((await mutateAsync(file))._id),
  };
}
