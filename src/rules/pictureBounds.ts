/** Most bytes of a picture: 2 MiB. */
export const largestPicture = 2 * 1024 * 1024;

/** Most bytes of all pictures of an instructor: 100 MiB. */
export const mostPictureBytes = 100 * 1024 * 1024;

/** Milliseconds for which a picture stays that nothing shows: 30 days. */
export const unusedPictureMs = 30 * 24 * 60 * 60_000;
