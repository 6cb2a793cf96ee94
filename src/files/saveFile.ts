/**
 * Lets the browser save a text, bytes, or parts of a text as a file.
 *
 * @param type its media type
 */
export function saveFile(
  fileName: string,
  content: string | Uint8Array<ArrayBuffer> | readonly Blob[],
  type = 'text/plain;charset=utf-8',
): void {
  const url = URL.createObjectURL(new Blob(Array.isArray(content) ? content : [content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  // Firefox follows a link only while it is in the document.
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
