const inBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAFXRFWHRDb21tZW50AFRha2VuIGF0IGhvbWXFHVH8AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel, with a comment beside it (`tEXt`). */
export const samplePicture = Uint8Array.from(atob(inBase64), (byte) => byte.charCodeAt(0));
